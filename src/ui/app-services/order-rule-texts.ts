import type { RuleBroken } from '../../domain/shared/records/rule-broken'
import { nothingChanged, words } from './error-texts'

type Details = RuleBroken['details']
const notCharged = 'You have not been charged.'
/** The level that the rule names. */
const levelOf = ({ name }: Details) => (name === undefined ? 'one level' : `the level “${name}”`)

/** The texts of the rules of orders, payments and memberships. */
export const orderRuleWords = {
  'price-changed': () => words('A price has changed since you saw it.', 'Look at the new total, then pay.', notCharged),
  'order-refused': () => words('Something in this order cannot be had as it is.', 'Look at the lines that are marked.', notCharged),
  'sold-out': () => words('Somebody else was faster: there are not enough left.', 'Take fewer, or remove it.', notCharged),
  'stock-taken': () => words('More of it was sold than is left after this.', 'Look at the stock now, then enter it again.', nothingChanged),
  'variant-held': () =>
    words('Somebody is paying for a variant that you remove.', 'Set its stock to 0 instead, or try again in an hour.', nothingChanged),
  'sku-twice': () => words('Two variants have the same number.', 'Give each its own number.', nothingChanged),
  'payments-off': () => words('We cannot take cards here yet.', 'Choose to pay by check, or write to us.', notCharged),
  'order-unknown': () => words('We cannot find this order.', 'Open it from the mail about it, or sign in with the account that ordered it.'),
  'order-over': () => words('This order was not paid in time, so it has ended.', 'Put the things in your cart again.', notCharged),
  'refund-refused': ({ reason }: Details) =>
    reason === 'credited'
      ? words('Its unused days paid for a part of the level that they have now.', 'Refund the order of that level first.', nothingChanged)
      : words('This cannot be refunded.', 'Load the order again to see what is left.', nothingChanged),
  'order-too-large': () => words('An order at the desk can be $10,000 at most.', 'Split it into two orders.', nothingChanged),
  'payment-twice': () => words('The same payment was entered a few minutes ago.', 'Look at the order before you enter it again.', nothingChanged),
  'payment-unmatched': () =>
    words('This payment does not fit that order.', 'Choose an order that is not paid yet and has the same total.', nothingChanged),
  'letter-refused': () =>
    words('This letter cannot be written.', 'Look at the gift and at the legal name and tax number, then try again.', nothingChanged),
  'no-email': () => words('They have no email address for the receipt.', 'Enter one under People, then try again.', nothingChanged),
  'batch-disagrees': () => words('These do not add up to what you counted.', 'Compare them with your list, then record them.', nothingChanged),
  'batch-recorded': () =>
    words(
      'Some of these gifts were recorded before you changed them.',
      'Look at the list of gifts, and enter only those that are missing.',
      nothingChanged,
    ),
  'donor-missing': () => words('It has no donor.', 'Choose the donor, or enter their email.', nothingChanged),
  'gift-lettered': () => words('A letter was issued for this gift.', 'Void the letter first, under Donation letters.', nothingChanged),
  'monthly-order': () => words('We charge your card for this ourselves.', 'You can change the card in your dashboard, under Gifts or Membership.'),
  'not-renewable': () => words('This membership has ended, or it renews itself already.', 'Reload the page to see what it is now.', nothingChanged),
  'seats-ended': () => words('This membership does not count today.', 'Renew it first, then invite your family.', nothingChanged),
  'seats-full': () => words('Every place of this membership is taken.', 'Remove somebody first, or exchange them.', nothingChanged),
  'seat-taken': () => words('They have a place in this membership already.', 'Enter the email of somebody else.', nothingChanged),
  'seat-address': () => words('This invitation went to another email.', 'Sign in with that email and confirm it, then accept.', nothingChanged),
  'nothing-failed': () => words('Their latest payment did not fail.', 'Look at the payment again.', 'Nobody was mailed.'),
  'mailed-today': () => words('They were mailed about it today.', 'Mail them again tomorrow.', 'They were not mailed again.'),
  'pause-too-long': () => words('A pause ends within six months.', 'Choose a date after today.', nothingChanged),
  'download-over': () => words('This download has ended.', 'Renew it on the page of your order.'),
  'download-refunded': () => words('This was refunded, so it can no longer be downloaded.', 'You can buy it again in the shop.'),
  'nothing-to-pay': () => words('This membership costs nothing.', 'Give it instead.', nothingChanged),
  'no-terms': () => words('This membership has no days to extend.', 'Give a term instead.', nothingChanged),
  'not-later': () => words('The membership already lasts until then, or longer.', 'Choose a later day.', nothingChanged),
  'not-cancelled': () =>
    words('This membership cannot be canceled with a refund.', 'Look at its days and at the payments of its orders.', nothingChanged),
  'not-movable': () => words('The days of this membership cannot be given to that one.', 'Look at what they have now.', nothingChanged),
  'level-key': (details: Details) => words(`The key of ${levelOf(details)} is taken by another level.`, 'Give it another name.', nothingChanged),
  'level-price': (details: Details) =>
    words(
      `The price of ${levelOf(details)} is below zero, its price a month is below $1, or its benefits are worth more than it costs.`,
      'Change its amounts.',
      nothingChanged,
    ),
  'level-schedule': (details: Details) =>
    words(`A scheduled price of ${levelOf(details)} begins today or earlier, or two begin on the same day.`, 'Choose other days.', nothingChanged),
  'level-held': (details: Details) =>
    words(`Somebody is or was a member of ${levelOf(details)}.`, 'Keep the level, or stop selling the whole membership.', nothingChanged),
  'address-taken': () =>
    words('Another membership with this address is for sale.', 'Stop selling that one first, or choose another address.', nothingChanged),
  'not-for-sale': ({ missing }: Details) =>
    words(
      missing === 'levels' ? 'This membership has no levels yet.' : 'Its address does not fit.',
      missing === 'levels' ? 'Add a level with its price.' : 'Enter 3 to 20 small letters from a to z.',
      nothingChanged,
    ),
  'registration-refused': () => words('You cannot register like this.', 'Look at the steps that are marked.', notCharged),
  'building-full': () => words('Every place in this building is taken.', 'Choose another place, or wait for one.', notCharged),
  'place-free': () => words('A place is free, so nobody has to wait.', 'Register for it.'),
  'not-first': () => words('Somebody else is first in this line.', 'Offer the place to them.', nothingChanged),
  'refund-changed': () => words('The amount that we pay back has changed.', 'Look at it again, then withdraw.', nothingChanged),
  'being-paid': () => words('A payment for this is on its way.', 'Try again in a few minutes.', nothingChanged),
}
