import type { Collection } from '../../../src/domain/shared/records/collection'
import { type Actor, allows, type Rule } from '../../../src/domain/shared/records/policy'
import type { Claims } from '../../../src/ports/auth'
import type { Fields } from '../../../src/ports/documents'
import { now } from './attempt'
import { belonging, pathFor } from './documents'
import { persons } from './persons'

export interface Entitled {
  readonly actor: Actor
  readonly fields: Fields
  readonly path: string
}

/** A person, not masquerading, whom the branch allows on a document that she owns. */
export function entitled(collection: Collection, branch: readonly Rule[], fields: Fields): Entitled | undefined {
  const who = branch.filter(({ is }) => is !== 'changesOnly' && is !== 'where' && is !== 'lacks')
  for (const actor of Object.values(persons)) {
    const pid = actor?.claims.pid
    if (!actor || pid === undefined || actor.claims.imp !== undefined) continue
    const hers = { ...fields, ...belonging(collection, pid) }
    for (const id of [pid, 'call-a'])
      if (allows({ is: 'all', rules: who }, actor, { id, fields: hers })) return { actor, fields: hers, path: pathFor(collection, id) }
  }
  return undefined
}

/**
 * The same claims for a superadmin masquerading as this person: in view mode, in act mode, and in act mode a second before the end of the
 * half hour, at its end and a second later.
 */
export function visitsTo({ uid, claims }: Actor): readonly Actor[] {
  const second = now.getTime() / 1000
  const visit = (end: number, mode: Pick<Claims, 'act'>): Actor => ({ uid, claims: { ...claims, imp: 'u-su', end, ...mode } })
  return [visit(second + 900, {}), ...[900, 1, 0, -1].map(left => visit(second + left, { act: 1 }))]
}

/** The same claims for a superadmin masquerading in view mode. */
export const masked = (actor: Actor): Actor => visitsTo(actor)[0]!
