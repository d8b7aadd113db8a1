import type { Write } from '../../ports/documents'
import { collectionAt } from '../collections'
import type { Actor } from '../shared/records/policy'
import type { Records } from '../shared/records/records'
import { type ChangeAuthor, changeAuthor } from './audit-entry'
import { deletionNotes } from './deletion-notes.collection'

/** The deletion note for what these writes delete for this caller; `undefined` without a caller, or where nothing audited is deleted. */
export function deletionNote(records: Records, id: string, writes: readonly Write[], actor: Actor | undefined): Write | undefined {
  const paths = writes.flatMap(({ op, path }) => (op === 'delete' && isAudited(path) ? [path] : []))
  return actor && paths.length > 0 ? records.creating(deletionNotes, id, { paths, ...changeAuthor(actor) }) : undefined
}

/** Milliseconds by which the times of a deletion and of its note, from the same commit, may differ in the database. */
const tolerance = 60_000

/** Who deleted a record at this instant through the function host; `undefined` where the organisation itself did. */
export async function whoDeleted(records: Records, path: string, at: Date): Promise<ChangeAuthor | undefined> {
  const apart = ({ createdAt }: { readonly createdAt: Date }) => Math.abs(createdAt.getTime() - at.getTime())
  const notes = await records.find(deletionNotes, { where: [['paths', 'array-contains', path]] })
  const [note] = notes.filter(one => apart(one) < tolerance).sort((a, b) => apart(a) - apart(b))
  return note && { actor: note.actor, ...(note.realActor !== undefined && { realActor: note.realActor }) }
}

function isAudited(path: string): boolean {
  const of = collectionAt(path.slice(0, path.lastIndexOf('/')))
  return of !== undefined && !of.notAudited
}
