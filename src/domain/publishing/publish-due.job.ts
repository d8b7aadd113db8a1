import { pageDrafts } from '../content/page-drafts.collection'
import { pages } from '../content/pages.collection'
import { articles } from '../guide/articles/articles.collection'
import { guideSnapshotId, snapshots } from '../guide/publishing/snapshots.collection'
import type { HandlerContext } from '../shared/functions/handler'
import type { Job } from '../shared/functions/job'
import type { Records } from '../shared/records/records'
import { publishedDraft, putLive, showPagePictures, withdrawPagePictures } from './pages/publish-page'
import { publishSnapshotHandler } from './publish-snapshot.handler'

/** Pages in one run. The next run takes the others. */
const maxPerRun = 50

/** Publishes what is due: scheduled pages, and the current guide again when an article is due (product D7). */
export const publishDue: Job = {
  name: 'publishDue',
  every: 'five-minutes',
  async run(context) {
    const { records } = context
    return (await publishPages(records, context)) + (await publishArticles(records, context))
  },
}

async function publishPages(records: Records, context: HandlerContext): Promise<number> {
  const time = context.clock.now()
  const due = await records.find(pageDrafts, {
    where: [
      ['status', '==', 'scheduled'],
      ['publishAt', '<=', time],
    ],
    limit: maxPerRun,
  })
  let published = 0
  for (const draft of due) {
    await showPagePictures(context, draft)
    const isPublished = await records.transact(async within => {
      const [now, live] = [await within.get(pageDrafts, draft.id), await within.get(pages, draft.id)]
      // Only if it is still due: staff may have withdrawn or postponed it a moment ago.
      if (now?.status !== 'scheduled' || !now.publishAt || now.publishAt > time) return false
      putLive(within, now, live)
      within.move(pageDrafts, now, 'publish', publishedDraft(now))
      return true
    })
    if (isPublished) published++
    await withdrawPagePictures(context, draft.id)
  }
  return published
}

/** A guide contains its articles as they were at its publication, so an article that is due later needs a new publication. */
async function publishArticles(records: Records, context: HandlerContext): Promise<number> {
  const editionId = (await context.organisation())?.currentEdition
  const pointer = editionId === undefined ? undefined : await records.get(snapshots, guideSnapshotId(editionId))
  if (editionId === undefined || !pointer) return 0
  const due = await records.count(articles, {
    where: [
      ['editionId', '==', editionId],
      ['status', '==', 'published'],
      ['publishAt', '>', pointer.publishedAt],
      ['publishAt', '<=', context.clock.now()],
    ],
  })
  if (due > 0) await publishSnapshotHandler.run(context, { editionId, makeCurrent: false })
  return due
}
