import { decideEligibility } from '../../../../domain/eligibility/decide-eligibility.contract'
import { eligibility } from '../../../../domain/eligibility/eligibility.collection'
import { reasonField } from '../../../../domain/shared/functions/reason'
import type { StoredOf } from '../../../../domain/shared/records/collection'
import { localDate } from '../../../../domain/shared/records/fields'
import { callAction } from '../../engine/actions/call-action'
import { StoredFile } from '../../engine/facts/stored-file'
import type { PanelAction, TitledQuestion } from '../../engine/panel-spec'
import { queuePanel } from '../../engine/queue/queue-panel'

type Proof = StoredOf<typeof eligibility>

const reasoned = {
  what: 'They are told, with your reason, and may send another.',
  fields: { reason: reasonField('Reason') },
  notes: [
    'The document cannot be read. Please send a sharper picture or a PDF.',
    'The document has run out. Please send one that is valid now.',
    'The name on the document is another than yours.',
  ],
}
const done = { accept: 'Accepted', reject: 'Turned down', expire: 'Ended' }

const decision = (label: string, key: string, event: keyof typeof done, ask?: TitledQuestion<Proof>): PanelAction<Proof> =>
  callAction(decideEligibility)({
    label,
    on: 'one',
    key,
    event,
    ask,
    input: ({ id, filePath }, { validUntil, reason = '' }) =>
      event === 'accept' ? { decision: event, id, filePath, validUntil } : { decision: event, id, filePath, reason },
    done: `${done[event]}; they were told by mail.`,
  })

/** Submitted proofs, the longest waiting first; decided ones can be viewed and ended. */
export default queuePanel(eligibility, {
  title: ({ kind }) => `Proof of ${kind}`,
  waits: ({ status }) => status === 'pending',
  since: ({ updatedAt }) => updatedAt,
  due: 72,
  facts: ['personId', 'kind', 'status', 'createdAt', 'validUntil', 'reason', 'decidedAt', 'decidedBy'],
  view: ({ row: { filePath, kind } }) =>
    filePath === undefined ? <p>The document is no longer kept.</p> : <StoredFile path={filePath} label={`The proof of ${kind}`} />,
  actions: [
    decision('Accept', 'a', 'accept'),
    decision('Accept until…', 'd', 'accept', { title: 'Accept this proof until a day', fields: { validUntil: localDate('Good until') } }),
    decision('Turn down', 'r', 'reject', { ...reasoned, title: 'Turn down this proof' }),
    decision('End it', 'e', 'expire', { ...reasoned, title: 'End this proof' }),
  ],
  empty: 'No proof is waiting',
  comesFrom: { says: 'People send proofs in the settings of their dashboard.', link: 'Look at these settings', to: '/dashboard/settings#proofs' },
})
