import { articleWords, countWords, hasArticleLength } from '../guide/articles/article-length'
import { articleStates, articles } from '../guide/articles/articles.collection'
import { type ArticleEvent, moveArticles } from '../guide/articles/move-articles.contract'
import { guideSnapshotId, snapshots } from '../guide/publishing/snapshots.collection'
import { defineHandler } from '../shared/functions/handler'
import type { HandlerContext } from '../shared/functions/handler-context'
import { Refused } from '../shared/functions/refused'
import type { StoredOf } from '../shared/records/collection'
import { RuleBroken } from '../shared/records/rule-broken'
import { transition } from '../shared/records/state-machine'
import { publishSnapshotHandler } from './publish-snapshot.handler'

type Article = StoredOf<typeof articles>

/** Events after which a text is as long as an article must be. */
const needsLength: readonly ArticleEvent[] = ['check', 'approve', 'publish']

export const moveArticlesHandler = defineHandler(moveArticles, async (context, { event, ids }) => {
  const editions = await context.once(async within => {
    const found = await Promise.all(ids.map(id => within.get(articles, id)))
    const touched = new Set<string>()
    for (const [i, article] of found.entries()) {
      if (!article || article.deletedAt) throw new Refused('not-found', ids[i]!)
      const status = transition(articleStates, article.status, event)
      if (needsLength.includes(event) && !hasArticleLength(article.body))
        throw new RuleBroken('article-length', { title: article.title, words: countWords(article.body), ...articleWords })
      within.change(articles, article, { status, ...(event === 'publish' && { publishAt: article.publishAt ?? context.clock.now() }) })
      if (article.editionId !== undefined && isSeen(article, event, context)) touched.add(article.editionId)
    }
    return [...touched]
  })
  const published = await Promise.all(editions.map(editionId => publishAgain(context, editionId)))
  return { isInGuide: published.includes(true) }
})

/** Whether visitors see it now, or would after the guide is published again. */
const isSeen = ({ status, publishAt }: Article, event: ArticleEvent, { clock }: HandlerContext) =>
  (status === 'published' || event === 'publish') && (publishAt === undefined || publishAt <= clock.now())

/** Only a guide that visitors have already: the first publication is a decision of its own. */
async function publishAgain(context: HandlerContext, editionId: string): Promise<boolean> {
  if (!(await context.records.get(snapshots, guideSnapshotId(editionId)))) return false
  await publishSnapshotHandler.run(context, { editionId, makeCurrent: false })
  return true
}
