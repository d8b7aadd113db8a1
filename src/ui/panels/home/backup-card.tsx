import { rehearsedAt } from '../../../domain/backups/latest-rehearsal'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { dayOf } from '../../kit/time/format-time'
import { backupQueries } from '../../queries/backups.queries'
import { Link } from '../../routing/link'
import css from './backup-card.module.css'

/** The last backup and its last rehearsal; for superadmins. */
export default function BackupCard({ tz }: { readonly tz: string }) {
  const { lastBackup, last, dueAt, isDue } = useLiveQuery(backupQueries(useApp()).state())
  const day = (at: Date) => dayOf(at, tz, { short: true, year: true })
  return (
    <section aria-labelledby="backups" className={css.card}>
      <h2 id="backups">Backups</h2>
      <dl>
        <div>
          <dt>Last backup</dt>
          <dd>{lastBackup ? day(lastBackup.createdAt) : 'Never'}</dd>
        </div>
        <div>
          <dt>Last rehearsal</dt>
          <dd>{last ? day(rehearsedAt(last)) : 'Never'}</dd>
        </div>
        <div>
          <dt>Next rehearsal</dt>
          <dd data-due={isDue || undefined}>{isDue ? `Due since ${day(dueAt)}` : day(dueAt)}</dd>
        </div>
      </dl>
      <p>
        <Link to="/cpanel/downloads">Make, rehearse or restore a backup</Link>
      </p>
    </section>
  )
}
