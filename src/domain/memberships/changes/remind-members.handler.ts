import { people } from '../../people/people.collection'
import { defineHandler } from '../../shared/functions/handler'
import type { HandlerContext } from '../../shared/functions/handler-context'
import type { RecordsWithin } from '../../shared/records/records'
import { daysBetween } from '../../shared/time/local-day'
import { membershipProducts } from '../membership-products.collection'
import { memberships, terms } from '../memberships.collection'
import { memberOn } from '../roster/member'
import { type noNoticeReasons, noticeDays, remindMembers } from './remind-members.contract'
import { type Renewal, renewalMail } from './renewal-mail'

type NoNotice = (typeof noNoticeReasons)[number]

/** The notices are noted in one transaction, then mailed: a mail is sent once for its event. */
export const remindMembersHandler = defineHandler(remindMembers, async (context, { membershipIds }) => {
  const today = await context.today()
  const { notices, left } = await context.once(async within => {
    const found = []
    for (const id of new Set(membershipIds)) found.push(await noticeOf(context, within, id, today))
    for (const { note } of found) note?.()
    return {
      notices: found.flatMap(({ notice }) => notice ?? []),
      left: found.flatMap(({ membershipId, reason }) => (reason ? [{ membershipId, reason }] : [])),
    }
  })
  const organisation = (await context.organisation())?.name ?? 'us'
  for (const notice of notices) await context.mailer.send(renewalMail(notice, organisation))
  return { reminded: notices.length, left }
})

async function noticeOf(context: HandlerContext, within: RecordsWithin, membershipId: string, today: string) {
  const none = (reason: NoNotice) => ({ membershipId, reason, notice: undefined, note: undefined })
  const stored = await within.get(memberships, membershipId)
  const person = stored && (await within.get(people, stored.personId))
  if (!stored || person?.status !== 'active') return none('unknown')
  const [entered, product] = await Promise.all([
    context.systemRecords.find(terms, { params: { membership: membershipId } }),
    context.systemRecords.get(membershipProducts, stored.productId),
  ])
  const { state, lastDay } = memberOn(today, stored, entered, product)
  if (lastDay === undefined) return none('no-terms')
  if (state === 'suspended') return none('suspended')
  if (daysBetween(today, lastDay) > noticeDays) return none('too-early')
  if (stored.noticedUntil === lastDay) return none('noticed')
  const to = person.emails.find(({ bounce }) => bounce?.hardAt === undefined)?.address
  if (to === undefined) return none('no-email')
  const renewAt = product?.status === 'live' ? `/${product.routeKey}membership?level=${stored.level}` : undefined
  const notice: Renewal = { membershipId, to, name: product?.name ?? 'membership', lastDay, isOver: lastDay < today, ...(renewAt && { renewAt }) }
  return { membershipId, reason: undefined, notice, note: () => within.change(memberships, stored, { noticedUntil: lastDay }) }
}
