import { listingAddress } from '../../../domain/guide/listing-address'
import { type DueReminder, dueReminders } from '../../../domain/guide/portal/host-reminders'
import { nextStep } from '../../../domain/guide/portal/listing-next-step'
import { localMoment } from '../../../domain/shared/time/local-day'
import type { Call } from '../../blocks/season-timeline/read-call-for-artists'
import { counted } from '../../kit/counted'
import type { PortalListings } from '../../listings-portal/portal.queries'
import type { DashboardToDo } from './dashboard-to-dos'

/** An artist's tasks for the guide: pay, accept an offered place, and change, complete and proofread the listings of this season. */
export function listingToDos(all: PortalListings | null, now: Date): readonly DashboardToDo[] {
  if (!all) return []
  const offers = [...all.registrations.values()]
    .filter(({ status, offeredUntil }) => status === 'offered' && offeredUntil !== undefined && offeredUntil > now)
    .map(
      (): DashboardToDo => ({
        title: 'A place is offered to you',
        text: 'It is yours for a day.',
        to: '/dashboard/registrations',
        label: 'Take the place',
      }),
    )
  const own = all.listings.filter(({ artistId }) => artistId === all.pid)
  return [...offers, ...own.flatMap(listing => listingToDo(listing, all, now))]
}

/** What artists in a host's buildings have left to do, which the host can remind them of. */
export function hostToDos(all: PortalListings | null, now: Date): readonly DashboardToDo[] {
  if (!all) return []
  return dueReminders(all, now).map(reminder => ({
    title: `${reminder.site.name}: ${reminderTitles[reminder.about](reminder.names.length)}`,
    text: `${names(reminder.names)}. ${reminderTexts[reminder.about]}`,
    to: `/listingsportal#roster-${reminder.site.id}`,
    label: reminder.names.length === 1 ? 'Remind the artist' : 'Remind the artists',
  }))
}

const reminderTitles: Readonly<Record<DueReminder['about'], (n: number) => string>> = {
  payment: n => counted(n, 'artist has not paid', 'artists have not paid'),
  proof: n => counted(n, 'proof is not approved', 'proofs are not approved'),
  listing: n => counted(n, 'listing is not finished', 'listings are not finished'),
}

const reminderTexts: Readonly<Record<DueReminder['about'], string>> = {
  payment: 'We keep a place for seven days. You can remind them to pay.',
  proof: 'You can remind them to look at the card before it is printed.',
  listing: 'You can remind them, or complete a listing yourself.',
}

/** At most this many names; the rest are counted. */
const mostNames = 4
const names = (all: readonly string[]) =>
  all.length <= mostNames ? all.join(', ') : `${all.slice(0, mostNames).join(', ')} and ${all.length - mostNames} more`

/** An artist who has not registered for the season, while one can. */
export function callToDo(all: PortalListings | null, call: Call | null): readonly DashboardToDo[] {
  if (!all || !call?.now.hero) return []
  const { id, name } = call.season.edition
  const own = [...all.registrations.values()].filter(({ editionId }) => editionId === id)
  if (own.some(({ status }) => status !== 'draft')) return []
  const isBegun = own.length > 0
  return [
    {
      title: isBegun ? `Your registration for ${name} is not sent` : `Register for ${name}`,
      text: call.now.says,
      to: '/artists/sfosregistration',
      label: isBegun ? 'Go on registering' : 'Register a studio',
    },
  ]
}

function listingToDo(listing: PortalListings['listings'][number], { registrations, editions }: PortalListings, now: Date): readonly DashboardToDo[] {
  const { displayName: name, id } = listing
  const { deadlines = [], name: edition = '', weekends = [], tz = 'UTC' } = editions.get(listing.editionId) ?? {}
  // After its last day nothing of it can be done any more.
  const days = weekends.flatMap(weekend => weekend.days)
  if (days.length > 0 && days.every(({ date }) => date < localMoment(now, tz).date)) return []
  const to = listingAddress(id)
  switch (nextStep(listing, registrations.get(listing.registrationId ?? ''), deadlines, now)) {
    case 'pay':
      return [
        {
          title: `Your registration for ${edition} is not paid`,
          text: 'Your place is kept for seven days.',
          to: '/dashboard/registrations',
          label: 'Pay the registration',
        },
      ]
    case 'changes':
      return [{ title: `Our staff asks for a change to “${name}”`, text: 'Make it, then send the listing again.', to, label: 'Make the changes' }]
    case 'finish':
      return [{ title: `Your listing “${name}” is not finished`, text: `For ${edition}.`, to, label: 'Finish the listing' }]
    case 'send':
      return [{ title: `Your listing “${name}” is complete`, text: 'Our staff reads it once you send it.', to, label: 'Send the listing' }]
    case 'proof':
      return [{ title: `The proof of “${name}” is ready`, text: 'Look at it before the guide is printed.', to, label: 'Check the proof' }]
    default:
      return []
  }
}
