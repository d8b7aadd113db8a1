import type { adOrders } from '../../../../domain/ads/ad-orders.collection'
import { adStaff } from '../../../../domain/ads/pipeline/ad-staff'
import { changeAd } from '../../../../domain/ads/pipeline/change-own-ad.contract'
import { moveAd } from '../../../../domain/ads/pipeline/manage-ads.contract'
import { adSpaceText } from '../../../../domain/ads/pricing/ad-price-table'
import { Callables } from '../../../../domain/shared/functions/callables'
import { reasonField } from '../../../../domain/shared/functions/reason'
import { longText } from '../../../../domain/shared/records/fields'
import { bookInquiry } from '../../../../domain/shop/ads/book-inquiry.contract'
import { cancelAd, quoteAdCancellation } from '../../../../domain/shop/ads/cancel-ad.contract'
import { moneyOf } from '../../../kit/format-money'
import { callAction } from '../../engine/actions/call-action'
import type { PanelAction, RowOf } from '../../engine/panel-spec'

type Action = PanelAction<RowOf<typeof adOrders>>

const told = 'They were told by mail.'

/** What staff do with an advertisement; placing is on the flat plan. */
export const adActions: readonly Action[] = [
  callAction(bookInquiry)({
    label: 'Book it with an invoice',
    on: 'one',
    event: 'book',
    ask: {
      what: ([ad]) =>
        `It takes the space: ${adSpaceText({ size: ad?.size ?? '', position: ad?.position })}, ${moneyOf(ad?.price ?? { cents: 0 })}. They get the invoice by mail and have two weeks to pay it.`,
      fields: {},
    },
    input: ({ id }) => ({ adId: id }),
    done: `Booked. ${told}`,
  }),
  callAction(moveAd)({
    label: 'Show as a proof',
    on: 'one',
    event: 'pass',
    input: ({ id }) => ({ adId: id, event: 'pass' }),
    done: `The proof is ready. ${told}`,
  }),
  callAction(moveAd)({
    label: 'Ask for changes',
    on: 'one',
    event: 'refuse',
    ask: {
      what: 'The advertiser gets your comment by mail and may send another version.',
      fields: { comment: longText('What should they change?', 1000) },
      notes: ['The text is too close to the edge.', 'The picture is too small to print sharply.'],
    },
    input: ({ id }, { comment }) => ({ adId: id, event: 'refuse', comment }),
    done: `Changes asked for. ${told}`,
  }),
  callAction(moveAd)({
    label: 'Accept the artwork despite the check',
    on: 'one',
    event: 'check',
    fits: ({ art = [] }) => art.at(-1)?.result === 'block',
    ask: { what: 'The check refused it. Your reason is kept in the history.', fields: { reason: reasonField('Why it can be printed') } },
    input: ({ id }, { reason }) => ({ adId: id, event: 'override', reason }),
    done: 'Taken. Look at it, then show it as a proof.',
  }),
  {
    label: 'Place on the flat plan',
    on: 'one',
    rule: moveAd.access,
    fits: ({ status }) => status === 'approved' || status === 'placed',
    to: ({ id, editionId = '' }) => `?view=plan&edition=${editionId}&ad=${id}`,
  },
  callAction(changeAd)({
    label: 'Comment',
    on: 'one',
    rule: adStaff,
    ask: {
      title: 'Comment on this advertisement',
      what: 'The advertiser reads it on the page of the advertisement.',
      fields: { comment: longText('Comment', 1000) },
    },
    input: ({ id }, { comment }) => ({ adId: id, change: 'comment', comment }),
    done: 'Comment sent.',
  }),
  {
    label: 'Cancel and pay back',
    on: 'one',
    event: 'cancel',
    rule: adStaff,
    ask: {
      title: 'Cancel this advertisement and pay it back',
      what: 'The booking ends, its space is free again, and all that was paid for it is paid back. This cannot be undone.',
      fields: {},
      typed: ({ business = '' }) => business || 'cancel',
    },
    run: async ([ad], services) => {
      const callables = services.get(Callables)
      const { refundCents } = await callables.call(quoteAdCancellation, { adId: ad!.id })
      await callables.call(cancelAd, { adId: ad!.id, seenRefundCents: refundCents })
      return { message: `${refundCents > 0 ? `Canceled; ${moneyOf({ cents: refundCents })} are paid back.` : 'Canceled.'} ${told}` }
    },
  },
]
