/** Milliseconds in which a registration that is submitted has to be paid. */
export const payWithin = 7 * 86_400_000
