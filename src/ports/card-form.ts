import { token } from './token'

/** How paying ended, for the page that waits. Only the provider's message to the server marks an order as paid. */
export type CardOutcome =
  | { readonly state: 'submitted' }
  /** The provider's reason: `card_declined`, `expired_card`, `incorrect_cvc`, `authentication_failed` … */
  | { readonly state: 'declined'; readonly reason: string }
  /** A field of the card is not filled in, or wrongly; the form says which. */
  | { readonly state: 'incomplete' }
  /** No answer came; the payment may have been made all the same. */
  | { readonly state: 'unknown' }

/** The provider's own fields in the page: no number of a card ever reaches this program. */
export interface ShownCardForm {
  /** Pays. Where the bank asks for more, the payer may be led away and comes back to `returnTo`, an address of this site. */
  pay(returnTo: string): Promise<CardOutcome>
  /** Removes the fields from the page. */
  leave(): void
}

export interface CardFormLook {
  readonly dark: boolean
  /** CSS color of the focused field. */
  readonly accent: string
}

export interface CardForm {
  readonly provider: 'stripe' | 'simulated' | 'none'
  /** Begins to download the provider's program, for somebody who is about to pay. Without a network nothing happens: `show` tries again. */
  prefetch(): void
  /** Draws the fields into `place`. Rejects with `unavailable` of the port `payments` where the provider's program cannot be downloaded. */
  show(place: HTMLElement, clientSecret: string, look: CardFormLook): Promise<ShownCardForm>
}
export const CardForm = token<CardForm>('CardForm')
