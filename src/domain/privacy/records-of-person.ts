import type { Where } from '../../ports/documents'
import { collectionNamed } from '../collections'
import { personReferences } from '../merging/person-references'
import { chunked } from '../shared/chunked'
import type { Collection, StoredOf } from '../shared/records/collection'
import type { Params, Records } from '../shared/records/records'
import { peopleIn } from '../shared/records/references'
import type { Subject } from './data-subject'

/** A record with the parameters of its collection's path. */
export interface Placed {
  readonly record: StoredOf<Collection>
  readonly params: Params
}

/** Values that one query may contain. */
const valuesPerQuery = 30

/**
 * The records that belong to a person, as the collection declares: by a reference to the person, by an address (`tellsWhose`), or through a
 * record of the same person (`idOf`, `belongsWith`). Erasure and data exports both use this.
 */
export async function recordsOf(records: Records, of: Collection, subject: Subject): Promise<readonly Placed[]> {
  if (of.idOf === 'people') return placed(await Promise.all(subject.personIds.map(id => records.get(of, id))))
  if (of.idOf) return under(records, of, await recordsOf(records, collectionNamed(of.idOf)!, subject))
  const found: Placed[] = []
  for (const condition of await conditionsOf(records, of, subject)) {
    const some = await records.findPlaced(of, { where: [condition] })
    found.push(...(of.fields[condition[0]]?.tellsWhose === true ? some.filter(({ record }) => !isAnothers(of, record, subject)) : some))
  }
  return [...new Map(found.map(one => [`${Object.values(one.params).join('/')}/${one.record.id}`, one])).values()]
}

/** Whether a record that was found by the person's address names somebody else as its person. */
const isAnothers = (of: Collection, record: object, { personIds }: Subject): boolean => {
  const named = peopleIn(of, record)
  return named.length > 0 && !named.some(id => personIds.includes(id))
}

async function conditionsOf(records: Records, of: Collection, subject: Subject): Promise<readonly Where[]> {
  const conditions: Where[] = []
  const add = (field: string, values: readonly string[], op: 'in' | 'array-contains-any' = 'in') => {
    for (const some of chunked(values, valuesPerQuery)) conditions.push([field, op, some])
  }
  for (const { field, isList } of personReferences(of)) add(field, subject.personIds, isList ? 'array-contains-any' : 'in')
  for (const [name, field] of Object.entries(of.fields)) {
    if (field.tellsWhose) add(name, subject.ownAddresses)
    if (!field.belongsWith) continue
    const theirs = await recordsOf(records, collectionNamed(field.to!)!, subject)
    add(
      name,
      theirs.map(({ record }) => record.id),
    )
  }
  return conditions
}

async function under(records: Records, of: Collection, parents: readonly Placed[]): Promise<readonly Placed[]> {
  const names = [...of.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  const found = await Promise.all(
    parents.map(async ({ record }) => {
      const ids = record as unknown as Readonly<Record<string, string | undefined>>
      const values = names.map(name => [name, ids[`${name}Id`]] as const)
      if (values.some(([, value]) => value === undefined)) return []
      const params = Object.fromEntries(values) as Params
      const own = await records.get(of, record.id, params)
      return own ? [{ record: own, params }] : []
    }),
  )
  return found.flat()
}

const placed = (found: readonly (StoredOf<Collection> | undefined)[]): readonly Placed[] =>
  found.flatMap(record => (record ? [{ record, params: {} }] : []))
