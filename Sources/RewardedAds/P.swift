package enum RewardedAdsPlaceholder {}
