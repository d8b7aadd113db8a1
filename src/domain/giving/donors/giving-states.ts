/**
 * When a person last gave: `thisYear`; `lybunt`: last fiscal year but not this one; `sybunt`: some earlier year, but neither of the two;
 * `credited`: never themselves, but they get soft credit for gifts of others.
 */
export const givingStates = ['thisYear', 'lybunt', 'sybunt', 'credited'] as const
