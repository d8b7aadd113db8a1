import type { Write } from '../../ports/documents'
import { collectionAt } from '../collections'
import type { Actor } from '../shared/records/policy'
import type { Records } from '../shared/records/records'
import { type ChangeAuthor, changeAuthor, type RecordChange } from './audit-entry'
import { changeNotes } from './change-notes.collection'

/** The note for what these writes delete; `undefined` without a caller, or if they delete nothing that is audited. */
export function deletionNote(records: Records, id: string, writes: readonly Write[], actor: Actor | undefined): Write | undefined {
  const paths = writes.flatMap(({ op, path }) => (op === 'delete' ? [path] : []))
  return actor && noteOn(records, id, paths, changeAuthor(actor))
}

/** The note for restored records; `undefined` if none of them is audited. */
export const restoreNote = (records: Records, id: string, paths: readonly string[], actor: Actor | undefined, reason: string): Write | undefined =>
  noteOn(records, id, paths, { ...changeAuthor(actor), reason })

function noteOn(records: Records, id: string, paths: readonly string[], by: ChangeAuthor): Write | undefined {
  const audited = paths.filter(isAudited)
  return audited.length > 0 ? records.creating(changeNotes, id, { paths: audited, ...by }) : undefined
}

/** Why the records of one commit were restored; empty if they were not. */
export function restoredBecause(changes: readonly RecordChange[]): Pick<ChangeAuthor, 'reason'> {
  const reason = changes.find(({ path }) => path.startsWith(`${changeNotes.path}/`))?.after?.['reason']
  return typeof reason === 'string' ? { reason } : {}
}

/** Milliseconds by which the times of a change and its note, from the same commit, may differ in the database. */
const tolerance = 60_000
const apart = (one: Date, other: Date) => Math.abs(one.getTime() - other.getTime())

/** Who deleted or restored a record at this instant through the function host; `undefined` if the organization itself did. */
export async function notedAuthor(records: Records, path: string, at: Date): Promise<ChangeAuthor | undefined> {
  const notes = await records.find(changeNotes, { where: [['paths', 'array-contains', path]] })
  const [note] = notes.filter(one => apart(one.createdAt, at) < tolerance).sort((a, b) => apart(a.createdAt, at) - apart(b.createdAt, at))
  if (!note) return undefined
  const { actor, realActor, reason } = note
  return { actor, ...(realActor !== undefined && { realActor }), ...(reason !== undefined && { reason }) }
}

/** Whether a record that was just stored was restored: a new record's creation time is the time of its commit. */
export const isRestored = (createdAt: unknown, at: Date): boolean => createdAt instanceof Date && apart(createdAt, at) >= tolerance

function isAudited(path: string): boolean {
  const of = collectionAt(path.slice(0, path.lastIndexOf('/')))
  return of !== undefined && !of.notAudited
}
