import { mailAddress } from '../../people/mailable-address'
import { people } from '../../people/people.collection'
import { callingPerson } from '../../shared/functions/caller'
import { defineHandler } from '../../shared/functions/handler'
import { nameOf } from '../../shared/functions/organisation-name'
import { Refused } from '../../shared/functions/refused'
import { RuleBroken } from '../../shared/records/rule-broken'
import { transition } from '../../shared/records/state-machine'
import { giveWithin } from '../changes/give-term-in-transaction'
import { copyMemberUntil } from '../copy-member-until'
import { decideWaiver } from './decide-waiver.contract'
import { membershipWaivers, waiverStates } from './membership-waivers.collection'
import { waiverMail } from './waiver-mail'

export const decideWaiverHandler = defineHandler(decideWaiver, async (context, { decision, id, rev, reason }) => {
  const by = callingPerson(context)
  const on = await context.today()
  const { personId, name, given } = await context.once(async within => {
    const asked = await within.get(membershipWaivers, id)
    if (!asked) throw new Refused('not-found', id)
    const { personId: asker, productId, level } = asked
    if (asker === by) throw new Refused('permission-denied', 'nobody decides on their own request')
    if (asked.rev !== rev) throw new RuleBroken('record-overtaken')
    const status = transition(waiverStates, asked.status, decision)
    const isGiven = status === 'approved'
    const term = isGiven && (await giveWithin(context, within, { id: `waiver-${id}-${rev}`, personId: asker, productId, level, reason, on }))
    const answer = isGiven ? undefined : reason
    within.change(membershipWaivers, asked, { status, decidedBy: by, decidedAt: context.clock.now(), answer })
    return { personId: asker, name: asked.name, ...(term && { given: { start: term.start, end: term.end } }) }
  })
  if (given) await copyMemberUntil(context, [personId])
  const person = await context.records.get(people, personId)
  const to = person && mailAddress(person)
  const organisation = await nameOf(context)
  if (to !== undefined) await context.mailer.send(waiverMail({ id, rev, to, name, organisation, decided: given ?? { answer: reason } }))
  return { ...(given && { given }), mailed: to !== undefined }
})
