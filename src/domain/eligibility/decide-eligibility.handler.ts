import { mailPerson } from '../people/mail-person'
import { callingPerson, defineHandler, recordAt } from '../shared/functions/handler'
import { Refused } from '../shared/functions/refused'
import { transition } from '../shared/records/collection'
import { RuleBroken, recordOvertaken } from '../shared/records/rule-broken'
import { decideEligibility } from './decide-eligibility.contract'
import { type Eligibility, eligibility, eligibilityStates } from './eligibility.collection'

export const decideEligibilityHandler = defineHandler(decideEligibility, async (context, input) => {
  const by = callingPerson(context)
  const proof = await context.once(async within => {
    const before = await recordAt(within, eligibility, input.id)
    if (before.personId === by) throw new Refused('permission-denied', 'nobody decides on their own proof')
    if (input.decision === 'accept' && before.filePath === undefined) throw new RuleBroken('proof-missing')
    if (before.filePath !== input.filePath) throw recordOvertaken(before)
    const status = transition(eligibilityStates, before.status, input.decision)
    const decided = { status, decidedBy: by, decidedAt: context.clock.now() }
    within.change(
      eligibility,
      before,
      input.decision === 'accept' ? { ...decided, validUntil: input.validUntil, reason: undefined } : { ...decided, reason: input.reason },
    )
    return { personId: before.personId, kind: before.kind, status, rev: before.rev + 1 }
  })
  await mailPerson(context, proof.personId, {
    subject: 'About the document you sent us',
    text: newsOf(proof.kind, input),
    link: '/dashboard/settings',
    event: `proof ${input.id} ${proof.rev}`,
  })
  return { status: proof.status }
})

function newsOf(
  kind: Eligibility['kind'],
  input: { readonly decision: string; readonly reason?: string; readonly validUntil?: string | undefined },
): string {
  if (input.decision === 'accept') return `Thank you. Your proof (${kind}) is accepted${input.validUntil ? ` until ${input.validUntil}` : ''}.`
  return input.decision === 'reject'
    ? `We could not accept your proof (${kind}): ${input.reason}. Please send another.`
    : `Your proof (${kind}) is no longer valid: ${input.reason}. Please send a new one.`
}
