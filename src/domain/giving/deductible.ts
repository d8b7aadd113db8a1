/** What somebody paid or gave, and what they received for it. Amounts in cents. */
export interface Contribution {
  /** `ownWork` is a work of art given by the artist who made it. */
  readonly kind: 'gift' | 'membership' | 'auction' | 'ownWork'
  readonly paidCents: number
  /** Fair-market value of what is received in return; `null` while nobody has estimated it. */
  readonly fmvCents: number | null
}

export type Deductible =
  /** `letter` is what the receipt says; `disclosure`: the estimate of the benefits has to be told to the donor. */
  | { readonly cents: number; readonly letter: 'no-goods' | 'quid-pro-quo' | 'sales-receipt'; readonly disclosure: boolean }
  /** The letter describes what was given and names no amount. */
  | { readonly cents: null; readonly letter: 'described'; readonly disclosure: false }
  /** No letter may be written, and no amount promised. */
  | { readonly cents: null; readonly letter: 'refused'; readonly reason: 'value-of-benefits-unknown' }

/** Above this payment the value of the benefits has to be disclosed. The law's own figure; it is not indexed. */
export const disclosureAboveCents = 7500

/** The part of a contribution that the donor may deduct: what was paid beyond the value of what came back. */
export function deductible({ kind, paidCents, fmvCents }: Contribution): Deductible {
  if (kind === 'ownWork') return { cents: null, letter: 'described', disclosure: false }
  if (fmvCents === null) return { cents: null, letter: 'refused', reason: 'value-of-benefits-unknown' }
  const cents = Math.max(0, paidCents - fmvCents)
  if (cents === 0) return { cents, letter: 'sales-receipt', disclosure: false }
  if (fmvCents === 0) return { cents, letter: 'no-goods', disclosure: false }
  return { cents, letter: 'quid-pro-quo', disclosure: paidCents > disclosureAboveCents }
}
