import { donations } from '../../../../domain/giving/donations.collection'
import { omitUndefined } from '../../../../domain/shared/omit-undefined'
import { choice, email, money, optional, type RecordOf, reference, text, withHelp } from '../../../../domain/shared/records/fields'
import type { EnteredGift } from '../../../../domain/shop/gifts/record-gifts.contract'

/** The fields of a gift. */
export const giftFields = {
  personId: optional(reference('Donor', 'people')),
  email: withHelp(optional(email('Email')), 'Only if the donor is new.'),
  causeId: optional(reference('For', 'campaigns')),
  how: optional(choice('How', ['cheque', 'cash', 'goods'])),
  amount: optional(money('Amount')),
  ref: optional(text('Check number', 80)),
  description: withHelp(optional(text('Goods', 300)), 'What was given, never its value.'),
  softCredit: withHelp(optional(reference('Thank too', 'people')), 'Others to thank for it.'),
  shownAs: withHelp(optional(text('Name to show', 80)), 'Only if they agreed to be named.'),
  tribute: donations.fields.tribute,
}
export type Entry = Partial<RecordOf<typeof giftFields>>

/** The first problem of an entered gift, as a sentence. */
export function giftProblem({ personId, email: address, causeId, how, amount, description }: Entry): string | undefined {
  if (personId === undefined && address === undefined) return 'Choose the donor, or enter their email.'
  if (causeId === undefined) return 'Choose what it is for.'
  if (how === undefined) return 'Choose how it came.'
  if (how === 'goods') {
    if (amount !== undefined) return 'Leave the amount of goods empty. The donor values them.'
    return description ? undefined : 'Describe the goods.'
  }
  return amount !== undefined && amount.cents >= 100 ? undefined : 'Enter an amount of at least $1.'
}

/** A valid gift in the form that the callable expects. */
export function enteredGift({
  personId,
  email: address,
  causeId = '',
  how,
  amount,
  ref,
  description = '',
  softCredit,
  shownAs,
  tribute,
}: Entry): EnteredGift {
  const common = omitUndefined({
    personId,
    email: personId === undefined ? address?.trim().toLowerCase() : undefined,
    causeId,
    tribute,
    shownAs: shownAs?.trim() || undefined,
    softCredits: softCredit === undefined ? undefined : [softCredit],
  })
  const gift =
    how === 'goods'
      ? { ...common, how, description }
      : { ...common, how: how ?? 'cheque', amountCents: amount?.cents ?? 0, ...omitUndefined({ ref }) }
  return gift as EnteredGift
}
