import { navVersions, navVersionsKept } from '../content/nav-versions.collection'
import { callingPerson } from '../shared/functions/caller'
import type { HandlerContext } from '../shared/functions/handler-context'
import type { RecordsWithin } from '../shared/records/records'

/** Keeps what is replaced, under the set that it belongs to. */
export function keepNavVersion(within: RecordsWithin, context: HandlerContext, set: string, content: object): void {
  within.create(navVersions, context.ids.next(), { content, replacedBy: callingPerson(context) }, { set })
}

/** Deletes the versions before the latest ones that are kept. */
export async function dropOldNavVersions({ systemRecords }: HandlerContext, set: string): Promise<void> {
  const all = await systemRecords.find(navVersions, { params: { set }, orderBy: [['createdAt', 'desc']], limit: navVersionsKept + 20 })
  const old = all.slice(navVersionsKept)
  if (old.length > 0) await systemRecords.commit(...old.map(({ id }) => systemRecords.deleting(navVersions, id, { set })))
}
