import { TaskService } from '../../../../domain/contacts/task-service'
import { minEvidence } from '../../../../domain/people/answer-for-person.contract'
import { type ConsentTopic, consents, consentTopics } from '../../../../domain/people/consents.collection'
import type { people } from '../../../../domain/people/people.collection'
import { SegmentService } from '../../../../domain/segments/segment-service'
import { choice, longText, optional, reference, text } from '../../../../domain/shared/records/fields'
import { counted } from '../../../kit/counted'
import { ColleagueInput } from '../../engine/fields/colleague-input'
import type { PanelAction, RowOf, WholeLabel } from '../../engine/panel-spec'

type Action = PanelAction<RowOf<typeof people>>

const evidence = longText('Where and when they said it', consents.fields.evidence.max)
const peopleCounted = (n: number) => counted(n, 'person', 'people')
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)

/** An answer to a topic of consent. A yes is recorded for one person at a time and needs evidence; a no for many. */
const recordConsent = (label: WholeLabel, state: 'in' | 'out'): Action => ({
  label,
  on: state === 'in' ? 'one' : 'both',
  fits: ({ status }) => status === 'active',
  ask: {
    fields: { topic: choice('Topic', consentTopics), evidence: state === 'in' ? { ...evidence, min: minEvidence } : optional(evidence) },
    begin: () => ({ topic: consentTopics[0] }),
  },
  run: async (rows, services, { topic, evidence: entered = '' }, onProgress) => {
    const answer = { personIds: idsOf(rows), topics: [topic as ConsentTopic], state, evidence: entered.trim() }
    const recorded = await services.get(SegmentService).answer(answer, done => onProgress({ done, total: rows.length }))
    const known = rows.length - recorded
    return {
      message: `${state === 'in' ? 'Yes' : 'No'} to ${topic} recorded for ${peopleCounted(recorded)}.${known > 0 ? ` ${peopleCounted(known)} had given this answer already.` : ''}`,
    }
  },
})

/** The staff's actions for people, apart from editing their records. */
export const personActions: readonly Action[] = [
  { label: 'Show everything about them', on: 'one', to: ({ id }) => `/cpanel/userfinder?person=${id}` },
  recordConsent('Record a yes', 'in'),
  recordConsent('Record a no', 'out'),
  {
    label: 'Assign to a colleague',
    on: 'many',
    ask: {
      fields: { ownerId: reference('Colleague', 'people'), title: text('What is to be done', 140) },
      inputs: { ownerId: ColleagueInput },
    },
    run: async (rows, services, { ownerId = '', title = '' }, onProgress) => {
      await services.get(TaskService).assign(idsOf(rows), ownerId, title.trim(), done => onProgress({ done, total: rows.length }))
      return { message: `${peopleCounted(rows.length)} assigned.` }
    },
  },
  {
    label: 'Keep as a segment',
    on: 'many',
    ask: { fields: { name: text('Name of the segment', 80) } },
    run: async (rows, services, { name = '' }) => {
      await services.get(SegmentService).freeze(name.trim(), idsOf(rows))
      return { message: `${peopleCounted(rows.length)} kept as “${name.trim()}”.` }
    },
  },
]
