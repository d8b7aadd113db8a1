import { Callables } from '../shared/functions/callables'
import { RuleBroken } from '../shared/records/rule-broken'
import { type BackupManifest, maxOfManifest, maxOfSeal, readManifest } from './backup-manifest'
import type { restorePurposes } from './restores.collection'
import { beginRestore, bringBackupPart, continueRestore, examineRestore } from './restores.contract'

export type RestorePurpose = (typeof restorePurposes)[number]
type OnProgress = (done: number, of: number) => void

/** Uploads backup files to the server, part by part, and runs their restore. */
export class BackupService {
  static readonly inject = [Callables] as const

  constructor(private readonly callables: Callables) {}

  /** Resolves with the restore once every part and every record is checked. Nothing is restored yet. */
  async bring(file: Blob, purpose: RestorePurpose, reason: string, onProgress: OnProgress): Promise<{ restoreId: string; status: string }> {
    const { manifest, lines, begin } = await openBackup(file)
    const { restoreId } = await this.callables.call(beginRestore, { manifest: lines[0], seal: lines[1], purpose, reason })
    let at = begin
    for (const [part, { bytes }] of manifest.parts.entries()) {
      onProgress(part, manifest.parts.length)
      await this.callables.call(bringBackupPart, { restoreId, part, text: await file.slice(at, at + bytes).text() })
      at += bytes
    }
    const { status } = await this.callables.call(examineRestore, { restoreId })
    return { restoreId, status }
  }

  /** Restores missing records. May be called again after any interruption; an abort takes effect between two parts. */
  async putBack(restoreId: string, onProgress: OnProgress, signal: AbortSignal): Promise<'done' | 'paused'> {
    for (;;) {
      const { status, applied, parts } = await this.callables.call(continueRestore, { restoreId })
      if (status === 'done') return 'done'
      onProgress(applied, parts)
      if (signal.aborted) return 'paused'
    }
  }
}

/** The manifest of a file, which is its signed beginning. Throws if the file is longer or shorter than its parts. */
async function openBackup(file: Blob): Promise<{ manifest: BackupManifest; lines: readonly [string, string]; begin: number }> {
  const beginning = await file.slice(0, 4 * (maxOfManifest + maxOfSeal)).text()
  const [first = '', second = ''] = beginning.split('\n', 2)
  const { manifest } = await readManifest(first, second)
  const begin = new Blob([first, '\n', second, '\n']).size
  let end = begin
  for (const [part, { bytes }] of manifest.parts.entries()) {
    end += bytes
    if (end > file.size) throw new RuleBroken('backup-part', { part: part + 1, parts: manifest.parts.length })
  }
  if (end < file.size) throw new RuleBroken('backup-longer')
  return { manifest, lines: [first, second], begin }
}
