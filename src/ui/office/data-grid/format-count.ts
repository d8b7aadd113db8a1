const numbers = new Intl.NumberFormat('en-US')

/** A number of rows as the office says it: `12,345`. Made once: a table says it with every key. */
export const formatCount = (n: number): string => numbers.format(n)
