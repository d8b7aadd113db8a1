import { collections } from '../collections'
import { allows } from '../shared/records/policy'
import { storagePolicy } from './storage-policy'

/** Collections and folders in which visitors without an account can neither list nor read anything; an id replaces each path parameter. */
export function pathsClosedToVisitors(): { readonly collections: readonly string[]; readonly folders: readonly string[] } {
  const closed = collections.filter(({ access }) => !allows(access.list, undefined, { id: 'some', fields: {} }))
  return {
    collections: closed.map(({ path }) => path.replaceAll(/\{\w+\}/g, 'some')),
    folders: storagePolicy.filter(({ read }) => !allows(read, undefined, { fields: { person: 'any' } })).map(({ folder }) => folder),
  }
}
