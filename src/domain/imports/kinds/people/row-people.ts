import { plainLine } from '../../cells/cell-values'
import type { Formats } from '../../columns/column-mapping'
import { type ExistingPerson, type ImportedPerson, importedPersonId } from './imported-person'
import { nameOf, PersonMatcher } from './person-matcher'
import { type PersonCells, type PersonReading, readPerson, whoseRow } from './person-row'

/** The person of a row. The first row of a new person has `person`. */
export interface RowPerson {
  readonly id: string
  readonly name: string
  readonly person?: ImportedPerson
}

/** The name by which lists show a row of this person. */
export const personName = (cells: PersonCells, who: RowPerson | undefined) => who?.name || plainLine(cells.cell('name') || cells.cell('email'))

/** The new person, for what the row creates. */
export const personOf = ({ person }: RowPerson) => (person ? { person } : {})

/**
 * Finds the person of each row in a file of gifts or memberships: a known person as people imports do, or a new person of an earlier row.
 * A name alone is not enough: money and terms must not go to somebody with the same name.
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

  /** `undefined` where the row has too little; the reason is then added to the row. */
  find(cells: PersonCells): RowPerson | undefined {
    const parsed = whoseRow(cells)
    const idOfRow = importedPersonId(cells.hash)
    const known = this.matcher.find(cells, parsed, idOfRow)
    if (cells.reasons.length > 0) return undefined
    if (known) {
      const found = { id: known.id, name: known.fields.names?.display ?? '' }
      // An earlier import of this row created the person: its other rows may have no more than the name.
      return known.id === idOfRow ? this.remember(parsed, found) : found
    }
    return this.ofFile(cells, parsed) ?? (cells.reasons.length > 0 ? undefined : this.newcomer(cells, parsed, idOfRow))
  }

  /** A person whom an earlier row named. */
  private ofFile(cells: PersonCells, parsed: PersonReading): RowPerson | undefined {
    const marks = marksOf(parsed)
    const marked = marks.map(mark => this.fresh.get(mark)).find(found => found !== undefined)
    if (marked || marks.length > 0) return marked
    const named = [...(this.byName.get(nameOf(parsed)) ?? [])]
    if (named.length === 1) return named[0]
    if (named.length > 1 || cells.warnings.some(({ code }) => code === 'same-name')) cells.fail('name-not-enough', 'name', parsed.names?.display)
    return undefined
  }

  private newcomer(cells: PersonCells, parsed: PersonReading, id: string): RowPerson | undefined {
    if (!parsed.names) return cells.fail('unknown-person', undefined, parsed.emails?.[0] ?? parsed.sourceKey)
    const person = readPerson(cells, this.formats) as ImportedPerson
    if (cells.reasons.length > 0) return undefined
    this.remember(parsed, { id, name: person.names.display })
    return { id, name: person.names.display, person }
  }

  private remember(parsed: PersonReading, found: RowPerson): RowPerson {
    for (const mark of marksOf(parsed)) this.fresh.set(mark, found)
    const name = nameOf(parsed)
    this.byName.set(name, (this.byName.get(name) ?? new Set()).add(found))
    return found
  }
}

/** What identifies people of one file besides their names. */
const marksOf = ({ emails = [], sourceKey }: PersonReading) => [
  ...emails.map(address => `email ${address}`),
  ...(sourceKey ? [`key ${sourceKey}`] : []),
]
