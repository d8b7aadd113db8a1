/** Statutory retention: why a value outlives the erasure of its person, and how many years after the record was created. */
export interface RetentionPeriod {
  readonly reason: string
  readonly law: string
  readonly years: number
}

/** A tax return can be assessed until at most six years after it was filed. */
export const booksOfAccount: RetentionPeriod = {
  reason: 'books of account and proof of gifts',
  law: '26 U.S.C. § 6001 and § 6501(e), 26 CFR § 1.6001-1',
  years: 7,
}

/** Civil penalties for mail without consent lapse after five years. */
export const proofOfConsent: RetentionPeriod = { reason: 'proof of consent for mail that was sent', law: '28 U.S.C. § 2462', years: 5 }

export function retentionEnds({ years }: RetentionPeriod, made: Date): Date {
  const end = new Date(made)
  end.setUTCFullYear(end.getUTCFullYear() + years)
  return end
}
