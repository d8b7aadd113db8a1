import type { Doc } from '../../ports/documents'
import { auditAction } from '../audit/audit-action'
import { collections } from '../collections'
import { defineHandler } from '../shared/functions/handler'
import { matchesPath } from '../shared/records/collection'
import { readBackupLine } from './backup-lines'
import { restoreBackup } from './restore-backup.contract'

export const restoreBackupHandler = defineHandler(restoreBackup, async (context, { lines }) => {
  const docs = lines.flatMap(line => read(line) ?? [])
  const restored = await context.documents.transact(async transaction => {
    const found = await Promise.all(docs.map(({ path }) => transaction.get(path)))
    // Of a repeated line, the first one is restored.
    const missing = new Map(
      docs
        .filter((_, i) => !found[i])
        .reverse()
        .map(({ path, data }) => [path, data]),
    )
    for (const [path, data] of missing) transaction.write({ op: 'create', path, data })
    return missing.size
  })
  if (restored > 0)
    await context.records.transact(async within =>
      auditAction(within, context, { scope: 'system', action: 'backup.restore', entity: 'backup', after: { restored } }),
    )
  return { restored, present: docs.length - restored, unreadable: lines.length - docs.length }
})

/** `undefined` for a line that is not one of our records. */
function read(line: string): Pick<Doc, 'path' | 'data'> | undefined {
  try {
    const doc = readBackupLine(line)
    return collections.some(of => matchesPath(of, doc.path.slice(0, doc.path.lastIndexOf('/')))) ? doc : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
