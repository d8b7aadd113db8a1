import { type FeeWaiverRequest, FeeWaiverRequests } from '../../../../domain/guide/registering/fee-waiver-requests'
import { registrations } from '../../../../domain/guide/registrations.collection'
import { reasonField } from '../../../../domain/shared/functions/reason'
import { choice } from '../../../../domain/shared/records/fields'
import { decideFeeWaiver } from '../../../../domain/shop/registrations/decide-fee-waiver.contract'
import { type App, useApp, useLiveQuery } from '../../../app-services/app-context'
import { fieldValueText } from '../../../forms/field-value-text'
import { counted } from '../../../kit/counted'
import { moneyOf } from '../../../kit/format-money'
import { readingQuery } from '../../../queries/query-of-reading'
import { callAction } from '../../engine/actions/call-action'
import { customPanel } from '../../engine/custom-panel'
import { columnFact } from '../../engine/facts/column-fact'
import type { AskedDecision, MadeColumn, PanelAction } from '../../engine/panel-spec'
import { Queue } from '../../engine/queue/queue'
import type { QueueSpec, QueueViewProps } from '../../engine/queue/queue-spec'
import { usePanelContext } from '../../engine/use-panel-context'

const requestsQuery = (app: App) => readingQuery(['office', 'fee-waivers'], async () => (await app.services()).get(FeeWaiverRequests).all())

const parts = ['100%', '75%', '50%', '25%'] as const

/** A decision that asks for no part waives nothing. */
const percentOf = (part = '0') => Number.parseInt(part, 10)

const decision = (made: AskedDecision<FeeWaiverRequest>): PanelAction<FeeWaiverRequest> =>
  callAction(decideFeeWaiver)({
    ...made,
    on: 'one',
    fits: isAsked,
    input: ({ id }, { part, reason = '' }) => ({ registrationId: id, percent: percentOf(part), reason }),
    done: ({ totalCents }, _, { part }) => {
      const percent = percentOf(part)
      const done = percent === 0 ? 'Declined.' : percent === 100 ? 'Waived.' : `Waived in part: ${moneyOf({ cents: totalCents })} is left to pay.`
      return `${done} They were told by mail.`
    },
  })

function isAsked({ registration: { waiver, status } }: FeeWaiverRequest): boolean {
  return waiver?.state === 'asked' && status === 'awaiting_payment'
}

const { status, audience } = registrations.fields
const facts: readonly MadeColumn<FeeWaiverRequest>[] = [
  { name: 'what', label: 'Asks for', value: whatOf },
  { name: 'edition', label: 'Edition', value: ({ edition }) => edition },
  { name: 'place', label: 'Where', value: ({ place }) => place },
  { name: 'weekend', label: 'Weekend', value: ({ weekend }) => weekend },
  { name: 'audience', label: audience.label, value: ({ registration, tz }) => fieldValueText(audience, registration.audience, tz) },
  { name: 'hours', label: 'Volunteers', value: ({ registration: { volunteerHours: hours } }) => (hours > 0 ? counted(hours, 'hour') : undefined) },
  { name: 'submitted', label: 'Registered', kind: 'instant', value: ({ registration }) => registration.submittedAt },
  { name: 'status', label: status.label, value: ({ registration, tz }) => fieldValueText(status, registration.status, tz) },
]

function whatOf({ registration: { tier, n, waiver } }: FeeWaiverRequest): string {
  const which = n === 2 ? 'second registration' : 'registration'
  const of = tier ? `a ${tier} ${which}` : `a ${which}`
  if (waiver?.state === 'granted') return `${waiver.percent ?? 100} percent waived of ${of}`
  return waiver?.state === 'declined' ? `Declined, for ${of}` : `Waiver of the fee for ${of}`
}

const spec: Omit<QueueSpec<FeeWaiverRequest>, 'facts'> = {
  title: ({ name }) => name,
  waits: isAsked,
  since: ({ registration: { submittedAt, createdAt } }) => submittedAt ?? createdAt,
  // The place waits seven days for its payment.
  due: 4 * 24,
  view: Fee,
  actions: [
    decision({
      label: 'Waive the fee',
      key: 'a',
      ask: {
        title: 'Waive the fee of this registration',
        what: 'They are mailed what is left to pay. With nothing left, their place is paid at once.',
        fields: { part: choice('How much is waived?', parts), reason: reasonField('Why is it waived?') },
        begin: () => ({ part: parts[0] }),
        notes: ['Cannot pay this season.'],
      },
    }),
    decision({
      label: 'Decline',
      key: 'd',
      ask: {
        title: 'Decline this waiver',
        what: 'They are mailed your sentence, and can still pay.',
        fields: { reason: reasonField('Why can it not be waived?') },
      },
    }),
  ],
  empty: 'Nobody waits for an answer about the fee',
  comesFrom: { says: 'Artists ask for it when they register.', link: 'Look at the registration', to: '/artists/sfosregistration' },
}

/** Registrations whose artists asked for a lower fee, or none, the longest waiting first; those decided can be looked up. */
export default customPanel(() => {
  const { tz } = usePanelContext()
  const rows = useLiveQuery(requestsQuery(useApp()))
  return <Queue rows={rows} spec={spec} factsOf={row => facts.map(fact => columnFact(fact, row, tz))} pathTo={id => `registrations/${id}`} />
})

function Fee({ row: { registration, price } }: QueueViewProps<FeeWaiverRequest>) {
  const { waiver } = registration
  return (
    <div>
      <h3>Why they cannot pay</h3>
      <blockquote>{waiver?.reason}</blockquote>
      <p>
        {price ? `Without a waiver they pay ${moneyOf({ cents: price.totalCents })}.` : 'The prices of this registration are not known any more.'}
      </p>
      {waiver?.answer !== undefined && <p>Our answer: {waiver.answer}</p>}
    </div>
  )
}
