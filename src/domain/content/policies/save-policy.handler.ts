import { defineHandler } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { recordOvertaken } from '../../shared/records/rule-broken'
import { policies } from '../policies.collection'
import { policyVersionId } from './policy-version-id'
import { savePolicy } from './save-policy.contract'

export const savePolicyHandler = defineHandler(savePolicy, async (context, { kind, seen, effective, ...text }) =>
  context.once(
    async (within, last) => {
      const [stored, next] = await Promise.all([
        last > 0 ? within.get(policies, policyVersionId(kind, last)) : undefined,
        // Read in the transaction, so that two who save at once do not make two versions.
        within.get(policies, policyVersionId(kind, last + 1)),
      ])
      const draft = stored?.status === 'draft' ? stored : undefined
      if (next || draft?.rev !== seen) throw recordOvertaken(next ?? draft)
      if ((draft?.version ?? last + 1) > 1 && text.changes === undefined) throw new Refused('invalid-argument', 'what changed is missing')
      const change = { ...text, effective: new Date(effective) }
      if (draft) within.change(policies, draft, change)
      else within.create(policies, policyVersionId(kind, last + 1), { ...change, kind, version: last + 1, status: 'draft' })
      return { version: draft?.version ?? last + 1 }
    },
    async () => Math.max(0, ...(await context.records.find(policies, { where: [['kind', '==', kind]] })).map(({ version }) => version)),
  ),
)
