import type { QuoteRefusal } from '../../domain/shop/checkout/quote-order.contract'
import { counted } from '../kit/counted'
import { moneyOf } from '../kit/format-money'
import { availabilityText } from './availability-text'

/** Why something cannot be ordered, and what to do. */
export function refusalText(refusal: QuoteRefusal): string {
  switch (refusal.reason) {
    case 'nothing-chosen':
      return 'Nothing is chosen yet.'
    case 'zip-needed':
      return 'Enter the ZIP code that it is sent to. The tax depends on it.'
    case 'too-many-lines':
      return `An order has ${refusal.most} lines at most. Split it into two orders.`
    case 'too-heavy':
      return 'Together this is too heavy to send. Fetch it, or split it into two orders.'
    case 'unknown-item':
      return 'This is no longer sold. Remove it to continue.'
    case 'number-taken':
      return 'This is in the order twice. Remove one.'
    case 'value-of-benefits-unknown':
      return 'This cannot be bought here yet. Write to us.'
    case 'pieces':
      return `You can order 1 to ${counted(refusal.most, 'piece')}.`
    case 'amount':
      return `Enter an amount from ${moneyOf({ cents: refusal.minCents })} to ${moneyOf({ cents: refusal.maxCents })}.`
    case 'unavailable':
      return unavailable(refusal.availability)
    case 'only-fetched':
      return 'We do not send things at present. Choose to fetch it.'
    case 'address-needed':
      return 'Enter the address that it is sent to, or choose to fetch it.'
    case 'code':
      return codeText[refusal.problem]
    case 'no-upgrade':
      return 'This needs a running membership of another level, and we must know what was paid for it.'
    case 'credit-above-price':
      return 'The days that are left are worth more than this costs. Choose more terms, or a larger level.'
    case 'sign-in-needed':
      return 'A membership or a monthly gift belongs to an account. Sign in or join first.'
    case 'monthly-already':
      return 'You pay for this every month already, or it renews itself. You can change that in your dashboard, under Gifts or Membership.'
    case 'only-card':
      return 'This can be paid by card only.'
  }
}

function unavailable(found: Extract<QuoteRefusal, { readonly reason: 'unavailable' }>['availability']): string {
  if (found.state === 'available') return `There are only ${found.left ?? 0} left. Take fewer.`
  if (found.state === 'members-only') return 'Only members can buy this. Sign in as a member, or remove it.'
  return `${availabilityText(found)}. Remove it to continue.`
}

const codeText: { readonly [P in Extract<QuoteRefusal, { readonly reason: 'code' }>['problem']]: string } = {
  unknown: 'We do not know this code. Check its letters, or remove it.',
  'not-yet': 'This code is not valid yet. Remove it to continue.',
  over: 'This code is no longer valid. Remove it to continue.',
  'used-up': 'This code has reached its limit. Remove it to continue.',
  'used-before': 'This code was used before with the same account or email. Remove it to continue.',
  'nothing-for-it': 'This code does not apply to anything you chose. Remove it to continue.',
}

/** The line that a refusal is about. */
export const refusedLine = (refusal: QuoteRefusal): string | undefined => ('lineId' in refusal ? refusal.lineId : undefined)
