import { events } from '../../../events/events.collection'
import type { StoredOf } from '../../../shared/records/collection'
import type { Records } from '../../../shared/records/records'
import type { weekends } from '../../editions.collection'
import { listings } from '../../listings.collection'
import { counts } from '../../registering/registration-states'
import { registrations } from '../../registrations.collection'

type Weekend = StoredOf<typeof weekends>

/** Those of these weekends for which somebody is registered, a listing is open or an event was chosen. */
export async function weekendsInUse(records: Records, editionId: string, some: readonly Weekend[]): Promise<readonly Weekend[]> {
  if (some.length === 0) return []
  const ofEdition = [['editionId', '==', editionId] as const]
  const [registered, listed, inGuide] = await Promise.all([
    records.find(registrations, { where: ofEdition }),
    records.find(listings, { where: ofEdition }),
    records.find(events, { where: ofEdition }),
  ])
  const taken = new Set([...registered.filter(({ status }) => counts(status)), ...inGuide].map(({ weekendId }) => weekendId))
  const open = listed.filter(({ status, deletedAt }) => status !== 'withdrawn' && !deletedAt)
  return some.filter(({ id, days, neighbourhoodIds }) => {
    const dates = new Set(days.map(({ date }) => date))
    return (
      taken.has(id) ||
      open.some(
        ({ openings, neighbourhoodId }) =>
          (neighbourhoodId !== undefined && neighbourhoodIds.includes(neighbourhoodId)) ||
          openings.some(({ start }) => dates.has(start.local.slice(0, 10))),
      )
    )
  })
}
