import { people } from '../accounts/people'
import type { RecordsWithin } from '../shared/records'
import type { Refusal, RowToWrite } from './import-run.function'
import { type Known, type PeopleTarget, PeopleWriter, personIdOf } from './write-people'

/** Whose the rows of a ledger are: somebody who is there, or somebody whom the row, or one before it, makes. */
export class RowOwners {
  private readonly there = new Set<string>()
  private readonly fresh = new Map<string, Known>()

  private constructor(private readonly writer: PeopleWriter) {}

  /** Everything is read before anything is written. */
  static async read(within: RecordsWithin, target: PeopleTarget, rows: readonly RowToWrite[]): Promise<RowOwners> {
    const writer = new PeopleWriter(within, target)
    const owners = new RowOwners(writer)
    const makers = rows.flatMap(row => {
      const { person } = (row.data ?? {}) as { readonly person?: unknown }
      return person === undefined ? [] : [{ hash: row.hash, action: 'create' as const, data: person }]
    })
    for (const known of await Promise.all(makers.map(row => writer.read(row)))) owners.fresh.set(known.row.hash, known)
    const ids = [...new Set(rows.flatMap(({ personId }) => personId ?? []))]
    for (const person of await Promise.all(ids.map(id => within.get(people, id)))) if (person?.status === 'active') owners.there.add(person.id)
    return owners
  }

  /** The person's id; whoever is new is made. */
  of(row: RowToWrite): { readonly id: string } | { readonly refusal: Refusal } {
    const known = this.fresh.get(row.hash)
    if (!known) return row.personId !== undefined && this.there.has(row.personId) ? { id: row.personId } : { refusal: 'person-missing' }
    const { refusal } = this.writer.write(known)
    if (refusal !== undefined) return { refusal }
    const id = personIdOf(known.row)
    this.there.add(id)
    return { id }
  }
}
