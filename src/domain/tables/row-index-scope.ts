import { scopeOf } from '../audit/audit-scope'
import type { Collection } from '../shared/records/collection'
import { allows, type Scope, scopeLetter } from '../shared/records/policy'

/**
 * The scope for which a collection has a row index: the scope of its records, if its holders may list all of them and other staff may not.
 * `undefined` for every other collection and for subcollections, whose tables read from the store.
 */
export function rowIndexScope(of: Collection): Scope | undefined {
  const scope = scopeOf(of)
  const mayList = (sc: string) => allows(of.access.list, { uid: 'staff', claims: { adm: 1, sc } }, { fields: {} })
  return !of.path.includes('{') && mayList(scopeLetter[scope]) && !mayList('') ? scope : undefined
}

/** The folder of the indexes that holders of a scope may read. */
export const indexFolder = (reader: Scope): string => `rows-${reader}`
