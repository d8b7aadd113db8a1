import { auditValues } from '../audit/audit.collection'
import { collectionNamed } from '../collections'
import { chunked } from '../shared/chunked'
import type { HandlerContext } from '../shared/functions/handler'
import { pathOf } from '../shared/records/collection'
import { isDocumentId } from '../shared/records/document-id'
import { idsOf, referencesOf } from '../shared/records/references'
import { isGuarded } from './backed-up-collections'
import type { SignedManifest } from './backup-manifest'
import { CountByKind } from './count-by-kind'
import { forgottenSince } from './forgotten-since'
import { type RestoredRecord, readRecord } from './restored-record'
import { type KindCounts, maxExamples, type Restore } from './restores.collection'
import { linesOf } from './uploaded-restore-parts'

export interface Examined extends Pick<Restore, 'examples'> {
  readonly guarded: number
  readonly unfit: number
  readonly dangling: number
  readonly kinds: readonly KindCounts[]
}

/** Ids looked up in one query. */
const idsAtOnce = 100

/**
 * Checks every record of an uploaded backup, with one part in memory at a time. Each record must match its schema, and its references must
 * lead to records in the backup or, for a restore, in the database. Counts by kind what a restore would do. Writes nothing.
 */
export async function examineBackup(context: HandlerContext, restore: Restore, signed: SignedManifest): Promise<Examined> {
  const examples: string[] = []
  const note = (example: string) => void (examples.length < maxExamples && examples.push(example.slice(0, 500)))
  const paths = new Set<string>()
  let [guarded, unfit] = [0, 0]
  for (let part = 0; part < restore.parts; part++)
    for (const line of await linesOf(context, restore.id, signed, part)) {
      const record = readRecord(line)
      if ('problem' in record) {
        unfit++
        note(record.problem)
      } else {
        paths.add(record.path)
        if (isGuarded(record.of)) guarded++
      }
    }
  const outside: { readonly path: string; readonly by: string }[] = []
  const counts = new CountByKind(context, restore.purpose, await forgottenSince(context.systemRecords, restore.madeAt))
  for (let part = 0; part < restore.parts; part++) {
    const lines = await linesOf(context, restore.id, signed, part)
    const records = lines.map(readRecord).filter((record): record is RestoredRecord => !('problem' in record))
    for (const record of records) outside.push(...referencesIn(record).filter(({ path }) => !paths.has(path)))
    await counts.add(records)
  }
  const dangling = restore.purpose === 'rehearsal' ? outside : await notHere(context, outside)
  for (const { path, by } of dangling) note(`${by} leads to ${path}, which is missing`)
  return { guarded, unfit, dangling: dangling.length, kinds: counts.kinds(), examples }
}

/** The targets of a record's references. The audit's values are skipped: what they refer to may have been deleted since. */
function referencesIn({ of, path, id, data }: RestoredRecord): readonly { readonly path: string; readonly by: string }[] {
  if (of === auditValues) return []
  return referencesOf(of).flatMap(reference => {
    const edition = typeof data['editionId'] === 'string' ? data['editionId'] : '-'
    const folder = pathOf(collectionNamed(reference.to)!, { edition })
    return idsOf({ ...data, id }, reference)
      .filter(isDocumentId)
      .map(named => ({ path: `${folder}/${named}`, by: `${path}: “${reference.label}”` }))
  })
}

async function notHere<T extends { readonly path: string }>({ documents }: HandlerContext, sought: readonly T[]): Promise<readonly T[]> {
  const all = [...new Set(sought.map(({ path }) => path))]
  const here = new Set<string>()
  for (const some of chunked(all, idsAtOnce)) for (const doc of await Promise.all(some.map(path => documents.get(path)))) if (doc) here.add(doc.path)
  return sought.filter(({ path }) => !here.has(path))
}
