import { roleGrants } from '../accounts/roles/role-grants.collection'
import { staffNames } from '../records/staff-names'
import { Callables } from '../shared/functions/callables'
import type { StoredOf } from '../shared/records/collection'
import { type Reading, RecordSets, recordSet } from '../shared/records/record-sets'
import { Records } from '../shared/records/records'
import { exportJobs } from './export-jobs.collection'
import type { PresetKey } from './export-presets'
import { openExport } from './open-export.contract'
import { type Printable, readPrintable } from './printable'
import { linesPerCall, maxOfLine, type RestoreOutput, restoreBackup } from './restore-backup.contract'

/** An exported file, with the names of the staff who requested and opened it. */
export interface ListedExport extends StoredOf<typeof exportJobs> {
  readonly maker: string
  readonly openers: readonly string[]
}

export interface ExportInput {
  readonly preset: PresetKey
  readonly editionId?: string
  readonly segmentId?: string
  readonly tag?: string
  readonly reason?: string
}

/** Exports: requesting and opening files, and restoring a backup. */
export class ExportService {
  static readonly inject = [Records, Callables] as const

  constructor(
    private readonly records: Records,
    private readonly callables: Callables,
  ) {}

  /** The whole file. `tell` is called with the number of parts received and of all parts. */
  async open(jobId: string, onProgress: (done: number, of: number) => void = () => undefined): Promise<File> {
    const first = await this.callables.call(openExport, { jobId, part: 0 })
    const texts = [first.text]
    for (let part = 1; part < first.parts; part++) {
      onProgress(part, first.parts)
      texts.push((await this.callables.call(openExport, { jobId, part })).text)
    }
    return new File(texts, first.name, { type: first.type })
  }

  /** The content of a printed export. */
  async openPrintable(jobId: string): Promise<Printable> {
    return readPrintable(await (await this.open(jobId)).text())
  }

  /** Files requested since then, newest first. */
  jobs(since: Date): Reading<readonly ListedExport[]> {
    const made = recordSet(exportJobs, { where: [['createdAt', '>', since]], orderBy: [['createdAt', 'desc']], limit: 200 })
    return new RecordSets(this.records, [made, recordSet(roleGrants)], async ([jobs, grants]) => {
      // People who request or open a file have a role, or had one then.
      const names = staffNames(grants)
      const nameOf = (id: string) => names.get(id) ?? id
      return jobs.map(job => ({ ...job, maker: nameOf(job.requestedBy), openers: (job.openedBy ?? []).map(nameOf) }))
    })
  }

  /** Restores records of a backup that are missing. May be called again after any interruption. */
  async restore(backup: Blob, onProgress: (done: number, of: number) => void): Promise<RestoreOutput> {
    const all = (await backup.text()).split('\n').filter(line => line.trim() !== '')
    const lines = all.filter(line => line.length <= maxOfLine)
    const total = { restored: 0, present: 0, unreadable: all.length - lines.length }
    for (let at = 0; at < lines.length; at += linesPerCall) {
      onProgress(at, lines.length)
      const part = await this.callables.call(restoreBackup, { lines: lines.slice(at, at + linesPerCall) })
      total.restored += part.restored
      total.present += part.present
      total.unreadable += part.unreadable
    }
    return total
  }
}
