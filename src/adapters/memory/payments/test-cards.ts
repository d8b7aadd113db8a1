/** What a test card does. The numbers and the reasons are those of Stripe's documentation. */
export interface TestCard {
  readonly brand: 'visa'
  readonly does: 'pay' | 'ask' | 'decline' | 'dispute'
  /** Why it is declined. */
  readonly reason?: string
}

const card = (does: TestCard['does'], reason?: string): TestCard => ({ brand: 'visa', does, ...(reason !== undefined && { reason }) })

/** `ask`: the bank asks the payer (3-D Secure). `dispute`: paid, and disputed at once. */
export const testCards: { readonly [number: string]: TestCard } = {
  '4242424242424242': card('pay'),
  '4000002500003155': card('ask'),
  '4000000000000002': card('decline', 'card_declined'),
  '4000000000009995': card('decline', 'insufficient_funds'),
  '4000000000000069': card('decline', 'expired_card'),
  '4000000000000127': card('decline', 'incorrect_cvc'),
  '4000000000000259': card('dispute'),
}
