import { PortError } from '../../ports/errors'
import { withdrawPictures } from '../content/public-pictures'
import { organisation, organisationId } from '../content/settings'
import { publishCalendarHandler } from '../events/publish-calendar.handler'
import { type FunctionWorld, handle } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { transition } from '../shared/state-machine'
import { type EditionRecords, readEdition } from './edition-records'
import { editionStates, editions } from './editions'
import { type Listed, listed } from './listed'
import { listingStates, listings } from './listings'
import { publishSnapshot } from './publish-snapshot.function'
import { publishedPictures } from './published-pictures'
import { type SnapshotContent, snapshotContent } from './snapshot-content'
import { contentHash, detailPath, indexPath, writeSnapshotFile } from './snapshot-files'
import { guideSnapshotId, snapshots } from './snapshots'

/**
 * In this order, so that whatever breaks off midway leaves visitors the former guide: files under the new hash, then the
 * listings' numbers and states, and last, in one transaction, the pointer, the edition and the organisation's choice. The
 * pointer moves with every publishing, for staff to see what has changed since.
 */
export const publishSnapshotHandler = handle(publishSnapshot, async (world, { editionId, makeCurrent }) => {
  const records = new Records(world.documents, { current: world.actor })
  const edition = await readEdition(records, editionId)
  const { listed: inGuide, leftOut } = listed(edition)
  if (inGuide.length === 0) throw new RuleBroken('nothing-to-publish', { editionId, leftOut: leftOut.length })

  const pictures = await publishedPictures(world, guideSnapshotId(editionId), edition.images.values())
  const content = snapshotContent(edition, inGuide, pictures, world.clock.now())
  const hash = await contentHash({ index: content.index, details: content.details })
  const pointer = await records.get(snapshots, guideSnapshotId(editionId))
  if (pointer?.hash !== hash) await writeFiles(world, editionId, hash, content)
  await publishListings(records, inGuide, content.numbers)

  const counts = { listings: inGuide.length, openings: inGuide.reduce((sum, { listing }) => sum + listing.openings.length, 0) }
  await point(records, world, { edition, hash, makeCurrent, counts, buckets: content.index.buckets })
  await withdrawPictures(world, guideSnapshotId(editionId), new Set(pictures.keys()))
  // The calendar shows the doors' numbers too, and its ground is the current edition's.
  await publishCalendarHandler.run(world, {})
  return { hash, ...counts, events: content.index.events.length, leftOut: [...leftOut] }
})

async function writeFiles({ storage, clock }: FunctionWorld, editionId: string, hash: string, { index, details }: SnapshotContent): Promise<void> {
  await Promise.all(details.map((bucket, k) => writeSnapshotFile(storage, detailPath(editionId, hash, k), bucket)))
  await writeSnapshotFile(storage, indexPath(editionId, hash), { ...index, hash, publishedAt: clock.now().toISOString() })
}

/** Records in one transaction (a chunk that is tried again is small). */
const chunkSize = 100

async function publishListings(records: Records, inGuide: readonly Listed[], numbers: SnapshotContent['numbers']): Promise<void> {
  const stale = inGuide
    .map(({ listing }) => listing)
    .filter(l => l.status !== 'published' || (numbers.has(l.id) && l.mapNumber !== numbers.get(l.id)))
  for (let from = 0; from < stale.length; from += chunkSize) {
    await records.transact(async within => {
      const present = await Promise.all(stale.slice(from, from + chunkSize).map(({ id }) => within.get(listings, id)))
      for (const listing of present) {
        if (!listing) continue
        const mapNumber = numbers.get(listing.id) ?? listing.mapNumber
        if (listing.mapNumber !== undefined && listing.mapNumber !== mapNumber)
          throw new PortError('functions', 'aborted', `${listing.id} was numbered meanwhile`)
        within.change(listings, listing, { mapNumber, status: transition(listingStates, listing.status, 'publish') })
      }
    })
  }
}

interface Target {
  readonly edition: EditionRecords
  readonly hash: string
  readonly makeCurrent: boolean
  readonly counts: { readonly listings: number; readonly openings: number }
  readonly buckets: number
}

async function point(records: Records, { clock }: FunctionWorld, { edition, hash, makeCurrent, counts, buckets }: Target): Promise<void> {
  const editionId = edition.edition.id
  const pointerId = guideSnapshotId(editionId)
  const now = clock.now()
  await records.transact(async within => {
    const pointer = await within.get(snapshots, pointerId)
    const record = await within.get(editions, editionId)
    const settings = makeCurrent ? await within.get(organisation, organisationId) : undefined
    if (!record) throw new RuleBroken('edition-missing', { editionId })

    const detailPaths = Array.from({ length: buckets }, (_, k) => detailPath(editionId, hash, k))
    const data = { kind: 'guide' as const, editionId, hash, indexPath: indexPath(editionId, hash), detailPaths, publishedAt: now, ...counts }
    if (pointer) within.change(snapshots, pointer, data)
    else within.create(snapshots, pointerId, data)
    if (record.snapshotHash !== hash || record.status !== 'published')
      within.change(editions, record, { status: transition(editionStates, record.status, 'publish'), snapshotHash: hash, publishedAt: now })
    if (settings && settings.currentEdition !== editionId) within.change(organisation, settings, { currentEdition: editionId })
  })
}
