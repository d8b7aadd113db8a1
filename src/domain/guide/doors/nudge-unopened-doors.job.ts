import { mailAddress } from '../../people/mailable-address'
import { people } from '../../people/people.collection'
import type { HandlerContext } from '../../shared/functions/handler-context'
import type { Job } from '../../shared/functions/job'
import { throwFailures } from '../../shared/functions/job'
import type { StoredOf } from '../../shared/records/collection'
import { type LocalMoment, localMoment } from '../../shared/time/local-day'
import { editions } from '../editions.collection'
import { listings, sites } from '../listings.collection'
import type { GuideCard, GuideIndex } from '../publishing/guide-snapshot'
import { SnapshotFiles } from '../publishing/snapshot-paths'
import { guideSnapshotId, snapshots } from '../publishing/snapshots.collection'
import { openedAbout } from './door-now'
import { doors } from './doors.collection'

type Listing = StoredOf<typeof listings>

/** Minutes after which a door counts as not opened. */
const grace = 15
/** Doors of one run; the next run takes the others. */
const limit = 200

/**
 * Writes to the artist and the host of a studio whose door is not opened a quarter of an hour after it should, once a day. The door is noted
 * as `unopened`, so that no later run writes again.
 */
export const nudgeUnopenedDoors: Job = {
  name: 'nudgeUnopenedDoors',
  every: 'five-minutes',
  async run(context) {
    const open = await openToday(context)
    if (!open) return 0
    const { index, at } = open
    const due = await unopenedAmong(context, index, at)
    const found: Listing[] = []
    const done: PromiseSettledResult<unknown>[] = []
    for (const unopened of due.slice(0, limit)) {
      const [one] = await Promise.allSettled([nudge(context, unopened, at.date)])
      done.push(one)
      if (one.status === 'fulfilled' && one.value) found.push(one.value)
    }
    for (const house of new Set(found.flatMap(({ siteId }) => siteId ?? []))) {
      const closed = found.filter(({ siteId }) => siteId === house)
      done.push(...(await Promise.allSettled([writeToHost(context, house, closed, at)])))
    }
    throwFailures('nudgeUnopenedDoors', done)
    return Math.min(due.length, limit)
  },
}

/** The published current edition, if today lies within its days: on all others a run reads two records. */
async function openToday({ records, clock, storage, organisation }: HandlerContext) {
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
  const where = [
    ['editionId', '==', index.edition.id],
    ['day', '==', at.date],
  ] as const
  const said = new Set((await records.find(doors, { where })).map(({ id }) => id))
  return begun.filter(({ id }) => !said.has(id))
}

/** Returns the listing if it is still in the guide and its door was not opened meanwhile. */
async function nudge({ systemRecords, mailer, clock }: HandlerContext, { id }: GuideCard, day: string): Promise<Listing | undefined> {
  const listing = await systemRecords.get(listings, id)
  if (listing?.status !== 'published' || listing.deletedAt) return undefined
  const site = listing.siteId === undefined ? undefined : await systemRecords.get(sites, listing.siteId)
  for (const personId of listing.ownerIds.filter(owner => owner !== site?.hostId || owner === listing.artistId)) {
    const person = await systemRecords.get(people, personId)
    const to = person?.status === 'active' ? mailAddress(person) : undefined
    if (to === undefined) continue
    await mailer.send({
      to,
      subject: `Is “${listing.displayName}” open?`,
      text: `Your studio should be open by now, but nobody has opened its door in the guide. Tap “We are open”, or say when you are back:`,
      link: '/listingsportal',
      event: `door ${listing.id} ${day}`,
    })
  }
  const isNoted = await systemRecords.transact(async within => {
    const before = await within.get(doors, listing.id)
    if (before?.day === day) return false
    const noted = { day, state: 'unopened' as const, until: undefined, at: clock.now() }
    if (before) within.change(doors, before, noted)
    else within.create(doors, listing.id, { listingId: listing.id, editionId: listing.editionId, ...noted })
    return true
  })
  return isNoted ? listing : undefined
}

async function writeToHost({ systemRecords, mailer }: HandlerContext, siteId: string, closed: readonly Listing[], at: LocalMoment) {
  const site = await systemRecords.get(sites, siteId)
  const host = site?.hostId === undefined ? undefined : await systemRecords.get(people, site.hostId)
  const to = host?.status === 'active' ? mailAddress(host) : undefined
  if (!site || to === undefined) return
  await mailer.send({
    to,
    subject: `Doors at ${site.name} that are not open yet`,
    text: `Nobody has said that these studios are open today: ${closed.map(({ displayName }) => displayName).join(', ')}. You can open them for visitors here:`,
    link: '/listingsportal',
    // Each door is noted once a day, so doors of a later hour have a mail of their own.
    event: `doors ${siteId} ${at.date} ${closed[0]?.id ?? ''}`,
  })
}
