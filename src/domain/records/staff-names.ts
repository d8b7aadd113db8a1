import { isPortError } from '../../ports/errors'
import { type RoleGrant, roleGrants } from '../accounts/roles/role-grants.collection'
import { people } from '../people/people.collection'
import type { Records } from '../shared/records/records'

/** Names of current and former staff, by person id, and what the program itself is called. All staff may read them. */
export const staffNames = (grants: readonly RoleGrant[]): ReadonlyMap<string, string> =>
  new Map([...grants.map(({ personId, personName }) => [personId, personName] as const), ['system', 'The website']])

/**
 * Names of actors in the audit. Staff appear with the name in their role grants. Other people's names are read for callers who may read
 * people; other callers get the id instead.
 */
export async function actorNames(records: Records, actors: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  const names = new Map(staffNames(await records.find(roleGrants)))
  const others = [...new Set(actors)].filter(actor => !names.has(actor))
  for (const [actor, name] of await Promise.all(others.map(async id => [id, await nameOf(records, id)] as const))) names.set(actor, name)
  return names
}

async function nameOf(records: Records, id: string): Promise<string> {
  try {
    return (await records.get(people, id))?.names.display ?? id
  } catch (error) {
    if (!isPortError(error, 'documents', 'permission-denied')) throw error
    return id
  }
}
