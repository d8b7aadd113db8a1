import { lazy } from 'react'
import { useSearchParams } from 'react-router-dom'
import { exportPresets } from '../../../domain/exports/export-presets'
import { role, scope } from '../../../domain/shared/policy'
import { customPanel } from '../engine/custom-panel'
import { OutcomeLine } from '../engine/outcome-line'
import { useOutcome } from '../engine/use-outcome'
import { usePanelPlace } from '../engine/use-panel-place'
import css from './downloads/downloads.module.css'
import { ExportCard } from './downloads/export-card'
import { ExportHistory } from './downloads/export-history'
import { printed } from './downloads/print-address'
import { RestoreBackup } from './downloads/restore-backup'

/** Downloaded with the first sheet that is printed. */
const PrintView = lazy(() => import('./downloads/print-view'))

/** What is printed stands in the address, so that back leads to the files. */
function Downloads() {
  const jobId = useSearchParams()[0].get(printed)
  return jobId === null ? <DownloadsBoard /> : <PrintView jobId={jobId} />
}

/** The files this member of staff may ask for, those that were made, and the way back from a backup. */
function DownloadsBoard() {
  const { may } = usePanelPlace()
  const outcome = useOutcome()
  const mine = exportPresets.filter(preset => may(preset.scope === 'superadmin' ? role('superadmin') : scope(preset.scope)))
  return (
    <div className={css.board}>
      <OutcomeLine outcome={outcome} />
      <ul className={css.presets}>
        {mine.map(preset => (
          <ExportCard key={preset.key} preset={preset} outcome={outcome} />
        ))}
      </ul>
      {may(role('superadmin')) && <RestoreBackup outcome={outcome} />}
      <ExportHistory outcome={outcome} />
    </div>
  )
}

export default customPanel(Downloads)
