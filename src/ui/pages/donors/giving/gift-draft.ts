import type { Campaign } from '../../../../domain/giving/offered-causes'
import type { OrderDraft } from '../../../../domain/shop/checkout/order-draft'
import { type EnteredGift, isTribute, paidCents, purposesOf } from './gift-fields'

/** The order draft of a valid gift. */
export function giftDraft(gift: EnteredGift, campaigns: readonly Campaign[]): OrderDraft {
  const { often, campaign = '', designation, tribute, name, notifyEmail, naming, shownAs, employer } = gift
  return {
    lines: [
      {
        id: 'gift',
        kind: 'donation',
        refId: campaign,
        quantity: 1,
        amountCents: paidCents(gift),
        gift: {
          ...(often === 'monthly' && { monthly: true as const }),
          ...(designation !== undefined && purposesOf(campaigns, campaign).includes(designation) && { designation }),
          ...(isTribute(tribute) &&
            name !== undefined && {
              tribute: { kind: tribute, name: name.trim(), ...(notifyEmail !== undefined && { notifyEmail: notifyEmail.trim().toLowerCase() }) },
            }),
          anonymous: naming === 'anonymous',
          named: naming === 'named',
          ...(naming === 'named' && shownAs !== undefined && { shownAs: shownAs.trim() }),
          ...(employer?.trim() && { employer: employer.trim() }),
        },
      },
    ],
  }
}
