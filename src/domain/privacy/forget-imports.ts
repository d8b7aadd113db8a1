import { discardDryRun } from '../imports/discard-dry-runs.job'
import { partOf, plannedRowsPath } from '../imports/file/import-file-paths'
import { importBatches, importScopes } from '../imports/import-batches.collection'
import type { PlannedRow } from '../imports/plan/planned-row'
import { deleteFiles, filesBelow } from '../shared/functions/files-below'
import type { HandlerContext } from '../shared/functions/handler'
import { unlessMissing } from '../shared/functions/unless-missing'
import { storedPath } from '../shared/stored-path'
import type { Subject } from './data-subject'

/**
 * Removes the person from unfinished imports. Dry runs are discarded and can be repeated; in running imports the person's rows are emptied.
 * Chosen files and rows that belong to no import are deleted, whoever is in them.
 */
export async function forgetImports(context: HandlerContext, subject: Subject): Promise<void> {
  const { records, storage } = context
  for (const dryRun of await records.find(importBatches, { where: [['status', '==', 'planned']] })) await discardDryRun(context, dryRun)
  const unfinished = await records.find(importBatches, { where: [['status', 'in', ['running', 'paused']]] })
  for (const { id, scope, pieces = 0 } of unfinished)
    for (let piece = 0; piece < pieces; piece++) {
      const path = plannedRowsPath(scope, id, piece)
      const stored = await storage.read(path).catch(unlessMissing)
      if (!stored) continue
      const rows = JSON.parse(await stored.text()) as readonly PlannedRow[]
      const without = rows.map(row => (isAbout(row, subject) ? emptied(row) : row))
      if (without.every((row, i) => row === rows[i])) continue
      const file = new Blob([JSON.stringify(without)], { type: 'application/json' })
      await storage.upload(path, file, { contentType: 'application/json' }).done
    }
  const going = new Set(unfinished.flatMap(({ id }) => [id, partOf(id).importId]))
  for (const folder of importScopes.flatMap(scope => [`imports-${scope}`, `import-plans-${scope}`])) {
    const found = await filesBelow(storage, storedPath(folder))
    await deleteFiles(
      storage,
      found.filter(path => !going.has(path.split('/')[1] ?? '')),
    )
  }
}

/** Matches by id, address or telephone number, never by a name, which others may share. */
const isAbout = (row: PlannedRow, { personIds, addresses, phones }: Subject): boolean =>
  textsIn(row).some(text => personIds.includes(text) || [...addresses, ...phones].some(value => text.toLowerCase().includes(value)))

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** The emptied row keeps its line number, so that a paused import continues at the right row. */
const emptied = ({ line, hash }: PlannedRow): PlannedRow => ({
  line,
  hash,
  action: 'skip',
  name: '',
  reasons: [{ code: 'forgotten' }],
  warnings: [],
})
