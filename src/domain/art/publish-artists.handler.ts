import { publishedPictures } from '../guide/publishing/published-pictures'
import { snapshotHash, writeSnapshotFile } from '../guide/publishing/snapshot-paths'
import { artistsSnapshotId, snapshots } from '../guide/publishing/snapshots.collection'
import { withdrawPictures } from '../pictures/publish-pictures'
import { defineHandler } from '../shared/functions/handler'
import { readArtists } from './artists-records'
import { artistsSnapshotPath, detailsFile } from './artists-snapshot-paths'
import { buildArtistsSnapshot } from './build-artists-snapshot'
import { publishArtists } from './publish-artists.contract'
import { publishedSince } from './published-since'

/**
 * Writes the files under the new hash first and the pointer last: after an interruption visitors still see the previous state. Every
 * publication writes the pointer, so that staff see what has changed since.
 */
export const publishArtistsHandler = defineHandler(publishArtists, async context => {
  const { storage, clock } = context
  const { records } = context
  const read = await readArtists(records)
  const pictures = await publishedPictures(context, artistsSnapshotId, read.images.values())
  const pointer = await records.get(snapshots, artistsSnapshotId)
  const now = clock.now()
  const { index, works, details } = buildArtistsSnapshot(read, pictures, await publishedSince(storage, pointer?.hash, now))
  const hash = await snapshotHash({ index, works, details })
  const counts = { artists: index.artists.length, works: works.works.length }
  const detailPaths = details.map((_, bucket) => artistsSnapshotPath(hash, detailsFile(bucket)))
  if (pointer?.hash !== hash)
    await Promise.all([
      ...details.map((bucket, k) => writeSnapshotFile(storage, detailPaths[k]!, bucket)),
      writeSnapshotFile(storage, artistsSnapshotPath(hash, 'works'), works),
      writeSnapshotFile(storage, artistsSnapshotPath(hash, 'index'), { ...index, hash, publishedAt: now.toISOString() }),
    ])
  await records.transact(async within => {
    const before = await within.get(snapshots, artistsSnapshotId)
    const data = { kind: 'artists' as const, hash, indexPath: artistsSnapshotPath(hash, 'index'), detailPaths, publishedAt: now, ...counts }
    if (before) within.change(snapshots, before, data)
    else within.create(snapshots, artistsSnapshotId, data)
  })
  await withdrawPictures(context, artistsSnapshotId, new Set(pictures.keys()))
  return { hash, ...counts }
})
