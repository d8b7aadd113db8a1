/** Milliseconds in which a registration that is submitted has to be paid. */
export const paymentPeriod = 7 * 86_400_000
