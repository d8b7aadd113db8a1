import { listingAddress } from '../../../domain/guide/listing-address'
import { nextStep } from '../../../domain/guide/portal/listing-next-step'
import type { Call } from '../../blocks/season-timeline/read-call-for-artists'
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
  const { deadlines = [], name: edition = '' } = editions.get(listing.editionId) ?? {}
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
