import { type ReactNode, Suspense } from 'react'
import { scope } from '../../../domain/shared/records/policy'
import { localMoment } from '../../../domain/shared/time/local-day'
import { useApp } from '../../app-services/app'
import { useLiveQuery } from '../../app-services/live-query'
import { Skeleton } from '../../kit/feedback/skeleton'
import { dayOf } from '../../kit/time/format-time'
import { useStaff } from '../../office/use-staff'
import { clockQueries } from '../../queries/clock.queries'
import { siteQueries } from '../../queries/site.queries'
import type { Visit } from '../../routing/route-definition'
import { GuideWork } from './guide-work'
import { MoneyToday } from './money-today'
import styles from './office-home.module.css'
import { PanelFinder } from './panel-finder'
import { PublishedSets } from './published-sets'
import { SeasonTimeline } from './season-timeline'
import { ShortcutLists } from './shortcut-lists'
import { WorkQueues } from './work-queues'

export const data = ({ app }: Visit) => [siteQueries(app).organisation(), clockQueries(app).now()]

/** The office's home page: open work, the season, and every panel that this person's scopes open. */
export default function OfficeHome() {
  const app = useApp()
  const { user, may } = useStaff()
  const organisation = useLiveQuery(siteQueries(app).organisation())
  const now = useLiveQuery(clockQueries(app).now())
  const tz = organisation?.tz ?? 'UTC'
  const { date: today } = localMoment(now, tz)
  return (
    <div className={styles.home}>
      <header>
        <h1>Office</h1>
        <p className={styles.lead}>{dayOf(now, tz, { year: true })}</p>
      </header>
      {user && (
        <Suspense fallback={null}>
          <ShortcutLists user={user} />
        </Suspense>
      )}
      <Part lines={6}>
        <WorkQueues />
      </Part>
      <div className={styles.beside}>
        {organisation?.currentEdition !== undefined && (
          <Part lines={8}>
            <SeasonTimeline editionId={organisation.currentEdition} name={organisation.season} today={today} />
          </Part>
        )}
        {may(scope('money')) && (
          <Part lines={6}>
            <MoneyToday today={today} />
          </Part>
        )}
      </div>
      {may(scope('guide')) && (
        <Part lines={3}>
          <GuideWork />
        </Part>
      )}
      <Part lines={4}>
        <PublishedSets />
      </Part>
      {user && (
        <Part lines={12}>
          <PanelFinder user={user} />
        </Part>
      )}
    </div>
  )
}

const Part = ({ lines, children }: { readonly lines: number; readonly children: ReactNode }) => (
  <Suspense fallback={<Skeleton lines={lines} height="24px" />}>{children}</Suspense>
)
