import { donations } from '../../../../domain/giving/donations.collection'
import { reasonField } from '../../../../domain/shared/functions/reason'
import { optional, text } from '../../../../domain/shared/records/fields'
import { scope } from '../../../../domain/shared/records/policy'
import { nameDonor } from '../../../../domain/shop/gifts/name-donor.contract'
import { voidGoods } from '../../../../domain/shop/gifts/void-goods.contract'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Link } from '../../../routing/link'
import { callAction } from '../../engine/actions/call-action'
import { queriedPanel } from '../../engine/collection-panel'
import { expectMatch } from './expect-match-action'
import { causeColumn, donorColumn, goodsColumn, useGifts } from './gift-columns'

const all = () => true

/** All gifts so far. Gifts of money can only be changed by refunds in the ledger. */
export default queriedPanel(
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
      callAction(nameDonor)({
        label: 'Name the donor',
        on: 'one',
        rule: scope('money'),
        ask: {
          what: 'Our pages show this name with every gift of this donor that is not anonymous. Leave it empty to take the name off. Do this only if the donor asked for it.',
          fields: { shownAs: optional(text('Name to show', 80)) },
          begin: ({ shownAs }) => ({ shownAs }),
        },
        input: ({ personId = '' }, { shownAs }) => ({ personId, ...(shownAs && { shownAs }) }),
        done: (_, __, { shownAs }) => (shownAs ? `Our pages show the donor as ${shownAs}.` : 'Our pages no longer show the name.'),
      }),
      callAction(voidGoods)({
        label: 'Void',
        on: 'one',
        event: 'void',
        fits: ({ inKind }) => inKind !== undefined,
        ask: {
          title: 'Void this gift',
          what: 'Do this if the goods were not given, or were entered by mistake.',
          fields: { reason: reasonField('Why') },
        },
        input: ({ id }, { reason }) => ({ giftId: id, reason }),
        done: 'The gift is void.',
      }),
    ],
  },
  () => ({
    rows: useGifts(all),
    empty: <EmptyState title="No gifts yet" action={<Link to="/cpanel/donorbackend?view=entry">Enter the first gifts</Link>} />,
  }),
)
