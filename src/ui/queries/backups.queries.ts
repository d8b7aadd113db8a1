import { readBackupKey } from '../../domain/backups/restores.contract'
import { BackupState, type StateOfBackups } from '../../domain/exports/backup-and-rehearsal-state'
import { Callables } from '../../domain/shared/functions/callables'
import type { App, LiveQuery } from '../app-services/app-context'

/** Backups, for superadmins. */
export const backupQueries = (app: App) => ({
  state: (): LiveQuery<StateOfBackups> => ({
    queryKey: ['office', 'backups'],
    queryFn: async () => (await app.services()).get(BackupState).read(),
    staleTime: 0,
  }),
  /** The fingerprint of this site's signing key, which never changes. */
  fingerprint: (): LiveQuery<string> => ({
    queryKey: ['office', 'backup-key'],
    queryFn: async () => (await (await app.services()).get(Callables).call(readBackupKey, {})).fingerprint,
    staleTime: Infinity,
  }),
})
