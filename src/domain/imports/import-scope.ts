import type { HandlerContext } from '../shared/functions/handler-context'
import { Refused } from '../shared/functions/refused'
import { any, isScoped, type Rule, scope } from '../shared/records/policy'
import { type ImportScope, importScopes } from './import-batches'
import { type ImportKind, scopesOf } from './import-kind'

/** Whoever holds the scope of some kind may call; which kind it is the file or the batch tells. */
export const anyImporter: Rule = any(...importScopes.map(name => scope(name)))

/** Refuses staff of other scopes, whichever way they call. */
export function requireKind(context: HandlerContext, kind: ImportKind): void {
  for (const name of scopesOf(kind)) requireScope(context, name)
}

export function requireScope({ actor }: HandlerContext, name: ImportScope): void {
  if (!actor || !isScoped(actor.claims, name)) throw new Refused('permission-denied', `imports of the scope ${name}`)
}
