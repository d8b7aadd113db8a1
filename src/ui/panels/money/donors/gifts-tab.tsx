import { donations } from '../../../../domain/giving/donations.collection'
import { Callables } from '../../../../domain/shared/functions/callables'
import { reasonField } from '../../../../domain/shared/functions/reason'
import { optional, text } from '../../../../domain/shared/records/fields'
import { scope } from '../../../../domain/shared/records/policy'
import { nameDonor } from '../../../../domain/shop/gifts/name-donor.contract'
import { voidGoods } from '../../../../domain/shop/gifts/void-goods.contract'
import { collectionPanel } from '../../engine/collection-panel'
import { expectMatch } from './expect-match'
import { causeColumn, donorColumn, goodsColumn, useGifts } from './gift-columns'

const all = () => true

/** Every gift there ever was. Gifts of money are changed by refunds in the ledger alone. */
export default collectionPanel(
  donations,
  {
    columns: [donorColumn, 'amount', goodsColumn, 'receivedOn', causeColumn, 'tribute.name', 'status', 'anonymous', 'taxYear'],
    sort: '-receivedOn',
    filters: ['status', 'receivedOn', 'amount', 'taxYear'],
    form: ['amount', 'inKind', 'receivedOn', 'taxYear', 'tribute', 'anonymous', 'shownAs', 'employer', 'orderId', 'pledgeId', 'voidReason', 'status'],
    actions: [
      {
        label: 'Open the order',
        on: 'one',
        fits: ({ orderId }) => orderId !== undefined,
        to: ({ orderId = '' }) => `/cpanel/stripetrans?open=${orderId}`,
      },
      expectMatch,
      {
        label: 'Name the donor',
        on: 'one',
        rule: scope('money'),
        ask: {
          what: 'All gifts of this donor that are not anonymous stand on the pages under this name. Without a name they stand there no more. Do it only if the donor asked for it.',
          fields: { shownAs: optional(text('Name to show', 80)) },
          begin: ({ shownAs }) => ({ shownAs }),
        },
        run: async ([gift], services, { shownAs = '' }) => {
          const name = shownAs.trim()
          await services.get(Callables).call(nameDonor, { personId: gift!.personId ?? '', ...(name !== '' && { shownAs: name }) })
          return { message: name === '' ? 'The name is off the pages.' : `The donor stands on the pages as ${name}.` }
        },
      },
      {
        label: 'Void',
        on: 'one',
        event: 'void',
        rule: voidGoods.access,
        fits: ({ inKind }) => inKind !== undefined,
        ask: { what: 'These goods were not given, or were entered by mistake.', fields: { reason: reasonField('Why') } },
        run: async ([gift], services, { reason = '' }) => {
          await services.get(Callables).call(voidGoods, { giftId: gift!.id, reason: reason.trim() })
          return { message: 'The gift is void.' }
        },
      },
    ],
  },
  () => ({ rows: useGifts(all) }),
  () => {},
)
