import { deadlineNames } from '../../guide/clock/deadline-names'
import { affectedIds } from '../../guide/clock/people-affected-by-deadlines'
import { SeasonDates } from '../../guide/clock/season-dates'
import { deadlines } from '../../guide/deadlines.collection'
import { isMailSuppressed } from '../../mail/mail-suppressed'
import { mailAddress } from '../../people/mail-person'
import { people } from '../../people/people.collection'
import type { Job } from '../../shared/functions/job'
import type { StoredOf } from '../../shared/records/collection'
import { dayText } from '../../shared/time/day-text'
import { daysBetween, localMoment } from '../../shared/time/local-day'
import { momentText } from '../../shared/time/moment-text'

/** Hours of the edition's day in which reminders are sent. The next run makes up for a failed one. */
const [from, until] = ['09:00', '12:00']

/** Reminds artists of deadlines that matter for their registrations, on the days that staff chose, once each. */
export const mailDeadlines: Job = {
  name: 'mailDeadlines',
  every: 'hour',
  async run({ systemRecords: records, mailer, clock }) {
    const now = clock.now()
    const edition = await new SeasonDates(records).calling()
    if (!edition) return 0
    const at = localMoment(now, edition.tz)
    if (at.time < from || at.time >= until) return 0
    const set = await records.find(deadlines, { params: { edition: edition.id } })
    let sent = 0
    for (const deadline of set.filter(isToday)) {
      for (const id of await affectedIds(records, edition.id, [deadline.key])) {
        const person = await records.get(people, id)
        const to = person && mailAddress(person)
        if (!person || to === undefined || (await isMailSuppressed(records, person, to, now))) continue
        await mailer.send({ to, ...reminder(deadline, edition), event: `deadline ${edition.id} ${deadline.key} ${deadline.at.local} ${at.date}` })
        sent += 1
      }
    }
    return sent

    function isToday({ at: { local }, reminders }: StoredOf<typeof deadlines>): boolean {
      return reminders.includes(daysBetween(at.date, local.slice(0, 10)))
    }
  },
}

function reminder({ key, at: { local, utc } }: StoredOf<typeof deadlines>, { name, tz }: { readonly name: string; readonly tz: string }) {
  return {
    subject: `${deadlineNames[key]} on ${dayText(local.slice(0, 10))}: ${name}`,
    text: `A date of ${name} that matters for your registration: ${deadlineNames[key]} on ${momentText(utc, tz)}.`,
    link: '/dashboard/registrations',
  }
}
