import type { Value } from '../../ports/documents'
import { sameValue } from '../../ports/same-value'
import { consentTopics } from '../accounts/consents'
import type { ExistingPerson, ImportedPerson, PersonFieldName } from './imported-person'
import { importedPersonId } from './imported-person-id'
import { type PersonReading, readPerson } from './person-row'
import type { PeopleContext } from './plan-context'
import type { FieldChange, PlannedRow } from './planned-row'
import type { RowCells } from './row-cells'
import { StandingPeople } from './standing-people'

export function planPeople(rows: readonly RowCells[], { formats, people }: PeopleContext): PlannedRow[] {
  const standing = new StandingPeople(people)
  const lines = new Map<string, number>()
  return rows.map(cells => {
    const said = readPerson(cells, formats)
    usedTwice(cells, said, lines)
    return planned(cells, said, standing)
  })
}

/** A key and an address each name one row of the file. */
function usedTwice(cells: RowCells, { sourceKey, emails = [] }: PersonReading, lines: Map<string, number>): void {
  const marks = [...(sourceKey ? [['key', `key ${sourceKey}`] as const] : []), ...emails.map(address => ['email', address] as const)]
  for (const [field, mark] of marks) {
    const first = lines.get(mark)
    if (first !== undefined) cells.fail(field === 'key' ? 'key-used-twice' : 'email-used-twice', field, first)
  }
  if (cells.reasons.length === 0) for (const [, mark] of marks) lines.set(mark, cells.row.line)
}

function planned(cells: RowCells, said: PersonReading, standing: StandingPeople): PlannedRow {
  const match = cells.reasons.length > 0 ? undefined : standing.find(cells, said, importedPersonId(cells.hash))
  const changes = match ? changesTo(match, said, cells) : []
  const { reasons, warnings, hash } = cells
  const row = { line: cells.row.line, hash, name: said.names?.display ?? '', reasons, warnings }
  if (reasons.length > 0) return { ...row, action: 'error' }
  if (!match) return { ...row, action: 'create', data: said as ImportedPerson }
  if (changes.length > 0) return { ...row, action: 'update', personId: match.id, changes }
  return { ...row, action: 'skip', personId: match.id, reasons: [{ code: 'unchanged' }] }
}

/**
 * An empty cell changes nothing, what is a list only grows, and an answer only turns to no: whoever never answered may be said to have
 * agreed, whoever said no may not (product §D1).
 */
function changesTo({ fields }: ExistingPerson, said: PersonReading, cells: RowCells): FieldChange[] {
  const after: { -readonly [K in PersonFieldName]?: ImportedPerson[K] } = { ...said }
  if (said.names) after.names = { ...fields.names, ...said.names }
  if (said.emails) after.emails = grown(fields.emails, said.emails, 5)
  if (said.phones) after.phones = grown(fields.phones, said.phones, 3)
  if (said.tags) after.tags = grown(fields.tags, said.tags, 40)
  if (said.addresses) after.addresses = grown(fields.addresses, said.addresses, 3)
  if (said.extra) after.extra = { ...fields.extra, ...said.extra }
  if (said.answers) after.answers = answersAfter(fields.answers, said.answers, cells)
  // Whoever was told to be a business by hand stays one: a name alone says little.
  delete after.kind
  return (Object.keys(after) as PersonFieldName[])
    .filter(name => after[name] !== undefined && !sameValue(fields[name] as Value | undefined, after[name] as Value | undefined))
    .map(field => ({ field, ...(fields[field] !== undefined && { before: fields[field] }), after: after[field] }))
}

/** What stands first, then what the file adds, each once, as many as a record holds. */
function grown<T>(before: readonly T[] = [], said: readonly T[], max: number): readonly T[] {
  return [...before, ...said.filter(one => !before.some(other => sameValue(one as Value, other as Value)))].slice(0, max)
}

function answersAfter(
  before: ImportedPerson['answers'] = {},
  said: NonNullable<ImportedPerson['answers']>,
  cells: RowCells,
): ImportedPerson['answers'] {
  const after = { ...before } as Record<string, 'in' | 'out'>
  for (const topic of consentTopics) {
    const answer = said[topic]
    if (answer === 'out' || (answer === 'in' && before[topic] === undefined)) after[topic] = answer
    else if (answer === 'in' && before[topic] === 'out') cells.warn('consent-not-raised', topic)
  }
  return after
}
