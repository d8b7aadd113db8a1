import * as v from 'valibot'
import type { Fields } from '../../ports/documents'
import { events } from '../events/events.collection'
import { sites } from '../guide/listings.collection'
import { emailKeys } from '../people/email-keys.collection'
import { people } from '../people/people.collection'
import { type Collection, stampFields } from '../shared/records/collection'
import { isDocumentId } from '../shared/records/document-id'
import { schemaOf } from '../shared/records/fields'
import { idsOf, isPerson, referencesOf } from '../shared/records/references'
import { backedUpAt } from './backed-up-collections'
import { readBackupLine } from './backup-lines'

/** A backup line as the record that it would become. */
export interface RestoredRecord {
  readonly of: Collection
  readonly path: string
  readonly id: string
  readonly data: Fields
}

/** Why a line cannot become a record. It names fields, never values, which may be personal. */
export interface UnfitLine {
  readonly problem: string
}

const stamps = schemaOf(stampFields)

/** A line is validated like every write of such a record. */
export function readRecord(line: string): RestoredRecord | UnfitLine {
  const doc = parsed(line)
  if (!doc) return { problem: 'A line that is no record' }
  const { path, data } = doc
  const of = backedUpAt(path)
  const segments = path.split('/')
  if (!of || !segments.every(isDocumentId)) return { problem: `${path.slice(0, 200)}: belongs to no collection of ours` }
  const own = Object.fromEntries(Object.entries(data).filter(([name]) => !Object.hasOwn(stampFields, name)))
  const stamped = Object.fromEntries(Object.entries(data).filter(([name]) => Object.hasOwn(stampFields, name)))
  const issues = [v.safeParse(of.schema, own), v.safeParse(stamps, stamped)].flatMap(
    ({ issues: found = [] }) => found as readonly v.BaseIssue<unknown>[],
  )
  const names = [...new Set(issues.map(issue => String(issue.path?.[0]?.key ?? '?')))]
  if (names.length > 0) return { problem: `${path.slice(0, 200)}: ${names.join(', ').slice(0, 200)} does not fit` }
  return { of, path, id: segments.at(-1)!, data }
}

function parsed(line: string) {
  try {
    return readBackupLine(line)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Whether the record would have been erased or emptied when one of these people was forgotten. `parent` is its parent record. */
export function isErasedWith({ of, id, data }: RestoredRecord, forgotten: ReadonlySet<string>, parent?: RestoredRecord): boolean {
  const { whenForgotten } = of
  const isErased = of === emailKeys || typeof whenForgotten === 'string' || (whenForgotten !== undefined && 'elsewhere' in whenForgotten)
  if (!isErased || isAlsoOthers(of, data, forgotten)) return false
  const named = [
    of === people ? id : undefined,
    ...ownersIn(of, { ...data, id }),
    ...(parent ? ownersIn(parent.of, { ...parent.data, id: parent.id }) : []),
  ]
  return named.some(personId => personId !== undefined && forgotten.has(personId))
}

/** An event with other hosts, and a building with other studios, stay when one of their people is forgotten. */
const isAlsoOthers = (of: Collection, data: Fields, forgotten: ReadonlySet<string>): boolean =>
  (of === events && (data['hostIds'] as readonly string[]).some(id => !forgotten.has(id))) || (of === sites && data['kind'] !== 'own')

/** The people to whom the record belongs. A list entry that names a person belongs to that person alone. */
const ownersIn = (of: Collection, record: object): readonly string[] =>
  referencesOf(of).flatMap(one => (one.names.length === 1 && isPerson(one.to) && !one.declared?.isActor ? idsOf(record, one) : []))
