const rateOf = (pieces: number) => pieces * 2

/** Known from when the module loads. */
export const rate = rateOf(3)
