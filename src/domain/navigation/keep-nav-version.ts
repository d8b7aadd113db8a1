import { navVersions } from '../content/nav-versions.collection'
import { callingPerson } from '../shared/functions/caller'
import type { HandlerContext } from '../shared/functions/handler-context'
import type { RecordsWithin } from '../shared/records/records'

/** Keeps what is replaced, under the set that it belongs to. */
export function keepNavVersion(within: RecordsWithin, context: HandlerContext, set: string, content: object): void {
  within.create(navVersions, context.ids.next(), { content, replacedBy: callingPerson(context) }, { set })
}
