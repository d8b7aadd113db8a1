import { collectionAt } from '../collections'
import type { HandlerContext } from '../shared/functions/handler'
import { allows, changedFields } from '../shared/records/policy'
import { Records } from '../shared/records/records'
import type { StoredChange } from './note-stored-change'
import { siteChanges } from './site-changes.collection'

/** The id of the only document. */
const site = 'site'

/** Milliseconds within which changes count as one, so that publishing a thousand records causes a handful of writes. */
export const changesTogether = 5000

/** The end of the window (`changesTogether`) in which public content last changed: a page rendered after it shows all changes. */
export async function siteChangedUntil({ documents }: Pick<HandlerContext, 'documents'>): Promise<Date> {
  const changes = await new Records(documents, { current: undefined }).get(siteChanges, site)
  return changes?.until ?? new Date(0)
}

/** Stores that public content changed, if it did. Reports may come late, twice and in any order. */
export async function noteSiteChange({ documents }: Pick<HandlerContext, 'documents'>, change: StoredChange): Promise<void> {
  if (!isPublicChange(change)) return
  const until = new Date((Math.floor(change.at.getTime() / changesTogether) + 1) * changesTogether)
  await new Records(documents, { current: undefined }).transact(async within => {
    const noted = await within.get(siteChanges, site)
    if (!noted) within.create(siteChanges, site, { until })
    else if (noted.until < until) within.change(siteChanges, noted, { until })
  })
}

/** Whether the document is or was public, and more than unaudited fields changed. */
function isPublicChange({ path, before, after }: StoredChange): boolean {
  const of = collectionAt(path.slice(0, path.lastIndexOf('/')))
  if (!of || changedFields(before ?? {}, after ?? {}).every(field => of.fields[field]?.notAudited)) return false
  return [before, after].some(fields => fields && allows(of.access.get, undefined, { fields }))
}
