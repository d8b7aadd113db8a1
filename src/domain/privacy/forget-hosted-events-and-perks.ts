import { eventStates, events } from '../events/events.collection'
import { listings, sites } from '../guide/listings.collection'
import { perkStates, perks } from '../memberships/perks.collection'
import type { HandlerContext } from '../shared/functions/handler'
import { pathOf, type StoredOf, transition } from '../shared/records/collection'
import { forgottenFields } from '../shared/records/forgotten-fields'
import type { Records } from '../shared/records/records'
import { askRefundsOfEvent } from '../shop/tickets/ask-refunds-of-event'
import type { Subject } from './data-subject'
import { recordsOf } from './records-of-person'

type Event = StoredOf<typeof events>
type Perk = StoredOf<typeof perks>

/**
 * Empties and ends the events that only this person hosts, and the perks that they offer, because the place may be their home. An event with
 * other hosts stays. Returns the editions whose guide named an event; a repeated call returns the same.
 */
export async function forgetHostedEventsAndPerks(records: Records, context: HandlerContext, subject: Subject): Promise<ReadonlySet<string>> {
  const hosted = (await recordsOf(records, events, subject)).map(({ record }) => record as Event)
  const alone = hosted.filter(({ hostIds }) => hostIds.every(id => subject.personIds.includes(id)))
  for (const event of alone) {
    const end = endOfEvent(event, context.clock.now())
    await records.commit(records.changing(events, event, { ...forgottenFields(events), ...end }))
    if (end.status === 'cancelled') await askRefundsOfEvent(context, event.id, event.title)
  }
  for (const { record } of await recordsOf(records, perks, subject))
    await records.commit(records.changing(perks, record as Perk, { ...forgottenFields(perks), ...endOfPerk(record as Perk) }))
  return new Set(alone.flatMap(({ editionId }) => editionId ?? []))
}

function endOfEvent({ status, end }: Event, now: Date): Partial<Event> {
  if (status === 'published') return { status: transition(eventStates, status, end.utc <= now ? 'end' : 'cancel') }
  return status === 'pending' ? { status: transition(eventStates, status, 'reject') } : {}
}

function endOfPerk({ status }: Perk): Partial<Perk> {
  if (status === 'live' || status === 'paused') return { status: transition(perkStates, status, 'end') }
  return status === 'pending' ? { status: transition(perkStates, status, 'reject') } : {}
}

/** Deletes the person's own building if nobody else has a studio there, because its address is theirs. Returns the paths. */
export async function forgetOwnSites(records: Records, { personIds }: Subject): Promise<readonly string[]> {
  const paths: string[] = []
  for (const hostId of personIds)
    for (const { id, kind } of await records.find(sites, { where: [['hostId', '==', hostId]] })) {
      const within = kind === 'own' ? await records.find(listings, { where: [['siteId', '==', id]] }) : undefined
      if (!within?.every(({ artistId }) => artistId !== undefined && personIds.includes(artistId))) continue
      await records.commit(records.deleting(sites, id), ...within.map(listing => records.changing(listings, listing, { siteId: undefined })))
      paths.push(`${pathOf(sites, {})}/${id}`)
    }
  return paths
}
