import { campaigns } from '../../giving/campaigns.collection'
import { editions, neighbourhoods, weekends } from '../../guide/editions.collection'
import { sites } from '../../guide/listings.collection'
import { membershipProducts } from '../../memberships/membership-products.collection'
import { memberships } from '../../memberships/memberships.collection'
import { people } from '../../people/people.collection'
import type { FieldMap } from '../../shared/records/fields'
import type { Records } from '../../shared/records/records'
import { unlessRefused } from '../../shared/records/unless-refused'
import type { PlannedRow } from './planned-row'

/** The name of a record to which a row refers; `undefined` if it is gone, or the caller may not read it. */
export type ReferenceNames = (to: string | undefined, id: string) => string | undefined

/** Reads a name, by the path that a field of this kind refers to. */
const readers: Readonly<Record<string, (records: Records, id: string, edition: string) => Promise<string | undefined>>> = {
  [neighbourhoods.path]: async (records, id) => (await records.get(neighbourhoods, id))?.name,
  [sites.path]: async (records, id) => (await records.get(sites, id))?.name,
  [editions.path]: async (records, id) => (await records.get(editions, id))?.name,
  [people.path]: personName,
  [campaigns.path]: async (records, id) => (await records.get(campaigns, id))?.title,
  [membershipProducts.path]: async (records, id) => (await records.get(membershipProducts, id))?.name,
  [memberships.path]: async (records, id) => {
    const membership = await records.get(memberships, id)
    return membership && personName(records, membership.personId)
  },
  [weekends.path]: async (records, id, edition) => (await records.get(weekends, id, { edition }))?.name,
}

async function personName(records: Records, id: string): Promise<string | undefined> {
  return (await records.get(people, id))?.names.display
}

/** The names of all records to which these rows refer in `fields`, so that staff read names where rows hold ids. */
export async function referenceNames(records: Records, fields: FieldMap, rows: readonly PlannedRow[], edition: string): Promise<ReferenceNames> {
  const found = new Map<string, Promise<string | undefined>>()
  for (const { data, changes = [] } of rows)
    for (const [name, ...values] of [...Object.entries(data ?? {}), ...changes.map(one => [one.field, one.before, one.after] as const)]) {
      const { to = '' } = fields[name] ?? {}
      for (const value of values)
        if (typeof value === 'string' && readers[to] && !found.has(`${to} ${value}`))
          found.set(`${to} ${value}`, readers[to](records, value, edition).catch(unlessRefused))
    }
  const names = new Map<string, string | undefined>()
  for (const [key, name] of found) names.set(key, await name)
  return (to, id) => names.get(`${to} ${id}`)
}
