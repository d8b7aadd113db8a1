/** A payment or gift, and what the donor received for it. Amounts in cents. */
export interface Contribution {
  readonly paidCents: number
  /** Fair-market value of what the donor receives; `null` if nobody has estimated it. */
  readonly fmvCents: number | null
}

export type Deductible =
  /** `letter` is the kind of receipt; `disclosure`: whether the donor must be told the value of the benefits. */
  | { readonly cents: number; readonly letter: 'no-goods' | 'quid-pro-quo' | 'sales-receipt'; readonly disclosure: boolean }
  /** No receipt may be written, and no deductible amount may be shown. */
  | { readonly cents: null; readonly letter: 'refused'; readonly reason: 'value-of-benefits-unknown' }

/** Payments above this amount in cents require disclosure of the value of the benefits. Set by law, and not indexed. */
export const disclosureAboveCents = 7500

/** The part of a contribution that the donor may deduct: the payment minus the value of what was received. */
export function deductible({ paidCents, fmvCents }: Contribution): Deductible {
  if (fmvCents === null) return { cents: null, letter: 'refused', reason: 'value-of-benefits-unknown' }
  const cents = Math.max(0, paidCents - fmvCents)
  if (cents === 0) return { cents, letter: 'sales-receipt', disclosure: false }
  if (fmvCents === 0) return { cents, letter: 'no-goods', disclosure: false }
  return { cents, letter: 'quid-pro-quo', disclosure: paidCents > disclosureAboveCents }
}
