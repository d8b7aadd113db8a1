import { PortError } from '../../ports/errors'
import { callingPerson } from '../accounts/caller'
import { people } from '../accounts/people'
import { handle } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { transition } from '../shared/state-machine'
import { decideEligibility } from './decide-eligibility.function'
import { type Eligibility, eligibility, eligibilityStates } from './eligibility'

export const decideEligibilityHandler = handle(decideEligibility, async (world, input) => {
  const by = callingPerson(world)
  const records = new Records(world.documents, { current: world.actor })
  const proof = await records.transact(async within => {
    const before = await within.get(eligibility, input.id)
    if (!before) throw new PortError('functions', 'not-found', input.id)
    if (input.decision === 'accept' && before.filePath === undefined) throw new RuleBroken('proof-missing')
    if (before.filePath !== input.filePath) throw new RuleBroken('record-overtaken')
    const status = transition(eligibilityStates, before.status, input.decision)
    const decided = { status, decidedBy: by, decidedAt: world.clock.now() }
    within.change(
      eligibility,
      before,
      input.decision === 'accept' ? { ...decided, validUntil: input.validUntil, reason: undefined } : { ...decided, reason: input.reason },
    )
    return { ...before, status }
  })
  const [email] = (await records.get(people, proof.personId))?.emails ?? []
  if (email)
    await world.mailer.send({
      to: email.address,
      subject: 'About the document you sent us',
      text: newsOf(proof, input),
      link: '/dashboard/settings',
    })
  return { status: proof.status }
})

function newsOf(
  { kind }: Eligibility,
  input: { readonly decision: string; readonly reason?: string; readonly validUntil?: string | undefined },
): string {
  if (input.decision === 'accept') return `Thank you. Your proof (${kind}) is accepted${input.validUntil ? ` until ${input.validUntil}` : ''}.`
  return input.decision === 'reject'
    ? `We could not accept your proof (${kind}): ${input.reason}. Please send another.`
    : `Your proof (${kind}) is no longer valid: ${input.reason}. Please send a new one.`
}
