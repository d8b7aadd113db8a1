import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { any, scope } from '../../shared/records/policy'

/**
 * Changes the state of articles of one edition, all or none. From the copy check on, an article has 200 to 2,500 words: refuses with
 * `article-length`. Where visitors have the guide of the edition, it is published again when an article comes into it or leaves it, and the answer
 * says so. An article with a later `publishAt` comes into it at that time.
 */
export const moveArticles = cloudFunction({
  name: 'moveArticles',
  heavy: true,
  access: any(scope('guide'), scope('content')),
  once: true,
  limit: { account: hourly(120) },
  input: v.strictObject({
    event: v.picklist(['edit', 'check', 'approve', 'publish', 'archive']),
    ids: v.pipe(v.array(recordId), v.minLength(1), v.maxLength(50)),
  }),
  output: v.strictObject({ isInGuide: v.boolean() }),
})
export type ArticleEvent = v.InferOutput<typeof moveArticles.input>['event']
