import { prices } from '../../../../domain/guide/price-tables.collection'
import { registrationPrice } from '../../../../domain/guide/pricing/registration-price'
import type { StoredRegistration } from '../../../../domain/guide/registering/registrations-transaction'
import { registrations } from '../../../../domain/guide/registrations.collection'
import { Callables } from '../../../../domain/shared/functions/callables'
import { reasonField } from '../../../../domain/shared/functions/reason'
import { choice } from '../../../../domain/shared/records/fields'
import { decideFeeWaiver } from '../../../../domain/shop/registrations/decide-fee-waiver.contract'
import { useApp } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { moneyOf } from '../../../kit/format-money'
import { recordsQuery } from '../../../queries/record.queries'
import type { PanelAction } from '../../engine/panel-spec'
import { queuePanel } from '../../engine/queue/queue-panel'
import type { QueueViewProps } from '../../engine/queue/queue-spec'

const parts = ['100%', '75%', '50%', '25%'] as const

const decision = (made: Pick<PanelAction<StoredRegistration>, 'label' | 'key' | 'ask'>): PanelAction<StoredRegistration> => ({
  ...made,
  on: 'one',
  rule: decideFeeWaiver.access,
  fits: isAsked,
  run: async ([row], services, { part = '0', reason = '' }) => {
    const percent = Number.parseInt(part, 10)
    const { totalCents } = await services.get(Callables).call(decideFeeWaiver, { registrationId: row!.id, percent, reason: reason.trim() })
    const done = percent === 0 ? 'Declined.' : percent === 100 ? 'Waived.' : `Waived in part: ${moneyOf({ cents: totalCents })} is left to pay.`
    return { message: `${done} They were told by mail.` }
  },
})

function isAsked({ waiver, status }: StoredRegistration): boolean {
  return waiver?.state === 'asked' && status === 'awaiting_payment'
}

/** Registrations with a request for a lower fee or none, the longest waiting first; decided ones can still be viewed. */
export default queuePanel(registrations, {
  find: { where: [['waiver.state', 'in', ['asked', 'granted', 'declined']]] },
  title: ({ tier }) => (tier ? `${tier} registration` : 'Registration'),
  waits: isAsked,
  since: ({ submittedAt, createdAt }) => submittedAt ?? createdAt,
  // The place is reserved for seven days until the payment.
  due: 4 * 24,
  facts: ['personId', 'editionId', 'siteId', 'status', 'submittedAt', 'volunteerHours'],
  view: Fee,
  actions: [
    decision({
      label: 'Waive the fee',
      key: 'a',
      ask: {
        what: 'They are mailed what is left to pay. With nothing left, their place is paid at once.',
        fields: { part: choice('How much is waived?', parts), reason: reasonField('Why is it waived?') },
        begin: () => ({ part: parts[0] }),
        notes: ['Cannot pay this season.'],
      },
    }),
    decision({
      label: 'Decline',
      key: 'd',
      ask: { what: 'They are mailed your sentence, and can still pay.', fields: { reason: reasonField('Why can it not be waived?') } },
    }),
  ],
  empty: 'Nobody waits for an answer about the fee',
  comesFrom: { says: 'Artists ask for it when they register.', link: 'Look at the registration', to: '/artists/sfosregistration' },
})

function Fee({
  row: { editionId, tier = '', n, audience = 'nonMember', phaseAtSubmit, priceVersion, volunteerHours, waiver },
}: QueueViewProps<StoredRegistration>) {
  const versions = useLiveQuery(recordsQuery(useApp(), prices, { params: { edition: editionId } }))
  const table = versions.find(({ version }) => version === priceVersion)
  const price = table && phaseAtSubmit && registrationPrice(table, { tier, n, audience, volunteerHours }, phaseAtSubmit)
  return (
    <div>
      <blockquote>{waiver?.reason}</blockquote>
      <p>
        {price ? `Without a waiver they pay ${moneyOf({ cents: price.totalCents })}.` : 'The prices of this registration are not known any more.'}
      </p>
      {waiver?.percent !== undefined && <p>{waiver.percent} percent was waived.</p>}
      {waiver?.answer !== undefined && <p>Our answer: {waiver.answer}</p>}
    </div>
  )
}
