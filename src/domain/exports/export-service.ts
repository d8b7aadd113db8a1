import { Auth } from '../../ports/auth'
import { roleGrants } from '../accounts/roles/role-grants.collection'
import { staffNames } from '../records/staff-names'
import { Callables } from '../shared/functions/callables'
import type { StoredOf } from '../shared/records/collection'
import { hasRole, isScoped, scopes } from '../shared/records/policy'
import { type Reading, RecordSets, recordSet } from '../shared/records/record-sets'
import { Records } from '../shared/records/records'
import { exportJobs } from './export-jobs.collection'
import type { PresetKey } from './export-presets'
import { openExport } from './open-export.contract'
import { type Printable, readPrintable } from './print-content-schema'

/** An exported file, with the names of the staff who requested and opened it. */
export interface ListedExport extends StoredOf<typeof exportJobs> {
  readonly maker: string
  readonly openers: readonly string[]
}

/** Maximum number of listed exports. */
const maxJobs = 200

export interface ExportInput {
  readonly preset: PresetKey
  readonly editionId?: string
  readonly segmentId?: string
  readonly tag?: string
  readonly reason?: string
}

/** Exports: requesting and opening files. */
export class ExportService {
  static readonly inject = [Records, Callables, Auth] as const

  constructor(
    private readonly records: Records,
    private readonly callables: Callables,
    private readonly auth: Auth,
  ) {}

  /** The whole file. `onProgress` is called with the number of parts received and of all parts. */
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
    const claims = this.auth.current?.claims ?? {}
    // A superadmin reads the jobs of all scopes, other staff those of their own.
    const readable = hasRole(claims, 'superadmin') ? [undefined] : scopes.filter(name => isScoped(claims, name))
    const made = readable.map(name =>
      recordSet(exportJobs, {
        where: [...(name === undefined ? [] : [['scope', '==', name] as const]), ['createdAt', '>', since]],
        orderBy: [['createdAt', 'desc']],
        limit: maxJobs,
      }),
    )
    return new RecordSets(this.records, [recordSet(roleGrants), ...made], async ([grants, ...found]) => {
      const jobs = found
        .flat()
        .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
        .slice(0, maxJobs)
      // People who request or open a file have a role, or had one then.
      const names = staffNames(grants)
      const nameOf = (id: string) => names.get(id) ?? id
      return jobs.map(job => ({ ...job, maker: nameOf(job.requestedBy), openers: (job.openedBy ?? []).map(nameOf) }))
    })
  }
}
