import { articleWords, countWords, hasArticleLength } from '../guide/articles/article-length'
import { articles } from '../guide/articles/articles.collection'
import { type ArticleEvent, moveArticles } from '../guide/articles/move-articles.contract'
import { guideSnapshotId, snapshots } from '../guide/publishing/snapshots.collection'
import { defineHandler, type HandlerContext } from '../shared/functions/handler'
import { Refused } from '../shared/functions/refused'
import { type StoredOf, stateAfter } from '../shared/records/collection'
import { RuleBroken } from '../shared/records/rule-broken'
import { publishSnapshotHandler } from './publish-snapshot.handler'

type Article = StoredOf<typeof articles>

/** Events after which a text is as long as an article must be. */
const needsLength: readonly ArticleEvent[] = ['check', 'approve', 'publish']

export const moveArticlesHandler = defineHandler(moveArticles, async (context, { event, ids }) => {
  const guides = await context.once(async within => {
    const found = await Promise.all(ids.map(id => within.get(articles, id)))
    const present = found.map((article, i) => {
      if (!article || article.deletedAt) throw new Refused('not-found', ids[i]!)
      return article
    })
    const seen = present.filter(article => isSeen(article, event, context)).flatMap(({ editionId }) => editionId ?? [])
    const pointers = await Promise.all([...new Set(seen)].map(editionId => within.get(snapshots, guideSnapshotId(editionId))))
    for (const article of present) {
      const status = stateAfter(articles, article, event)
      if (needsLength.includes(event) && !hasArticleLength(article.body))
        throw new RuleBroken('article-length', { title: article.title, words: countWords(article.body), ...articleWords })
      within.change(articles, article, { status, ...(event === 'publish' && { publishAt: article.publishAt ?? context.clock.now() }) })
    }
    return pointers.flatMap(pointer => (pointer ? [{ id: pointer.id, rev: pointer.rev }] : []))
  })
  for (const guide of guides) await publishAgain(context, guide)
  return { isInGuide: guides.length > 0 }
})

/** Whether visitors see it now, or would after the guide is published again. */
const isSeen = ({ status, publishAt }: Article, event: ArticleEvent, { clock }: HandlerContext) =>
  (status === 'published' || event === 'publish') && (publishAt === undefined || publishAt <= clock.now())

/**
 * Only a guide that visitors have already: the first publication is a decision of its own. Whoever published since, such as an earlier try of this
 * call, published the articles with it.
 */
async function publishAgain(context: HandlerContext, { id, rev }: { readonly id: string; readonly rev: number }): Promise<void> {
  const pointer = await context.records.get(snapshots, id)
  if (pointer?.rev === rev && pointer.editionId !== undefined)
    await publishSnapshotHandler.run(context, { editionId: pointer.editionId, makeCurrent: false })
}
