#ifndef C_ALLOCATION_COUNT_H
#define C_ALLOCATION_COUNT_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations are counted here: on Linux with the GNU C library, where the functions below
/// take the place of `malloc` and its kin in any executable that links this target.
bool allocations_are_counted(void);

/// How often the calling thread has asked for memory since it began; growing a block counts too.
uint64_t allocation_count(void);

#endif
