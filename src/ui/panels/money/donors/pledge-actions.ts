import { centsOf, dollarsField } from '../../../../domain/giving/dollars-field'
import { pledgeLeft } from '../../../../domain/giving/pledges/pledge-payments'
import type { pledges } from '../../../../domain/giving/pledges.collection'
import { Callables } from '../../../../domain/shared/functions/callables'
import { brokenRuleOf } from '../../../../domain/shared/functions/cloud-function'
import { reasonField } from '../../../../domain/shared/functions/reason'
import type { Services } from '../../../../domain/shared/functions/service'
import type { StoredOf } from '../../../../domain/shared/records/collection'
import { choice, localDate, optional, text } from '../../../../domain/shared/records/fields'
import { type GiftBatch, recordGifts } from '../../../../domain/shop/gifts/record-gifts.contract'
import { writeOffPledge } from '../../../../domain/shop/gifts/record-pledge.contract'
import { moneyOf } from '../../../kit/format-money'
import { callAction } from '../../engine/actions/call-action'
import type { Done } from '../../engine/actions/use-outcome'
import type { PanelAction, RowOf } from '../../engine/panel-spec'
import { DollarsInput } from './dollars-input'

export interface PledgeRow extends StoredOf<typeof pledges> {
  readonly donor: string
  readonly cause: string | undefined
}

/** A repeated try with the same content is the same payment. */
const sent = { content: '', key: '' }
function keyOf(content: string): string {
  if (sent.content !== content) Object.assign(sent, { content, key: crypto.randomUUID() })
  return sent.key
}

/** A second identical payment within ten minutes may be a mistake, so staff confirm it. */
async function pay(services: Services, batch: GiftBatch): Promise<Done> {
  try {
    await services.get(Callables).call(recordGifts, batch)
    return { message: `${moneyOf({ cents: batch.totalCents })} recorded.` }
  } catch (error) {
    const broken = brokenRuleOf(error)
    if (broken?.rule !== 'payment-twice' || batch.isAnother) throw error
    const act = { label: 'Record it as another payment', run: () => pay(services, { ...batch, isAnother: true }) }
    const reason = 'the same amount from the same donor was recorded there in the last ten minutes.'
    return { message: 'Nothing is recorded yet.', left: [{ name: `Order ${String(broken.details['orderId'])}`, reason, act }] }
  }
}

/** The actions for a pledge. */
export const pledgeActions: readonly PanelAction<RowOf<typeof pledges>>[] = [
  {
    label: 'Record a payment',
    on: 'one',
    rule: recordGifts.access,
    fits: ({ status }) => status === 'open',
    ask: {
      what: ([pledge]) =>
        `${moneyOf({ cents: pledgeLeft(pledge as PledgeRow) })} are still to come. The payment becomes a gift, and the donor gets a receipt.`,
      fields: {
        amount: dollarsField('Dollars received'),
        how: choice('How did they pay?', ['cheque', 'cash']),
        ref: optional(text('Number of the check, or a note', 80)),
        receivedOn: localDate('Received on'),
      },
      inputs: { amount: DollarsInput },
      begin: pledge => ({ amount: String(pledgeLeft(pledge as PledgeRow) / 100), how: 'cheque' }),
    },
    run: async ([pledge], services, { amount = '', how, ref, receivedOn = '' }) => {
      const { id: pledgeId, rev, personId = '', campaignId: causeId = '' } = pledge!
      const amountCents = centsOf(amount)
      const gift = { personId, causeId, pledgeId, amountCents, how: how === 'cash' ? ('cash' as const) : ('cheque' as const), ...(ref && { ref }) }
      const key = keyOf(JSON.stringify([gift, rev, receivedOn]))
      return pay(services, { key, receivedOn, gifts: [gift], count: 1, totalCents: amountCents })
    },
  },
  callAction(writeOffPledge)({
    label: 'Write off',
    on: 'one',
    event: 'writeOff',
    ask: {
      title: 'Write off this pledge',
      what: 'The rest of the pledge is no longer expected. What was paid stays.',
      fields: { reason: reasonField('Why') },
    },
    input: ({ id }, { reason }) => ({ pledgeId: id, reason }),
    done: 'The pledge is written off.',
  }),
]
