/** `today`, `tomorrow`, `in 12 days`, from two calendar days. */
export const inDays = (days: number): string => (days <= 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`)
