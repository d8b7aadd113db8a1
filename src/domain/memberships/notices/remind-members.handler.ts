import { defineHandler, nameOf } from '../../shared/functions/handler'
import { memberships } from '../memberships.collection'
import { dueNotice } from './due-notice'
import { remindMembers } from './remind-members.contract'
import { renewalMail } from './renewal-mail'

/** The notices are recorded in one transaction, then mailed; the mailer sends one mail per event. */
export const remindMembersHandler = defineHandler(remindMembers, async (context, { membershipIds }) => {
  const today = await context.today()
  const { notices, left } = await context.once(async within => {
    const found = []
    for (const membershipId of new Set(membershipIds)) found.push({ membershipId, due: await dueNotice(context, within, membershipId, today) })
    for (const { due } of found) if ('notice' in due) within.change(memberships, due.stored, due.noted)
    return {
      notices: found.flatMap(({ due }) => ('notice' in due ? due.notice : [])),
      left: found.flatMap(({ membershipId, due }) => ('notice' in due ? [] : [{ membershipId, reason: due.reason }])),
    }
  })
  const organisation = await nameOf(context)
  for (const notice of notices) await context.mailer.send(renewalMail(notice, organisation))
  return { reminded: notices.length, left }
})
