import { mailAddress } from '../../people/mail-person'
import { people } from '../../people/people.collection'
import { callingPerson, defineHandler } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import type { StoredOf } from '../../shared/records/collection'
import { RuleBroken } from '../../shared/records/rule-broken'
import type { Deadline } from '../clock/deadline'
import { isProofDue } from '../clock/what-deadlines-allow'
import { deadlines } from '../deadlines.collection'
import { listingAddress } from '../listing-address'
import { listings, sites } from '../listings.collection'
import { isUnpaid } from '../registering/registration-states'
import { registrations } from '../registrations.collection'
import { wasNudgedLately } from './host-reminders'
import { type NudgeAbout, nudgeArtist, nudgeDays } from './nudge-artist.contract'

export const nudgeArtistHandler = defineHandler(nudgeArtist, async (context, { listingId, about }) => {
  const by = callingPerson(context)
  const { systemRecords, clock, mailer } = context
  const nudged = await context.once(async within => {
    const listing = await within.get(listings, listingId)
    const site = listing?.siteId === undefined ? undefined : await within.get(sites, listing.siteId)
    if (!listing || !site || site.hostId !== by) throw new Refused('not-found', listingId)
    if (about === 'payment') requireUnpaid(listing.registrationId === undefined ? undefined : await within.get(registrations, listing.registrationId))
    if (about === 'proof') requireProofDue(listing, await systemRecords.find(deadlines, { params: { edition: listing.editionId } }), clock.now())
    const personId = listing.artistId ?? listing.ownerIds.find(owner => owner !== by)
    const now = clock.now()
    if (wasNudgedLately(listing.nudgedAt, now)) throw new RuleBroken('nudged-lately', { days: nudgeDays })
    const person = personId === undefined ? undefined : await within.get(people, personId)
    const canBeWritten = person !== undefined && addressOf(person) !== undefined
    if (canBeWritten) within.change(listings, listing, { nudgedAt: now })
    return { personId: canBeWritten ? person.id : undefined, name: listing.displayName, building: site.name, rev: listing.rev }
  })
  const { personId, name, building, rev } = nudged
  const [person, hosting] = await Promise.all([
    personId === undefined ? undefined : systemRecords.get(people, personId),
    systemRecords.get(people, by),
  ])
  const to = person && addressOf(person)
  if (to === undefined) return { isSent: false }
  const host = hosting?.names.display ?? 'The host'
  const mail = mails[about]({ host, name, building, listingId })
  await mailer.send({ to, ...mail, event: `nudge ${listingId} ${rev}` })
  return { isSent: true }
})

interface Reminded {
  readonly host: string
  readonly name: string
  readonly building: string
  readonly listingId: string
}

const mails: Readonly<Record<NudgeAbout, (of: Reminded) => { readonly subject: string; readonly text: string; readonly link: string }>> = {
  payment: ({ host, name, building }) => ({
    subject: `Your place at ${building} is not paid`,
    text: `${host} asks you to pay the registration of “${name}”. We keep your place at ${building} for seven days after you registered. You can pay here:`,
    link: '/dashboard/registrations',
  }),
  listing: ({ host, name, building, listingId }) => ({
    subject: `Your listing “${name}” is not finished`,
    text: `${host} asks you to finish your listing for ${building}. What is still missing stands in it:`,
    link: listingAddress(listingId),
  }),
  proof: ({ host, name, building, listingId }) => ({
    subject: `Look at the proof of “${name}”`,
    text: `${host} asks you to look at the printed card of your listing for ${building}. Approve it, or ask for a change:`,
    link: listingAddress(listingId),
  }),
  registration: ({ host, building }) => ({
    subject: `Open your studio at ${building} again`,
    text: `${host} would like to see you in ${building} again. You can register here:`,
    link: '/artists/sfosregistration',
  }),
}

function requireUnpaid(registration: StoredOf<typeof registrations> | undefined): void {
  if (!registration || !isUnpaid(registration.status)) throw new RuleBroken('fee-paid')
}

function requireProofDue(listing: StoredOf<typeof listings>, dates: readonly Deadline[], now: Date): void {
  if (!isProofDue(listing, dates, now)) throw new RuleBroken('proofs-closed')
}

const addressOf = (person: StoredOf<typeof people>) => (person.status === 'active' ? mailAddress(person) : undefined)
