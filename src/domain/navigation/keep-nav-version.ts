import { navVersions } from '../content/nav-versions.collection'
import { callingPerson, type HandlerContext } from '../shared/functions/handler'
import type { RecordsWithin } from '../shared/records/records'

/** Keeps what is replaced, under the set that it belongs to. */
export function keepNavVersion(within: RecordsWithin, context: HandlerContext, set: string, content: object): void {
  within.create(navVersions, context.ids.next(), { content, replacedBy: callingPerson(context) }, { set })
}
