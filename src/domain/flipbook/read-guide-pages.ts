import { PlannedGuidePages, type PlannedPages } from '../ads/flat-plan/planned-guide-pages'
import { editions } from '../guide/editions.collection'
import { PublishedGuide } from '../guide/reading/published-guide'
import type { HandlerContext } from '../shared/functions/handler'
import { RuleBroken } from '../shared/records/rule-broken'
import { checkedPath } from '../shared/stored-path'

/** The planned pages of an edition. Refuses with `edition-missing` and `edition-unpublished`. */
export async function readGuidePages({ systemRecords: records, storage }: HandlerContext, editionId: string): Promise<PlannedPages> {
  if (!(await records.get(editions, editionId))) throw new RuleBroken('edition-missing', { editionId })
  // Nobody draws pictures here.
  const files = { read: (path: string) => storage.read(checkedPath(path)), pathBehind: () => undefined }
  const planned = await new PlannedGuidePages(records, new PublishedGuide(records, files), files).of(editionId)
  if (!planned) throw new RuleBroken('edition-unpublished', { editionId })
  return planned
}
