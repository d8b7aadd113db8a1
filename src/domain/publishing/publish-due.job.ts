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
  const due = await records.find(pageDrafts, {
    where: [
      ['status', '==', 'scheduled'],
      ['publishAt', '<=', context.clock.now()],
    ],
    limit: maxPerRun,
  })
  for (const draft of due) {
    await showPagePictures(context, draft)
    await records.transact(async within => {
      const [now, live] = [await within.get(pageDrafts, draft.id), await within.get(pages, draft.id)]
      // Only if still scheduled: staff may have changed it a moment ago.
      if (now?.status !== 'scheduled') return
      putLive(within, now, live)
      within.move(pageDrafts, now, 'publish', publishedDraft(now))
    })
    await withdrawPagePictures(context, draft.id)
  }
  return due.length
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
