/** Milliseconds within which a submitted registration has to be paid. */
export const paymentPeriod = 7 * 86_400_000
