import type { Fields } from '../../ports/documents'
import { collectionNamed } from '../collections'
import type { FunctionContract } from '../shared/functions/cloud-function'
import { Refused } from '../shared/functions/refused'
import type { Collection, StoredOf } from '../shared/records/collection'
import { type Actor, allows, type Rule } from '../shared/records/policy'

/** The collection that a call names. Throws `not-found` if it does not exist. */
export function namedCollection(declared: string, { name }: Pick<FunctionContract<never, unknown>, 'name'>): Collection {
  const of = collectionNamed(declared)
  if (!of) throw new Refused('not-found', `${name}: no collection ${declared}`)
  return of
}

/** Whether this caller may make this change, by the collection's access rules for clients. */
export const mayChange = (of: Collection, actor: Actor | undefined, before: StoredOf<Collection>, change: Fields | Changed): boolean =>
  allows(of.access.update, actor, { id: before.id, fields: fieldsOf(before) }, { id: before.id, fields: changed(fieldsOf(before), change) })

/**
 * Whether the rule could allow this caller to write a record with this id, whatever it contains. A caller who is refused here is refused
 * before any record is looked up, and learns nothing about which ids exist: an id may be an email address.
 */
export function mayEver(rule: Rule, actor: Actor | undefined, id: string): boolean {
  switch (rule.is) {
    case 'any':
      return rule.rules.some(one => mayEver(one, actor, id))
    case 'all':
      return rule.rules.every(one => mayEver(one, actor, id))
    case 'anyone':
    case 'nobody':
    case 'signedIn':
    case 'role':
    case 'scope':
      return allows(rule, actor, { fields: {} })
    case 'owner':
      return rule.field === 'id' ? allows(rule, actor, { id, fields: {} }) : actor !== undefined
    default:
      return actor !== undefined
  }
}

type Changed = { readonly [field: string]: unknown }

/** A record in the form that access rules read: stored records are plain data. */
export const fieldsOf = (record: StoredOf<Collection>): Fields => record as unknown as Fields

const changed = (before: Fields, change: Changed): Fields =>
  Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined)) as Fields
