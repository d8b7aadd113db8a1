/** The behavior of a test card. `ask`: the bank asks the payer (3-D Secure). `dispute`: paid, and disputed at once. */
interface TestCard {
  readonly does: 'pay' | 'ask' | 'decline' | 'dispute'
  /** Why it is declined. */
  readonly reason?: string
  /** For a card that can be stored but is declined when it is charged without its holder: the reason. */
  readonly awayReason?: string
}

/** The numbers and the reasons are those of Stripe's documentation. */
export const testCards: { readonly [number: string]: TestCard } = {
  '4242424242424242': { does: 'pay' },
  '4000002500003155': { does: 'ask' },
  '4000002760003184': { does: 'ask', awayReason: 'authentication_required' },
  '4000000000000341': { does: 'decline', reason: 'card_declined', awayReason: 'card_declined' },
  '4000000000000002': { does: 'decline', reason: 'card_declined' },
  '4000000000009995': { does: 'decline', reason: 'insufficient_funds' },
  '4000000000000069': { does: 'decline', reason: 'expired_card' },
  '4000000000000127': { does: 'decline', reason: 'incorrect_cvc' },
  '4000000000000259': { does: 'dispute' },
}
