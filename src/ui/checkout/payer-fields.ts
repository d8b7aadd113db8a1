import { boolean, choice, email, type FieldMap, text, withHelp } from '../../domain/shared/records/fields'
import type { OrderDraft } from '../../domain/shop/checkout/order-draft'
import type { EnteredPayer } from './stored-checkouts'

const payer = {
  email: withHelp(email('Email'), 'The receipt goes there.'),
}
const way = { delivery: choice('How do you get it?', ['send', 'fetch']) }
const address = {
  name: text('Name', 80),
  street: text('Street and number', 140),
  city: text('City', 80),
  region: text('State', 40),
  zip: text('ZIP code', 10),
}
const end = {
  method: choice('How do you pay?', ['card', 'cheque']),
  accepts: boolean('I accept the terms of sale'),
}
export const payerFields = { ...payer, ...way, ...address, ...end }

/** A draft before the delivery address is known. */
export type ChosenDraft = Pick<OrderDraft, 'lines' | 'code'>

const zipForm = /^\d{5}(-\d{4})?$/

/** The fields for the payer; an address only if goods are sent. */
export const askedFields = ({ delivery }: EnteredPayer, canBeSent: boolean): FieldMap => ({
  ...payer,
  ...(canBeSent && way),
  ...(canBeSent && delivery === 'send' && address),
  ...end,
})

export const payerProblems = ({ delivery, zip, accepts }: EnteredPayer, canBeSent: boolean) => ({
  zip: canBeSent && delivery === 'send' && zip && !zipForm.test(zip.trim()) ? 'Enter a ZIP code, like 21201.' : undefined,
  accepts: accepts ? undefined : 'Accept the terms of sale to continue.',
})

/** The draft with the known part of the delivery address: the ZIP code as soon as it is complete, and the address once all of it is entered. */
export function draftTo(draft: ChosenDraft, { delivery = 'send', zip: typed = '' }: EnteredPayer): OrderDraft {
  const zip = delivery === 'send' ? typed.trim() : ''
  return zipForm.test(zip) ? { ...draft, zip } : draft
}

/** The same for the final order. */
export function orderedDraft(
  draft: ChosenDraft,
  { delivery, name = '', street = '', city = '', region = '', zip = '' }: EnteredPayer,
  canBeSent: boolean,
): OrderDraft {
  if (!canBeSent || delivery !== 'send') return draft
  const [sentZip] = [zip.trim()]
  return { ...draft, zip: sentZip, sentTo: { name: name.trim(), street: street.trim(), city: city.trim(), region: region.trim(), zip: sentZip } }
}
