import { ExportDesk } from '../../../../domain/exports/export-desk'
import { presetOf } from '../../../../domain/exports/export-presets'
import { role, scope } from '../../../../domain/shared/policy'
import { useApp, useService } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { Button, ButtonLink } from '../../../office/controls/button'
import { Table } from '../../../office/controls/table'
import { clockQueries } from '../../../queries/clock.queries'
import { exportQueries } from '../../../queries/exports.queries'
import type { Outcome } from '../../engine/use-outcome'
import { usePanelPlace } from '../../engine/use-panel-place'
import css from './downloads.module.css'
import { save } from './make-and-save'
import { printAddress } from './print-address'

/** What was made in ninety days: by whom, when, why, how many rows, who opened it; and the file for as long as it is kept. */
export function ExportHistory({ outcome }: { readonly outcome: Outcome }) {
  const app = useApp()
  const desk = useService(ExportDesk)
  const { tz, may } = usePanelPlace()
  const now = useLiveQuery(clockQueries(app).now())
  const jobs = useLiveQuery(exportQueries(app).jobs(now))
  const said = (date: Date) => date.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: tz })
  const mayOpen = (key: string) => {
    const preset = presetOf(key)
    return preset !== undefined && may(preset.scope === 'superadmin' ? role('superadmin') : scope(preset.scope))
  }
  return (
    <section aria-labelledby="export-history">
      <h2 id="export-history">Made in the last ninety days</h2>
      {jobs.length === 0 ? (
        <p className={css.quiet}>No file yet. Make one above; it stays here for seven days.</p>
      ) : (
        <Table stacks aria-labelledby="export-history">
          <thead>
            <tr>
              <th scope="col">File</th>
              <th scope="col" data-number>
                Rows
              </th>
              <th scope="col">Made</th>
              <th scope="col">By</th>
              <th scope="col">Opened by</th>
              <th scope="col">Reason</th>
              <th scope="col">Kept</th>
            </tr>
          </thead>
          <tbody>
            {jobs.map(({ id, preset, fileName, rows = 0, createdAt, maker, openers, reason, expires, status }) => (
              <tr key={id}>
                <th scope="row">{fileName}</th>
                <td data-label="Rows" data-number>
                  {rows.toLocaleString('en-US')}
                </td>
                <td data-label="Made">{said(createdAt)}</td>
                <td data-label="By">{maker}</td>
                <td data-label="Opened by">{openers.join(', ') || 'nobody'}</td>
                <td data-label="Reason">{reason ?? ''}</td>
                <td data-label="Kept">
                  {status === 'done' && expires && expires > now ? (
                    <>
                      until {said(expires)}{' '}
                      {mayOpen(preset) && presetOf(preset)?.isPrinted && (
                        <ButtonLink to={printAddress(id)} variant="default" size="compact-sm" aria-label={`Print ${fileName}`}>
                          Print
                        </ButtonLink>
                      )}
                      {mayOpen(preset) && !presetOf(preset)?.isPrinted && (
                        <Button
                          variant="default"
                          size="compact-sm"
                          aria-label={`Download ${fileName}`}
                          disabled={outcome.state.is === 'working'}
                          onClick={() =>
                            void outcome.run(`Fetching ${fileName}…`, async tell => ({ said: `${await save(desk, id, tell)} is in your downloads.` }))
                          }
                        >
                          Download
                        </Button>
                      )}
                    </>
                  ) : (
                    'deleted'
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  )
}
