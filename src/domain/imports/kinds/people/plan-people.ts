import type { Value } from '../../../../ports/documents'
import { sameValue } from '../../../../ports/same-value'
import { consentTopics } from '../../../people/consents.collection'
import { sameNumber } from '../../../people/normal-name-and-phone'
import { chunked } from '../../../shared/chunked'
import { changedFields } from '../../plan/changed-fields'
import { type FieldChange, mapWithoutBlocking, type PlanInput, type PlannedRow, plannedRow } from '../../plan/planned-row'
import { type ExistingPerson, type ImportedPerson, importedPersonFields, importedPersonId, type PersonFieldName } from './imported-person'
import type { KnownPeople, PersonDetails } from './known-people'
import { PersonMatcher } from './person-matcher'
import { type PersonCells, type PersonReading, readPerson } from './person-row'

/** People whose notes and consents are read together. */
const detailsAtOnce = 500

interface Reading {
  readonly cells: PersonCells
  readonly parsed: PersonReading
  readonly match: ExistingPerson | undefined
}

/** Notes and consents are read only for people whom the file names with a value for them. */
export async function planPeople(rows: readonly PersonCells[], known: KnownPeople, { formats }: PlanInput): Promise<readonly PlannedRow[]> {
  const matcher = new PersonMatcher(known.people)
  const lines = new Map<string, number>()
  const readings = await mapWithoutBlocking(rows, (cells): Reading => {
    const parsed = readPerson(cells, formats)
    usedTwice(cells, parsed, lines, matcher.numbered(cells)?.fields.emails)
    return { cells, parsed, match: cells.reasons.length > 0 ? undefined : matcher.find(cells, parsed, importedPersonId(cells.hash)) }
  })
  const planned: PlannedRow[] = []
  for (const some of chunked(readings, detailsAtOnce)) {
    const details = await known.details({
      notes: some.flatMap(({ parsed, match }) => (match && (parsed.note || parsed.extra) ? [match.id] : [])),
      answers: some.flatMap(({ parsed, match }) => (match && parsed.answers ? [match.id] : [])),
    })
    planned.push(...(await mapWithoutBlocking(some, reading => plannedPerson(reading, details))))
  }
  return planned
}

/** A key and an address may each be in one row of the file only, except that people with numbers of ours may share an address that they have. */
function usedTwice(cells: PersonCells, { sourceKey, emails = [] }: PersonReading, lines: Map<string, number>, has: readonly string[] = []): void {
  const marks = [
    ...(sourceKey ? [['key', `key ${sourceKey}`] as const] : []),
    ...emails.filter(address => !has.includes(address)).map(address => ['email', address] as const),
  ]
  for (const [field, mark] of marks) {
    const first = lines.get(mark)
    if (first !== undefined) cells.fail(field === 'key' ? 'key-used-twice' : 'email-used-twice', field, first)
  }
  if (cells.reasons.length === 0) for (const mark of [...marks.map(([, one]) => one), ...emails]) lines.set(mark, cells.row.line)
}

function plannedPerson({ cells, parsed, match }: Reading, details: ReadonlyMap<string, PersonDetails>): PlannedRow {
  const changes = match && changesOf({ ...match.fields, ...details.get(match.id) }, parsed, cells)
  return plannedRow(cells, [parsed.names?.display], changes ? { recordId: match.id, changes } : { data: parsed })
}

const listFields = ['emails', 'phones', 'tags', 'addresses'] as const
/** What makes two values of a list the same one, where they may differ. */
const sameIn: { readonly [K in PersonFieldName]?: (one: unknown) => Value } = { phones: one => sameNumber(String(one)) }

/**
 * An empty cell changes nothing, lists only grow, and a consent only becomes a no: people without an answer may become a yes, people who
 * said no may not (product.md D1).
 */
function changesOf(fields: Partial<ImportedPerson>, parsed: PersonReading, cells: PersonCells): FieldChange[] {
  const after: { -readonly [K in PersonFieldName]?: ImportedPerson[K] } = { ...parsed }
  if (parsed.names) after.names = { ...fields.names, ...parsed.names }
  for (const name of listFields)
    if (parsed[name]) Object.assign(after, { [name]: grown<unknown>(fields[name], parsed[name], importedPersonFields[name].max!, sameIn[name]) })
  if (parsed.extra) after.extra = { ...fields.extra, ...parsed.extra }
  if (parsed.answers) after.answers = answersAfter(fields.answers, parsed.answers, cells)
  // A person whom staff marked as a business stays one: a name is weak evidence.
  delete after.kind
  return changedFields(fields, after)
}

/** First the present values, then the file's new ones, as many as the record may hold. */
function grown<T>(before: readonly T[] = [], parsed: readonly T[], max: number, of = (one: T) => one as Value): readonly T[] {
  return [...before, ...parsed.filter(one => !before.some(other => sameValue(of(one), of(other))))].slice(0, max)
}

function answersAfter(
  before: ImportedPerson['answers'] = {},
  parsed: NonNullable<ImportedPerson['answers']>,
  cells: PersonCells,
): ImportedPerson['answers'] {
  const after = { ...before } as Record<string, 'in' | 'out'>
  for (const topic of consentTopics) {
    const answer = parsed[topic]
    if (answer === 'out' || (answer === 'in' && before[topic] === undefined)) after[topic] = answer
    else if (answer === 'in' && before[topic] === 'out') cells.warn('consent-not-raised', topic)
  }
  return after
}
