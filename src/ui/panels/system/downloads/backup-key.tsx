import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { backupQueries } from '../../../queries/backups.queries'

/** For superadmins: the key that proves a backup in a new project. */
export function BackupKey() {
  const fingerprint = useLiveQuery(backupQueries(useApp()).fingerprint())
  return (
    <p>
      Backups of this site are signed with the key <code>{fingerprint}</code>. Write it down and keep the note apart from the files: a second
      superadmin enters it when a backup is restored into a new project.
    </p>
  )
}
