import type { Collection } from '../../../src/domain/shared/collection'
import { type Actor, allows, type Rule } from '../../../src/domain/shared/policy'
import type { Fields } from '../../../src/ports/documents'
import { belonging, pathFor } from './documents'
import { persons } from './persons'

export interface Entitled {
  readonly actor: Actor
  readonly fields: Fields
  readonly path: string
}

/** Somebody under her own name whom the branch lets pass, on a document that is made hers. */
export function entitled(collection: Collection, branch: readonly Rule[], fields: Fields): Entitled | undefined {
  const who = branch.filter(({ is }) => is !== 'changesOnly' && is !== 'where')
  for (const actor of Object.values(persons)) {
    const pid = actor?.claims.pid
    if (!actor || pid === undefined || actor.claims.imp !== undefined) continue
    const hers = { ...fields, ...belonging(collection, pid) }
    for (const id of [pid, 'call-a'])
      if (allows({ is: 'all', rules: who }, actor, { id, fields: hers })) return { actor, fields: hers, path: pathFor(collection, id) }
  }
  return undefined
}

/** The same claims in the hands of a superadmin who looks through this person's eyes. */
export const masked = ({ uid, claims }: Actor): Actor => ({ uid, claims: { ...claims, imp: 'u-su', end: Date.UTC(2100, 0) / 1000 } })
