import { people } from '../../../people/people.collection'
import type { RecordsWithin } from '../../../shared/records/records'
import type { Writing } from '../../import-handler'
import type { RowToCreate } from '../../plan/planned-row'
import type { ImportedPerson } from './imported-person'
import { type Known, type PeopleBefore, PeopleWriter, peopleAtOnce, peopleBefore, personIdOf } from './people-writer'
import { personRefusals } from './person-row-text'

/** What imports declare whose rows each belong to a person, whom the row may create. */
export const rowsOfPeople = { refusals: personRefusals, rowsAtOnce: peopleAtOnce, before: peopleBefore } as const

/** The people to whom imported gifts or terms belong: existing people, and people created by rows of the same call. */
export class RowOwners {
  private readonly there = new Set<string>()
  private readonly fresh = new Map<string, Known>()

  private constructor(private readonly writer: PeopleWriter) {}

  /** Reads everything before anything is written. */
  static async read(
    within: RecordsWithin,
    writing: Writing<PeopleBefore>,
    rows: readonly RowToCreate<{ readonly person?: ImportedPerson | undefined }>[],
  ): Promise<RowOwners> {
    const writer = new PeopleWriter(within, writing)
    const owners = new RowOwners(writer)
    const makers = rows.flatMap(row => (row.data.person ? [{ ...row, data: row.data.person }] : []))
    for (const known of await Promise.all(makers.map(row => writer.read(row)))) owners.fresh.set(known.row.hash, known)
    const known = await within.getAll(
      people,
      rows.map(({ recordId }) => recordId),
    )
    for (const { id, status } of known.values()) if (status === 'active') owners.there.add(id)
    return owners
  }

  /** The person's id. Creates a new person. */
  of(row: RowToCreate): { readonly id: string } | { readonly refusal: string } {
    const known = this.fresh.get(row.hash)
    if (!known) return row.recordId !== undefined && this.there.has(row.recordId) ? { id: row.recordId } : { refusal: 'person-missing' }
    const outcome = this.writer.write(known)
    if (typeof outcome === 'string') return { refusal: outcome }
    const id = personIdOf(known.row)
    this.there.add(id)
    return { id }
  }
}
