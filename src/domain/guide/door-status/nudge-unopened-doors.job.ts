import { mailPerson } from '../../people/mail-person'
import type { HandlerContext } from '../../shared/functions/handler'
import { type Job, throwFailures } from '../../shared/functions/job'
import { grouped } from '../../shared/grouped'
import type { StoredOf } from '../../shared/records/collection'
import { type LocalMoment, localMoment } from '../../shared/time/local-day'
import { editions } from '../editions.collection'
import { listings, sites } from '../listings.collection'
import type { GuideCard, GuideIndex } from '../publishing/guide-snapshot-types'
import { SnapshotFiles } from '../publishing/snapshot-paths'
import { guideSnapshotId, snapshots } from '../publishing/snapshots.collection'
import { openedAbout } from './door-status-now'
import { doorsId, doorsIn, writeDoors } from './door-statuses-of-day'
import { doors } from './doors.collection'

type Listing = StoredOf<typeof listings>
type Site = StoredOf<typeof sites>

/** Minutes after which a door counts as not opened. */
const grace = 15
/** Doors of one run, and those of the same building; the next run takes the others. */
const limit = 200

/**
 * Writes to the artist and the host of a studio whose door is not opened a quarter of an hour after it should, once a day. The doors of a
 * building are noted as `unopened` after the mails: a run that is interrupted is repeated by the next one, and each mail has an event, so it is
 * sent once.
 */
export const nudgeUnopenedDoors: Job = {
  name: 'nudgeUnopenedDoors',
  every: 'five-minutes',
  async run(context) {
    const open = await openToday(context)
    if (!open) return 0
    const due = await unopenedAmong(context, open.index, open.at)
    const houses = [...grouped(due, ({ id, siteId }) => siteId ?? id).values()]
    const done: PromiseSettledResult<void>[] = []
    let asked = 0
    for (const house of houses) {
      if (asked >= limit) break
      asked += house.length
      done.push(...(await Promise.allSettled([nudge(context, house, open)])))
    }
    throwFailures('nudgeUnopenedDoors', done)
    return asked
  },
}

interface OpenToday {
  readonly at: LocalMoment
  readonly index: GuideIndex
}

/** The published current edition, if today lies within its days: on all others a run reads two records. */
async function openToday({ records, clock, storage, organisation }: HandlerContext): Promise<OpenToday | undefined> {
  const editionId = (await organisation())?.currentEdition
  const edition = editionId === undefined ? undefined : await records.get(editions, editionId)
  if (!edition || editionId === undefined) return undefined
  const at = localMoment(clock.now(), edition.tz)
  const { startsOn = at.date, endsOn = at.date } = edition
  if (at.date < startsOn || at.date > endsOn) return undefined
  const pointer = await records.get(snapshots, guideSnapshotId(editionId))
  return pointer && { at, index: await new SnapshotFiles(storage).read<GuideIndex>(pointer.indexPath) }
}

async function unopenedAmong({ records }: HandlerContext, index: GuideIndex, at: LocalMoment): Promise<readonly GuideCard[]> {
  const begun = index.listings.filter(({ openings }) => openedAbout(openings, at, grace))
  if (begun.length === 0) return []
  const found = await records.getAll(
    doors,
    begun.map(({ id }) => doorsId(index.edition.id, at.date, id)),
  )
  const said = doorsIn([...found.values()])
  return begun.filter(({ id }) => !said.has(id))
}

/** Writes about doors of one building, or of a studio alone, and notes them. */
async function nudge(context: HandlerContext, house: readonly GuideCard[], { at, index }: OpenToday): Promise<void> {
  const { systemRecords, clock } = context
  const found = await systemRecords.getAll(
    listings,
    house.map(({ id }) => id),
  )
  const closed = [...found.values()].filter(({ status, deletedAt }) => status === 'published' && !deletedAt)
  const siteId = closed[0]?.siteId
  const site = siteId === undefined ? undefined : await systemRecords.get(sites, siteId)
  for (const listing of closed) await writeToArtists(context, listing, site, at)
  if (site) await writeToHost(context, site, closed, at)
  const editionId = index.edition.id
  await systemRecords.transact(async within => {
    const byRecord = [...grouped(closed, ({ id }) => doorsId(editionId, at.date, id))]
    const stored = await within.getAll(
      doors,
      byRecord.map(([id]) => id),
    )
    for (const [id, listed] of byRecord) {
      const said = doorsIn([stored.get(id)])
      const unopened = listed
        .filter(listing => !said.has(listing.id))
        .map(listing => [listing.id, { state: 'unopened', at: clock.now() } as const] as const)
      if (unopened.length > 0) writeDoors(within, id, stored.get(id), { editionId, day: at.date }, new Map(unopened))
    }
  })
}

async function writeToArtists(context: HandlerContext, listing: Listing, site: Site | undefined, { date }: LocalMoment) {
  for (const personId of listing.ownerIds.filter(owner => owner !== site?.hostId || owner === listing.artistId)) {
    await mailPerson(context, personId, {
      subject: `Is “${listing.displayName}” open?`,
      text: `Your studio should be open by now, but nobody has opened its door in the guide. Tap “We are open”, or say when you are back:`,
      link: '/listingsportal',
      event: `door ${listing.id} ${date}`,
    })
  }
}

async function writeToHost(context: HandlerContext, site: Site, closed: readonly Listing[], { date }: LocalMoment) {
  if (site.hostId === undefined) return
  await mailPerson(context, site.hostId, {
    subject: `Doors at ${site.name} that are not open yet`,
    text: `Nobody has said that these studios are open today: ${closed.map(({ displayName }) => displayName).join(', ')}. You can open them for visitors here:`,
    link: '/listingsportal',
    // Each door is noted once a day, so doors of a later hour have a mail of their own.
    event: `doors ${site.id} ${date} ${closed.map(({ id }) => id).join(' ')}`,
  })
}
