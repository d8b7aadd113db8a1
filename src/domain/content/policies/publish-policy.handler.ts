import { auditAction } from '../../audit/audit-action'
import { defineHandler, recordAt } from '../../shared/functions/handler'
import { omitUndefined } from '../../shared/omit-undefined'
import { transition } from '../../shared/records/collection'
import { RuleBroken, recordOvertaken } from '../../shared/records/rule-broken'
import { sha256 } from '../../shared/sha256'
import { policies, policyStates } from '../policies.collection'
import { policyText } from './policy-text'
import { policyVersionId } from './policy-version-id'
import { publishPolicy } from './publish-policy.contract'

export const publishPolicyHandler = defineHandler(publishPolicy, async (context, { id, rev }) =>
  context.once(async within => {
    const draft = await recordAt(within, policies, id)
    const status = transition(policyStates, draft.status, 'take_effect')
    if (draft.rev !== rev) throw recordOvertaken(draft)
    const { kind, version, reaccept } = draft
    const before = await within.get(policies, policyVersionId(kind, version - 1))
    const now = context.clock.now()
    // Nothing is in effect before it is published.
    const effective = draft.effective > now ? draft.effective : now
    if (before && before.effective > effective) throw new RuleBroken('policy-order', { version: before.version })
    const published = omitUndefined({ status, effective, acceptFrom: reaccept ? version : before?.acceptFrom })
    within.change(policies, draft, published)
    if (before)
      within.change(policies, before, {
        until: effective,
        ...(effective <= now && before.status === 'effective' && { status: transition(policyStates, before.status, 'supersede') }),
      })
    auditAction(within, context, {
      scope: 'content',
      action: 'policy.publish',
      entity: policies.path,
      entityId: id,
      after: { version, effective, sha256: await sha256(policyText({ ...draft, effective })) },
    })
    return { state: effective > now ? ('announced' as const) : ('effective' as const) }
  }),
)
