import type { Formats } from '../../columns/mapping'
import { type ExistingPerson, type ImportedPerson, importedPersonId } from './imported-person'
import { nameOf, PersonMatcher } from './person-matcher'
import { type PersonCells, type PersonReading, readPerson, whoseRow } from './person-row'

/** Whose a row is. `person` comes with the first row of somebody nobody knew. */
export interface RowPerson {
  readonly id: string
  readonly name: string
  readonly person?: ImportedPerson
}

/**
 * Finds whose each row of a file of gifts or memberships is: as people are found, and those who are new by the rows before. A name that
 * somebody has already is not enough: money and terms are not given to whoever is called the same.
 */
export class RowPeople {
  private readonly matcher: PersonMatcher
  private readonly fresh = new Map<string, RowPerson>()
  private readonly byName = new Map<string, Set<RowPerson>>()

  constructor(
    people: readonly ExistingPerson[],
    private readonly formats: Formats,
  ) {
    this.matcher = new PersonMatcher(people)
  }

  /** `undefined` where the row says too little, which it then says. */
  find(cells: PersonCells): RowPerson | undefined {
    const said = whoseRow(cells)
    const idOfRow = importedPersonId(cells.hash)
    const known = this.matcher.find(cells, said, idOfRow)
    if (cells.reasons.length > 0) return undefined
    if (known) {
      const found = { id: known.id, name: known.fields.names?.display ?? '' }
      // An earlier import of this row made them: its other rows may say no more than the name.
      return known.id === idOfRow ? this.remember(said, found) : found
    }
    return this.ofFile(cells, said) ?? (cells.reasons.length > 0 ? undefined : this.newcomer(cells, said, idOfRow))
  }

  /** Somebody whom a row before has named. */
  private ofFile(cells: PersonCells, said: PersonReading): RowPerson | undefined {
    const marks = marksOf(said)
    const marked = marks.map(mark => this.fresh.get(mark)).find(found => found !== undefined)
    if (marked || marks.length > 0) return marked
    const named = [...(this.byName.get(nameOf(said)) ?? [])]
    if (named.length === 1) return named[0]
    if (named.length > 1 || cells.warnings.some(({ code }) => code === 'same-name')) cells.fail('name-not-enough', 'name', said.names?.display)
    return undefined
  }

  private newcomer(cells: PersonCells, said: PersonReading, id: string): RowPerson | undefined {
    if (!said.names) return cells.fail('unknown-person', undefined, said.emails?.[0] ?? said.sourceKey)
    const person = readPerson(cells, this.formats) as ImportedPerson
    if (cells.reasons.length > 0) return undefined
    this.remember(said, { id, name: person.names.display })
    return { id, name: person.names.display, person }
  }

  private remember(said: PersonReading, found: RowPerson): RowPerson {
    for (const mark of marksOf(said)) this.fresh.set(mark, found)
    const name = nameOf(said)
    this.byName.set(name, (this.byName.get(name) ?? new Set()).add(found))
    return found
  }
}

/** What tells people of one file apart besides their names. */
const marksOf = ({ emails = [], sourceKey }: PersonReading) => [
  ...emails.map(address => `email ${address}`),
  ...(sourceKey ? [`key ${sourceKey}`] : []),
]
