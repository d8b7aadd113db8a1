import { callingPerson, defineHandler } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { RuleBroken } from '../../shared/records/rule-broken'
import { policies } from '../policies.collection'
import { acceptPolicy } from './accept-policy.contract'
import { policyAcceptances } from './policy-acceptances.collection'

export const acceptPolicyHandler = defineHandler(acceptPolicy, async (context, { id }) => {
  const personId = callingPerson(context)
  return context.once(async within => {
    const policy = await within.get(policies, id)
    if (!policy || policy.status === 'draft') throw new Refused('not-found', id)
    const now = context.clock.now()
    const { kind, version, effective, until } = policy
    if (policy.status !== 'effective' || effective > now || (until && until <= now)) throw new RuleBroken('policy-over')
    const same = await context.systemRecords.count(policyAcceptances, {
      where: [
        ['personId', '==', personId],
        ['kind', '==', kind],
        ['version', '==', version],
      ],
    })
    if (same > 0) return { accepted: false }
    within.create(policyAcceptances, context.ids.next(), { personId, kind, version, at: now })
    return { accepted: true }
  })
})
