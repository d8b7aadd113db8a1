import { feeCover, giftRange } from '../../../../domain/giving/gift-limits-and-card-fee'
import { monthlyRange } from '../../../../domain/giving/monthly/charge-days'
import type { Campaign } from '../../../../domain/giving/offered-causes'
import { boolean, choice, email, type FieldMap, money, optional, text, withHelp } from '../../../../domain/shared/records/fields'
import type { FormProblems, FormValues } from '../../../forms/use-form'
import { moneyOf } from '../../../kit/format-money'

const asked = {
  often: optional(choice('How often?', ['once', 'monthly'])),
  campaign: text('What is your gift for?', 128),
  amount: money('Amount'),
  designation: optional(text('Use it for', 80)),
  tribute: choice('Is it for somebody?', ['none', 'honour', 'memory']),
  name: text('Their name', 80),
  notifyEmail: optional(
    withHelp(email('Whom to tell, by email'), 'Once your gift has arrived, we email them that you gave. We do not say how much.'),
  ),
  naming: choice('Your name', ['unnamed', 'named', 'anonymous']),
  shownAs: withHelp(
    text('Name to show', 80),
    'We show it once your gift has arrived, with the level of what you give in a year and never an amount. You can take it back in your dashboard.',
  ),
  employer: withHelp(
    optional(text('Employer who matches your gift', 80)),
    'If your employer doubles what its people give, tell us its name. We ask it.',
  ),
  coversFee: boolean('Add the card fee'),
}
export type GiftFields = typeof asked
/** The input about a gift so far. */
export type EnteredGift = FormValues<GiftFields>

export const purposesOf = (campaigns: readonly Campaign[], id: string | undefined): readonly string[] =>
  campaigns.find(campaign => campaign.id === id)?.designations ?? []

/** The fields for this giver: a purpose if the campaign has several, a name if the gift honors somebody. */
export function giftFields({ tribute, campaign, naming }: EnteredGift, campaigns: readonly Campaign[]): FieldMap {
  const { often, campaign: purpose, amount, designation, tribute: forWhom, name, notifyEmail, naming: ownName, shownAs, employer, coversFee } = asked
  return {
    often,
    ...(campaigns.length > 1 && { campaign: purpose }),
    amount,
    ...(purposesOf(campaigns, campaign).length > 0 && { designation }),
    tribute: forWhom,
    ...(isTribute(tribute) && { name, notifyEmail }),
    naming: ownName,
    ...(naming === 'named' && { shownAs }),
    employer,
    coversFee,
  }
}

export const isTribute = (tribute: EnteredGift['tribute']): tribute is 'honour' | 'memory' => tribute === 'honour' || tribute === 'memory'

/** The payment in cents: the gift, plus the fee if the giver covers it. */
export const paidCents = ({ amount, coversFee }: EnteredGift): number => (amount ? amount.cents + (coversFee ? feeCover(amount.cents) : 0) : 0)

/** `hasAccount`: a monthly gift requires an account. */
export function giftProblems(gift: EnteredGift, campaigns: readonly Campaign[], hasAccount: boolean): FormProblems<GiftFields> {
  const { often, campaign, amount, tribute, name, naming, shownAs } = gift
  return {
    often: often === 'monthly' && !hasAccount ? 'Sign in first, or give once.' : undefined,
    campaign: campaigns.some(({ id }) => id === campaign) ? undefined : 'Choose what your gift is for.',
    amount: amountProblem(gift, amount?.cents),
    name: isTribute(tribute) && !name?.trim() ? 'Enter the name.' : undefined,
    shownAs: naming === 'named' && !shownAs?.trim() ? 'Enter the name to show.' : undefined,
  }
}

function amountProblem(gift: EnteredGift, cents: number | undefined): string | undefined {
  const { minCents, maxCents } = gift.often === 'monthly' ? monthlyRange : giftRange
  if (cents === undefined || Number.isNaN(cents)) return 'Choose or enter an amount.'
  if (cents < minCents || maxCents < cents) return `Enter an amount from ${moneyOf({ cents: minCents })} to ${moneyOf({ cents: maxCents })}.`
  return paidCents(gift) > maxCents
    ? `With the card fee, ${gift.often === 'monthly' ? 'a monthly gift' : 'a gift'} can be ${moneyOf({ cents: maxCents })} at most.`
    : undefined
}
