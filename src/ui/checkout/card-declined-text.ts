/** Why a card was not charged, and what to do, by the provider's reason. */
const words: Readonly<Record<string, string>> = {
  card_declined: 'Your bank declined this card. Use another card, or ask your bank.',
  generic_decline: 'Your bank declined this card. Use another card, or ask your bank.',
  insufficient_funds: 'There is not enough money on this card. Use another card.',
  expired_card: 'This card has expired. Check its date, or use another card.',
  incorrect_cvc: 'The security code is wrong. Enter the three or four digits on the card again.',
  invalid_cvc: 'The security code is wrong. Enter the three or four digits on the card again.',
  incorrect_number: 'The number of the card is wrong. Enter it again.',
  invalid_number: 'The number of the card is wrong. Enter it again.',
  processing_error: 'The bank could not answer. Try again in a minute.',
  authentication_failed: 'Your bank did not confirm that it is you. Try again and confirm it, or use another card.',
  payment_intent_authentication_failure: 'Your bank did not confirm that it is you. Try again and confirm it, or use another card.',
}

export const cardDeclinedText = (reason: string): string => words[reason] ?? 'This card was not accepted. Use another card, or ask your bank.'
