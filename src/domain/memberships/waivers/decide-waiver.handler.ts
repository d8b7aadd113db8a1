import { mailPerson } from '../../people/mail-person'
import { callingPerson, defineHandler, nameOf, recordAt } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { transition } from '../../shared/records/collection'
import { recordOvertaken } from '../../shared/records/rule-broken'
import { giveWithin } from '../changes/give-term-in-transaction'
import { copyMemberUntil } from '../copy-member-until'
import { decideWaiver } from './decide-waiver.contract'
import { membershipWaivers, waiverStates } from './membership-waivers.collection'
import { waiverMail } from './waiver-mail'

export const decideWaiverHandler = defineHandler(decideWaiver, async (context, { decision, id, rev, reason }) => {
  const by = callingPerson(context)
  const on = await context.today()
  const { personId, name, given } = await context.once(async within => {
    const asked = await recordAt(within, membershipWaivers, id)
    const { personId: asker, productId, level } = asked
    if (asker === by) throw new Refused('permission-denied', 'nobody decides on their own request')
    if (asked.rev !== rev) throw recordOvertaken(asked)
    const status = transition(waiverStates, asked.status, decision)
    const isGiven = status === 'approved'
    const term = isGiven && (await giveWithin(context, within, { id: `waiver-${id}-${rev}`, personId: asker, productId, level, reason, on }))
    const answer = isGiven ? undefined : reason
    within.change(membershipWaivers, asked, { status, decidedBy: by, decidedAt: context.clock.now(), answer })
    return { personId: asker, name: asked.name, ...(term && { given: { start: term.start, end: term.end } }) }
  })
  if (given) await copyMemberUntil(context, [personId])
  const mail = waiverMail({ id, rev, name, organisation: await nameOf(context), decided: given ?? { answer: reason } })
  return { ...(given && { given }), mailed: await mailPerson(context, personId, mail) }
})
