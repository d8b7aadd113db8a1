import type { GuideDetails, GuideIndex } from '../guide/publishing/guide-snapshot-types'
import { SnapshotFiles, snapshotHash, writeSnapshotFile } from '../guide/publishing/snapshot-paths'
import { flipbookSnapshotId, guideSnapshotId, snapshots } from '../guide/publishing/snapshots.collection'
import type { HandlerContext } from '../shared/functions/handler'
import { checkedPath } from '../shared/stored-path'
import type { SincePrint } from './flipbook-book'
import { sincePrintPath } from './flipbook-files'

/**
 * Writes what has changed since print beside the published flipbook of an edition: corrections, and which listings are still there. Called
 * whenever the guide or the flipbook was published; an edition without a flipbook has none.
 */
export async function noteSincePrint(
  { systemRecords: records, storage }: Pick<HandlerContext, 'systemRecords' | 'storage'>,
  editionId: string,
): Promise<void> {
  const [pointer, guide] = await Promise.all([
    records.get(snapshots, flipbookSnapshotId(editionId)),
    records.get(snapshots, guideSnapshotId(editionId)),
  ])
  if (!pointer || !guide) return
  const files = new SnapshotFiles({ read: path => storage.read(checkedPath(path)) })
  const [index, ...details] = await Promise.all([
    files.read<GuideIndex>(guide.indexPath),
    ...guide.detailPaths.map(path => files.read<GuideDetails>(path)),
  ])
  const changes = sincePrintOf(index, details)
  const path = sincePrintPath(editionId, pointer.hash, await snapshotHash(changes))
  if (pointer.sincePrintPath === path) return
  await writeSnapshotFile(storage, path, changes)
  await records.transact(async within => {
    const now = await within.get(snapshots, flipbookSnapshotId(editionId))
    // Whoever published another flipbook or guide meanwhile notes it again.
    if (now?.hash === pointer.hash) within.change(snapshots, now, { sincePrintPath: path })
  })
}

const sincePrintOf = ({ listings }: Pick<GuideIndex, 'listings'>, details: readonly GuideDetails[]): SincePrint => ({
  format: 1,
  listed: listings.map(({ id }) => id).sort(),
  errata: Object.fromEntries(
    details
      .flatMap(bucket => Object.values(bucket.listings))
      .flatMap(({ id, errata }) => (errata && errata.length > 0 ? [[id, errata] as const] : []))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ),
})
