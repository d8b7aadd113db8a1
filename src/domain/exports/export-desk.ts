import { Functions } from '../../ports/functions'
import { exportJobs } from '../operations/export-jobs'
import { call } from '../shared/cloud-function'
import type { StoredOf } from '../shared/collection'
import { Records } from '../shared/records'
import type { PresetKey } from './export-presets'
import { openExport } from './open-export.function'
import { type Printable, readPrintable } from './printable'
import { requestExport } from './request-export.function'
import { linesPerCall, mostOfLine, type RestoreOutput, restoreBackup } from './restore-backup.function'

export type ExportJob = StoredOf<typeof exportJobs>

export interface ExportWish {
  readonly preset: PresetKey
  readonly editionId?: string
  readonly segmentId?: string
  readonly tag?: string
  readonly reason?: string
}

/** Files that leave the house: asked for, opened for seven days, and a backup brought back. */
export class ExportDesk {
  static readonly inject = [Records, Functions] as const

  constructor(
    private readonly records: Records,
    private readonly functions: Functions,
  ) {}

  request(wish: ExportWish): Promise<{ readonly jobId: string; readonly rows: number }> {
    return call(this.functions, requestExport, wish)
  }

  /** The whole file; `tell` hears how many parts of how many are there. */
  async open(jobId: string, tell: (done: number, of: number) => void = () => undefined): Promise<File> {
    const first = await call(this.functions, openExport, { jobId, part: 0 })
    const texts = [first.text]
    for (let part = 1; part < first.parts; part++) {
      tell(part, first.parts)
      texts.push((await call(this.functions, openExport, { jobId, part })).text)
    }
    return new File(texts, first.name, { type: first.type })
  }

  /** What was made to be printed. */
  async openPrintable(jobId: string): Promise<Printable> {
    return readPrintable(await (await this.open(jobId)).text())
  }

  /** Jobs of the last 90 days, newest first. */
  jobs(since: Date): Promise<readonly ExportJob[]> {
    return this.records.find(exportJobs, { where: [['createdAt', '>', since]], orderBy: [['createdAt', 'desc']], limit: 200 })
  }

  watchJobs(since: Date, next: (jobs: readonly ExportJob[]) => void, fail: (error: Error) => void): () => void {
    return this.records.watch(exportJobs, { where: [['createdAt', '>', since]], orderBy: [['createdAt', 'desc']], limit: 200 }, next, fail)
  }

  /** Puts back what a backup has and the store lacks. May be called again after any interruption. */
  async restore(backup: Blob, tell: (done: number, of: number) => void): Promise<RestoreOutput> {
    const all = (await backup.text()).split('\n').filter(line => line.trim() !== '')
    const lines = all.filter(line => line.length <= mostOfLine)
    const total = { restored: 0, present: 0, unreadable: all.length - lines.length }
    for (let at = 0; at < lines.length; at += linesPerCall) {
      tell(at, lines.length)
      const part = await call(this.functions, restoreBackup, { lines: lines.slice(at, at + linesPerCall) })
      total.restored += part.restored
      total.present += part.present
      total.unreadable += part.unreadable
    }
    return total
  }
}
