import { Link } from 'react-router-dom'
import { scope } from '../../../../domain/shared/records/policy'
import { usePanelContext } from '../../engine/use-panel-context'
import { BackupKey } from './backup-key'

/** What is printed without a file, and the key of the backups. */
export const NeighbourhoodSheetsLinkAndBackupKey = () => (
  <>
    {usePanelContext().may(scope('guide')) && (
      <p>
        <Link to="/sfosguide/maps?sheet=all">Print neighborhood sheets</Link>: the map and the list of each neighborhood, from the published guide, on
        Letter or A4.
      </p>
    )}
    <BackupKey />
  </>
)
