import type { HandlerContext } from '../shared/functions/handler'
import { Refused } from '../shared/functions/refused'
import { any, isScoped, type Rule, scope } from '../shared/records/policy'
import { type ImportScope, importScopes } from './import-batches.collection'
import { type ImportKind, scopesOf } from './import-kind'

/** Staff with the scope of any kind may call; the file or the batch then decides which scope is needed. */
export const anyImporter: Rule = any(...importScopes.map(name => scope(name)))

/** Refuses staff without the scopes of the kind. */
export function requireKind(context: HandlerContext, kind: ImportKind): void {
  for (const name of scopesOf(kind)) requireScope(context, name)
}

export function requireScope({ actor }: HandlerContext, name: ImportScope): void {
  if (!actor || !isScoped(actor.claims, name)) throw new Refused('permission-denied', `needs the scope ${name} for imports`)
}
