import { lazy } from 'react'
import { role, scope } from '../../../../domain/shared/records/policy'
import { Link } from '../../../routing/link'
import { usePanelContext } from '../../engine/use-panel-context'

const BackupKey = lazy(async () => ({ default: (await import('./backup-key')).BackupKey }))

/** What is printed without a file, and the key of the backups. */
export function NeighbourhoodSheetsLinkAndBackupKey() {
  const { may } = usePanelContext()
  return (
    <>
      {may(scope('guide')) && (
        <p>
          <Link to="/sfosguide/maps?sheet=all">Print neighborhood sheets</Link>: the map and the list of each neighborhood, from the published guide,
          on Letter or A4.
        </p>
      )}
      {may(role('superadmin')) && <BackupKey />}
    </>
  )
}
