package enum RuleFilesPlaceholder {}
