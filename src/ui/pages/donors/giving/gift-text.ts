import type { Campaign } from '../../../../domain/giving/offered-causes'
import { moneyOf } from '../../../kit/format-money'
import { type EnteredGift, isTribute, paidCents, purposesOf } from './gift-fields'

/** `$50 for “First doors”, in memory of Ada`. */
export function giftText(gift: EnteredGift, campaigns: readonly Campaign[]): string {
  const { often, campaign, designation = '', tribute, name, notifyEmail, employer } = gift
  const title = campaigns.find(({ id }) => id === campaign)?.title ?? ''
  return [
    `${moneyOf({ cents: paidCents(gift) })}${often === 'monthly' ? ' a month' : ''} for “${title}”`,
    purposesOf(campaigns, campaign).includes(designation) && designation,
    isTribute(tribute) && `${tributeText(tribute).toLowerCase()} ${name?.trim()}`,
    isTribute(tribute) && notifyEmail !== undefined && `we tell ${notifyEmail.trim()}`,
    employer?.trim() && `matched by ${employer.trim()}`,
  ]
    .filter(Boolean)
    .join(', ')
}

export const tributeText = (tribute: 'honour' | 'memory') => (tribute === 'memory' ? 'In memory of' : 'In honor of')
