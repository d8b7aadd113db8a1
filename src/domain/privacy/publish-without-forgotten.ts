import { publishArtistsHandler } from '../art/publish-artists.handler'
import { calendarSnapshotPaths } from '../calendar/calendar-snapshot-paths'
import { publishCalendarHandler } from '../calendar/publish-calendar.handler'
import { renewFlipbook } from '../flipbook/renew-flipbook'
import { heightsFolder } from '../guide/places/hills/height-grid'
import { streetsFolder } from '../guide/places/streets/street-map'
import { guideSnapshotId, snapshots } from '../guide/publishing/snapshots.collection'
import { publishSnapshotHandler } from '../publishing/publish-snapshot.handler'
import { renderedPages } from '../publishing/rendered-pages-folder'
import { deleteFiles, filesBelow } from '../shared/functions/files-below'
import type { HandlerContext } from '../shared/functions/handler'
import { storedPath } from '../shared/stored-path'

const published = storedPath('snapshots')

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/**
 * Publishes everything again without the forgotten people. Then deletes the files of every earlier publication, including interrupted ones,
 * and the pages rendered from them. Files that a concurrent publication writes are not in the list and stay.
 */
export async function publishWithout(context: HandlerContext, editionIds: ReadonlySet<string>): Promise<void> {
  const { records, storage } = context
  const listed = await filesBelow(storage, published)
  const former = await records.find(snapshots)
  await publishArtistsHandler.run(context, {})
  for (const editionId of editionIds)
    if (former.some(({ id }) => id === guideSnapshotId(editionId))) {
      await publishSnapshotHandler.run(context, { editionId, makeCurrent: false })
      await renewFlipbook(context, editionId)
    }
  await publishCalendarHandler.run(context, {})
  const current = new Set((await records.find(snapshots)).map(({ indexPath }) => folderOf(indexPath)))
  await deleteFiles(
    storage,
    // Streets and heights name nobody, and published editions share them.
    listed.filter(
      path => path !== calendarSnapshotPaths.feed && ![streetsFolder, heightsFolder].includes(folderOf(path)) && !current.has(folderOf(path)),
    ),
  )
  await deleteFiles(storage, await filesBelow(storage, renderedPages))
}
