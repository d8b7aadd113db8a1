import { picturesIn } from '../content/blocks'
import { images, isOwnFile } from '../content/images'
import { pageStates, pages } from '../content/pages'
import { showPictures } from '../content/public-pictures'
import { organisation, organisationId } from '../content/settings'
import { articles } from '../guide/articles'
import { publishSnapshotHandler } from '../guide/publish-snapshot.handler'
import { guideSnapshotId, snapshots } from '../guide/snapshots'
import { type FunctionWorld, handle } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { transition } from '../shared/state-machine'
import { publishDue } from './publish-due.function'

/** Pages in one run; the next takes the others. */
const most = 50

export const publishDueHandler = handle(publishDue, async world => {
  const records = new Records(world.documents, { current: world.actor })
  return { pages: await publishPages(records, world), articles: await publishArticles(records, world) }
})

async function publishPages(records: Records, world: FunctionWorld): Promise<number> {
  const due = await records.find(pages, {
    where: [
      ['status', '==', 'scheduled'],
      ['publishAt', '<=', world.clock.now()],
    ],
    limit: most,
  })
  for (const { id, blocks } of due) {
    const shown = await Promise.all(picturesIn(blocks).map(image => records.get(images, image)))
    await showPictures(
      world,
      `${pages.path}/${id}`,
      shown.flatMap(image => (image?.status === 'ready' && isOwnFile(image) ? [image] : [])),
    )
    await records.transact(async within => {
      const page = await within.get(pages, id)
      // Taken back to the desk a moment ago.
      if (page?.status === 'scheduled') within.change(pages, page, { status: transition(pageStates, page.status, 'publish') })
    })
  }
  return due.length
}

/** A guide holds its articles as they were when it was published, so one that falls due later needs it published anew. */
async function publishArticles(records: Records, world: FunctionWorld): Promise<number> {
  const editionId = (await records.get(organisation, organisationId))?.currentEdition
  const pointer = editionId === undefined ? undefined : await records.get(snapshots, guideSnapshotId(editionId))
  if (editionId === undefined || !pointer) return 0
  const due = await records.count(articles, {
    where: [
      ['editionId', '==', editionId],
      ['status', '==', 'published'],
      ['publishAt', '>', pointer.publishedAt],
      ['publishAt', '<=', world.clock.now()],
    ],
  })
  if (due > 0) await publishSnapshotHandler.run(world, { editionId, makeCurrent: false })
  return due
}
