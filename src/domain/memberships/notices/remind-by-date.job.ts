import { nameOf } from '../../shared/functions/handler'
import { defineJob } from '../../shared/functions/job'
import { dateOfDay, dayNumber, daysBetween } from '../../shared/time/local-day'
import { graceDays } from '../card-token'
import { memberships } from '../memberships.collection'
import { type Member, renewalDays } from '../roster/member'
import { dueNotice } from './due-notice'
import { renewalMail } from './renewal-mail'

/** Days after a lapse on which its notice is still news. */
const newsDays = 30

/**
 * Sends the renewal notices of 30 and 7 days before the end, and the one after the lapse. Members with automatic renewal get only one, 30
 * days before. Each notice may be sent on any day until the next one is due, so one round over all members may take a week. The mail is sent
 * before it is recorded: after an interruption the next round repeats it, and the mailer sends only one mail per event.
 */
export const remindByDate = defineJob({
  name: 'remindByDate',
  every: 'day',
  of: memberships,
  limit: 1000,
  due: () => ({}),
  inRounds: true,
  async each(context, { id }) {
    const { systemRecords, mailer } = context
    const today = await context.today()
    const due = await dueNotice(context, systemRecords, id, today)
    if (!('notice' in due) || !isItsTime(due.member, due.notice.lastDay, today)) return
    if (due.notice.renews && (today > due.notice.lastDay || due.stored.noticedUntil === due.notice.lastDay)) return
    await mailer.send(renewalMail(due.notice, await nameOf(context)))
    await systemRecords.change(memberships, due.stored, due.noted)
  },
})

/** Staff may send notices earlier, and in the days of grace. */
function isItsTime({ state, product }: Member, lastDay: string, today: string): boolean {
  if (today <= lastDay) return daysBetween(today, lastDay) <= renewalDays
  return state === 'lapsed' && today <= dateOfDay(dayNumber(lastDay) + (product?.graceDays ?? graceDays) + newsDays)
}
