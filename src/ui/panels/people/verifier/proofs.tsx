import { decideEligibility, type EligibilityDecision } from '../../../../domain/eligibility/decide-eligibility.contract'
import { eligibility } from '../../../../domain/eligibility/eligibility.collection'
import { Callables } from '../../../../domain/shared/functions/callables'
import { reasonField } from '../../../../domain/shared/functions/reason'
import type { Services } from '../../../../domain/shared/functions/service'
import { localDate } from '../../../../domain/shared/records/fields'
import { StoredFile } from '../../engine/facts/stored-file'
import { queuePanel } from '../../engine/queue/queue-panel'

const decide = async (services: Services, decision: EligibilityDecision) => {
  await services.get(Callables).call(decideEligibility, decision)
  return { message: `${{ accept: 'Accepted', reject: 'Turned down', expire: 'Ended' }[decision.decision]}; they were told by mail.` }
}
const reasoned = {
  what: 'They are told, with your reason, and may send another.',
  fields: { reason: reasonField('Reason') },
  notes: [
    'The document cannot be read. Please send a sharper picture or a PDF.',
    'The document has run out. Please send one that is valid now.',
    'The name on the document is another than yours.',
  ],
}
const rule = decideEligibility.access

/** Documents that people sent as proof, the longest waiting first; those decided can be looked up and ended. */
export default queuePanel(eligibility, {
  title: ({ kind }) => `Proof of ${kind}`,
  waits: ({ status }) => status === 'pending',
  since: ({ updatedAt }) => updatedAt,
  due: 72,
  facts: ['personId', 'kind', 'status', 'createdAt', 'validUntil', 'reason', 'decidedAt', 'decidedBy'],
  view: ({ row: { filePath, kind } }) =>
    filePath === undefined ? <p>The document is no longer kept.</p> : <StoredFile path={filePath} label={`The proof of ${kind}`} />,
  actions: [
    {
      label: 'Accept',
      on: 'one',
      key: 'a',
      event: 'accept',
      rule,
      run: ([row], services) => decide(services, { decision: 'accept', id: row!.id, filePath: row!.filePath }),
    },
    {
      label: 'Accept until…',
      on: 'one',
      key: 'd',
      event: 'accept',
      rule,
      ask: { fields: { validUntil: localDate('Good until') } },
      run: ([row], services, { validUntil }) => decide(services, { decision: 'accept', id: row!.id, filePath: row!.filePath, validUntil }),
    },
    {
      label: 'Turn down',
      on: 'one',
      key: 'r',
      event: 'reject',
      rule,
      ask: reasoned,
      run: ([row], services, { reason = '' }) => decide(services, { decision: 'reject', id: row!.id, filePath: row!.filePath, reason }),
    },
    {
      label: 'End it',
      on: 'one',
      key: 'e',
      event: 'expire',
      rule,
      ask: reasoned,
      run: ([row], services, { reason = '' }) => decide(services, { decision: 'expire', id: row!.id, filePath: row!.filePath, reason }),
    },
  ],
  empty: 'No proof is waiting',
})
