import { mailAddress } from '../../people/mail-person'
import { people } from '../../people/people.collection'
import { type HandlerContext, nameOf } from '../../shared/functions/handler'
import { editions, neighbourhoods } from '../editions.collection'
import { sites } from '../listings.collection'
import { registrations } from '../registrations.collection'
import { paymentPeriod } from './payment-period'
import { ownStudios, placeInLine, places } from './places.collection'
import { stepMail } from './registration-mails'
import type { StoredRegistration } from './registrations-transaction'

/** Mails the artist about the latest step of a registration, once. Call it after the transaction of that step; safe to repeat. */
export async function mailRegistration(context: HandlerContext, id: string): Promise<void> {
  const registration = await context.systemRecords.get(registrations, id)
  if (!registration?.mailDue) return
  const mail = await mailAbout(context, registration)
  if (mail) await context.mailer.send(mail)
  await context.systemRecords.transact(async within => {
    const now = await within.get(registrations, id)
    // A later step sends its own mail, so its `mailDue` stays.
    if (now?.rev === registration.rev) within.change(registrations, now, { mailDue: undefined })
  })
}

async function mailAbout({ systemRecords, organisation }: HandlerContext, registration: StoredRegistration) {
  const { id, personId, editionId, siteId, submittedAt, waitsFor } = registration
  const [person, edition] = [await systemRecords.get(people, personId), await systemRecords.get(editions, editionId)]
  const to = person && mailAddress(person)
  if (to === undefined || !edition) return undefined
  const site = siteId === undefined ? undefined : await systemRecords.get(sites, siteId)
  const area = registration.neighbourhoodId === undefined ? undefined : await systemRecords.get(neighbourhoods, registration.neighbourhoodId)
  const line = waitsFor === undefined ? undefined : await systemRecords.get(places, siteId ?? ownStudios, { edition: editionId })
  return stepMail({
    to,
    registration,
    edition,
    place: line && placeInLine(line, id),
    payBy: submittedAt && new Date(submittedAt.getTime() + paymentPeriod),
    where: site?.name ?? (area ? `your studio in ${area.name}` : 'your studio'),
    organisation: await nameOf({ organisation }),
  })
}
