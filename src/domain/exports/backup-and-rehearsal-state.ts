import { Clock } from '../../ports/clock'
import { type LatestRehearsal, latestRehearsal } from '../backups/latest-rehearsal'
import type { StoredOf } from '../shared/records/collection'
import { Records } from '../shared/records/records'
import { exportJobs } from './export-jobs.collection'

export interface StateOfBackups extends LatestRehearsal {
  readonly lastBackup: StoredOf<typeof exportJobs> | undefined
}

/** The latest backup and rehearsal; for superadmins. */
export class BackupState {
  static readonly inject = [Records, Clock] as const

  constructor(
    private readonly records: Records,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<StateOfBackups> {
    const [lastBackup] = await this.records.find(exportJobs, { where: [['scope', '==', 'superadmin']], orderBy: [['createdAt', 'desc']], limit: 1 })
    return { lastBackup, ...(await latestRehearsal(this.records, this.clock.now())) }
  }
}
