import { nameKey, readName } from '../../../people/parse-name'
import { plainLine } from '../../cells/cell-values'
import type { ExistingPerson } from './imported-person'
import type { PersonCells, PersonReading } from './person-row'

/** Finds known people by address, by the key of the file they came from, and by the row that created them. */
export class PersonMatcher {
  private readonly byId = new Map<string, ExistingPerson>()
  private readonly byEmail = new Map<string, ExistingPerson>()
  private readonly byKey = new Map<string, ExistingPerson[]>()
  /** Everybody's normalized name. Computed when it is first needed, because most people are found by other means. */
  private names: ReadonlySet<string> | undefined

  constructor(private readonly people: readonly ExistingPerson[]) {
    for (const person of people) {
      const { sourceKey } = person.fields
      this.byId.set(person.id, person)
      for (const address of person.foundBy) this.byEmail.set(address, person)
      if (sourceKey) this.byKey.set(sourceKey, [...(this.byKey.get(sourceKey) ?? []), person])
    }
  }

  /**
   * Our own number is certain, in a file that we exported. An address belongs to one person. A key needs a matching name, because every
   * list counts from 1.
   */
  find(cells: PersonCells, parsed: PersonReading, idOfRow: string): ExistingPerson | undefined {
    const named = this.numbered(cells) ?? this.byId.get(idOfRow)
    if (named) return named
    const addressed = [...new Set((parsed.emails ?? []).flatMap(address => this.byEmail.get(address) ?? []))]
    if (addressed.length > 1) {
      cells.fail('ambiguous-person', 'email', addressed.map(({ fields }) => fields.names?.display).join(', '))
      return undefined
    }
    if (addressed[0]) return addressed[0]
    const keyed = parsed.sourceKey ? (this.byKey.get(parsed.sourceKey) ?? []) : []
    const same = parsed.names ? keyed.filter(({ fields }) => shareWord(nameOf(fields), nameOf(parsed))) : keyed
    if (same.length === 1) return same[0]
    if (same.length > 1) cells.fail('ambiguous-person', 'key', same.length)
    else if (keyed[0]) cells.warn('same-key-other-name', 'key', keyed[0].fields.names?.display)
    else if (parsed.names && this.hasName(parsed)) cells.warn('same-name', 'name', parsed.names.display)
    return undefined
  }

  /** The person whose number of ours the row has. */
  numbered(cells: PersonCells): ExistingPerson | undefined {
    return this.byId.get(plainLine(cells.cell('record')))
  }

  private hasName(parsed: PersonReading): boolean {
    this.names ??= new Set(this.people.map(({ fields }) => nameOf(fields)))
    return this.names.has(nameOf(parsed))
  }
}

export const nameOf = ({ names, kind }: PersonReading) => nameKey(readName(names?.display ?? '', kind === 'business'))

const shareWord = (one: string, other: string) => {
  const words = new Set(one.split(' '))
  return other.split(' ').some(word => word.length > 1 && words.has(word))
}
