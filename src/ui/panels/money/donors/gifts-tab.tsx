import { donations } from '../../../../domain/giving/donations.collection'
import { Callables } from '../../../../domain/shared/functions/callables'
import { reasonField } from '../../../../domain/shared/functions/reason'
import { email, localDate, optional, reference } from '../../../../domain/shared/records/fields'
import { recordPledge } from '../../../../domain/shop/gifts/record-pledge.contract'
import { voidGoods } from '../../../../domain/shop/gifts/void-goods.contract'
import { moneyOf } from '../../../kit/format-money'
import { collectionPanel } from '../../engine/collection-panel'
import { DollarsInput, dollars } from './dollars'
import { CauseInput, DonorInput } from './donor-input'
import { causeColumn, donorColumn, goodsColumn, useGifts } from './gift-columns'
import { newPledge } from './new-pledge'

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
      {
        label: 'Expect a match',
        on: 'one',
        rule: recordPledge.access,
        fits: ({ status, inKind }) => status !== 'void' && inKind === undefined,
        ask: {
          what: ([gift]) =>
            `The employer is expected to match this gift of ${moneyOf(gift!.amount!)}. When its payment comes, record it under “Pledges and matches”.`,
          fields: {
            personId: optional(reference('Employer', 'people')),
            email: optional(email('Email of the employer, if it is new')),
            amount: dollars('Dollars expected'),
            causeId: reference('For', 'campaigns'),
            dueOn: localDate('Expected by'),
          },
          inputs: { personId: DonorInput, amount: DollarsInput, causeId: CauseInput },
          begin: ({ amount, campaignId, fundId }) => ({ amount: String((amount?.cents ?? 0) / 100), causeId: campaignId ?? fundId }),
        },
        run: async ([gift], services, answer) => {
          await newPledge(services, `match-${gift!.id}`, { ...answer, matchOf: gift!.id })
          return { message: 'The match is expected.' }
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
