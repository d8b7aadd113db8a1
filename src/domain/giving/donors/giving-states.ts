/**
 * When somebody gave last: `thisYear`; `lybunt`, last fiscal year but not this one; `sybunt`, some year before, but neither; or never by
 * themselves (`credited`: others gave, and they are to be thanked too).
 */
export const givingStates = ['thisYear', 'lybunt', 'sybunt', 'credited'] as const
