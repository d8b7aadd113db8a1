const numbers = new Intl.NumberFormat('en-US')

/** `12,345`. The formatter is created once: a table uses it with every key press. */
export const formatCount = (n: number): string => numbers.format(n)
