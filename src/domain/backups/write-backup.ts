import type { Doc } from '../../ports/documents'
import type { HandlerContext } from '../shared/functions/handler'
import { groupNames } from '../shared/records/collection-group'
import { sha256 } from '../shared/sha256'
import { signatureOf } from '../shared/signature'
import { backedUp, backedUpAt } from './backed-up-collections'
import { ownBackupKey } from './backup-keys'
import { backupLine } from './backup-lines'
import { type BackupManifest, type BackupSeal, charactersOfPart, linesOfPart } from './backup-manifest'
import { documentsInOrder } from './documents-in-order'

export interface WrittenBackup {
  readonly file: Blob
  readonly rows: number
}

/** A signed backup of every record. Only one part and one page of records are in memory as objects. */
export async function writeBackup(context: HandlerContext, backup: string): Promise<WrittenBackup> {
  const madeAt = context.clock.now().toISOString()
  const { privateKey, publicKey } = await ownBackupKey(context.systemRecords)
  const parts: BackupManifest['parts'] = []
  const blobs: Blob[] = []
  const collections: Record<string, number> = {}
  const close = async (lines: readonly string[]) => {
    const blob = new Blob([lines.map(line => `${line}\n`).join('')])
    blobs.push(blob)
    parts.push({ lines: lines.length, bytes: blob.size, sha256: await sha256(blob) })
  }
  let lines: string[] = []
  let characters = 0
  for await (const doc of everyDocument(context)) {
    const of = backedUpAt(doc.path)
    if (!of) continue
    const line = backupLine(doc)
    if (lines.length === linesOfPart || (lines.length > 0 && characters + line.length > charactersOfPart)) {
      await close(lines)
      lines = []
      characters = 0
    }
    lines.push(line)
    characters += line.length
    collections[of.path] = (collections[of.path] ?? 0) + 1
  }
  if (lines.length > 0 || parts.length === 0) await close(lines)
  const organization = (await context.organisation())?.name ?? ''
  const manifest = JSON.stringify({ format: 1, organization, backup, madeAt, parts, collections } satisfies BackupManifest)
  const { kty, crv, x, y } = publicKey
  const seal = { key: { kty, crv, x, y } as BackupSeal['key'], signature: await signatureOf(manifest, privateKey) } satisfies BackupSeal
  return { file: new Blob([`${manifest}\n${JSON.stringify(seal)}\n`, ...blobs]), rows: parts.reduce((sum, part) => sum + part.lines, 0) }
}

export const collectionOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

async function* everyDocument(context: HandlerContext): AsyncGenerator<Doc> {
  for (const collection of new Set(backedUp.filter(({ path }) => !path.includes('/')).map(({ path }) => path)))
    yield* documentsInOrder(context, { collection })
  // A collection group includes the top-level collection of the same name, which was read already.
  for (const collection of groupNames(backedUp))
    for await (const doc of documentsInOrder(context, { collection, group: true })) if (doc.path.split('/').length > 2) yield doc
}
