import { publishCalendarHandler } from '../calendar/publish-calendar.handler'
import { noteSincePrint } from '../flipbook/note-since-print'
import { editions } from '../guide/editions.collection'
import { listings } from '../guide/listings.collection'
import { numberLateListings, publishIndexRuns } from '../guide/numbering/number-late-listings'
import { buildGuideSnapshot, type SnapshotContent } from '../guide/publishing/build-guide-snapshot'
import { type EditionRecords, readEdition } from '../guide/publishing/edition-records'
import { formerEdition, handOver } from '../guide/publishing/hand-over-current-edition'
import { type ListingToPublish, listingsToPublish } from '../guide/publishing/listings-to-publish'
import { publishSnapshot } from '../guide/publishing/publish-snapshot.contract'
import { publishedPictures } from '../guide/publishing/published-pictures'
import { shownPictures } from '../guide/publishing/shown-pictures'
import { detailPath, indexPath, snapshotHash, writeSnapshotFile } from '../guide/publishing/snapshot-paths'
import { guideSnapshotId, snapshots } from '../guide/publishing/snapshots.collection'
import { withdrawPictures } from '../pictures/publish-pictures'
import { chunked } from '../shared/chunked'
import { defineHandler, type HandlerContext } from '../shared/functions/handler'
import { organisation, organisationId } from '../shared/records/organisation.collection'
import type { Records } from '../shared/records/records'
import { RuleBroken } from '../shared/records/rule-broken'

/**
 * The order matters, so that an interruption leaves the previous guide in place: first numbers for listings that have none, then the files
 * under the new hash, then the listings' states, and last, in one transaction, the pointer, the edition and the organization's current
 * edition. The pointer is updated on every publishing, so that staff see what has changed since.
 */
export const publishSnapshotHandler = defineHandler(publishSnapshot, async (context, { editionId, makeCurrent }) => {
  const { records } = context
  const edition = await readEdition(records, editionId)
  if (!(await context.organisation())) throw new RuleBroken('settings-missing')
  const { listed: inGuide, leftOut } = listingsToPublish(edition)
  const pointer = await records.get(snapshots, guideSnapshotId(editionId))
  // A published guide can become empty: its listings were withdrawn, or their import was undone.
  if (inGuide.length === 0 && !pointer) throw new RuleBroken('nothing-to-publish', { editionId, leftOut: leftOut.length })

  const numbers = await numberLateListings(context, edition)
  const pictures = await publishedPictures(context, guideSnapshotId(editionId), shownPictures(edition, inGuide))
  const content = buildGuideSnapshot(edition, inGuide, numbers, pictures, context.clock.now())
  const hash = await snapshotHash({ index: content.index, details: content.details })
  if (pointer?.hash !== hash) await writeFiles(context, editionId, hash, content)
  await publishListings(records, inGuide)

  const counts = { listings: inGuide.length, openings: inGuide.reduce((sum, { listing }) => sum + listing.openings.length, 0) }
  await point(records, context, { edition, hash, makeCurrent, counts, buckets: content.index.buckets })
  await publishIndexRuns(context, editionId)
  await noteSincePrint(context, editionId)
  await withdrawPictures(context, guideSnapshotId(editionId), new Set(pictures.keys()))
  // The calendar also shows map numbers, and its map is that of the current edition.
  await publishCalendarHandler.run(context, {})
  return { hash, ...counts, events: content.index.events.length, leftOut: [...leftOut] }
})

async function writeFiles({ storage, clock }: HandlerContext, editionId: string, hash: string, { index, details }: SnapshotContent): Promise<void> {
  await Promise.all(details.map((bucket, k) => writeSnapshotFile(storage, detailPath(editionId, hash, k), bucket)))
  await writeSnapshotFile(storage, indexPath(editionId, hash), { ...index, hash, publishedAt: clock.now().toISOString() })
}

/** Records per transaction; a small chunk is cheap to retry. */
const chunkSize = 100

async function publishListings(records: Records, inGuide: readonly ListingToPublish[]): Promise<void> {
  const stale = inGuide.map(({ listing }) => listing).filter(({ status }) => status !== 'published')
  for (const some of chunked(stale, chunkSize)) {
    await records.transact(async within => {
      const present = await within.getAll(
        listings,
        some.map(({ id }) => id),
      )
      for (const listing of present.values()) within.move(listings, listing, 'publish')
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

async function point(records: Records, { clock }: HandlerContext, { edition, hash, makeCurrent, counts, buckets }: Target): Promise<void> {
  const editionId = edition.edition.id
  const pointerId = guideSnapshotId(editionId)
  const now = clock.now()
  await records.transact(async within => {
    const pointer = await within.get(snapshots, pointerId)
    const record = await within.get(editions, editionId)
    const settings = await within.get(organisation, organisationId)
    if (!record) throw new RuleBroken('edition-missing', { editionId })
    const former = await formerEdition(within, settings)

    const detailPaths = Array.from({ length: buckets }, (_, k) => detailPath(editionId, hash, k))
    const data = { kind: 'guide' as const, editionId, hash, indexPath: indexPath(editionId, hash), detailPaths, publishedAt: now, ...counts }
    if (pointer) within.change(snapshots, pointer, data)
    else within.create(snapshots, pointerId, data)
    if (record.snapshotHash !== hash || record.status !== 'published')
      within.move(editions, record, 'publish', { snapshotHash: hash, publishedAt: now })
    // The first published guide becomes the current one in any case: without a current edition visitors see none.
    if (settings && settings.currentEdition !== editionId && (makeCurrent || settings.currentEdition === undefined))
      handOver(within, settings, former, editionId)
  })
}
