import { lazy, type ReactNode, Suspense } from 'react'
import { officeSettings } from '../../../domain/content/office-settings.collection'
import { organisationId } from '../../../domain/shared/records/organisation.collection'
import { role, scope } from '../../../domain/shared/records/policy'
import { localMoment } from '../../../domain/shared/time/local-day'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { Skeleton } from '../../kit/feedback/skeleton'
import { dayOf } from '../../kit/time/format-time'
import { useStaff } from '../../office/use-staff'
import { clockQueries, useNow } from '../../queries/clock.queries'
import { recordQuery } from '../../queries/record.queries'
import { siteQueries, useOrganisation } from '../../queries/site.queries'
import { textParams, useAddressState } from '../../routing/use-address-state'
import type { Visit } from '../../routing/use-route-visit'
import { GuideWork } from './guide-work'
import { MoneyToday } from './money-today'
import styles from './office-home.module.css'
import { PanelFinder } from './panel-finder'
import { officeParts } from './parts/office-parts'
import { PartList } from './parts/part-list'
import { PublishedSets } from './published-sets'
import { SeasonTimeline } from './season-timeline'
import { ShortcutLists } from './shortcut-lists'
import { WorkQueues } from './work-queues'

export const data = ({ app }: Visit) => [siteQueries(app).organisation(), clockQueries(app).now()]

/** For superadmins only, and rarely needed: downloaded on demand. */
const BackupCard = lazy(() => import('./backup-card'))
const SetUp = lazy(() => import('./set-up/set-up'))
const PartPage = lazy(() => import('./parts/part-page'))
/** For staff who have not set up a code yet. */
const GraceNotice = lazy(() => import('../../second-factor/grace-notice'))

const address = textParams('part')

/** `/cpanel`: the set-up of a new organization, one of the office's parts (`?part=…`), or the home page. */
export default function OfficeOrSetUp() {
  const { user, may } = useStaff()
  return (
    <div className={styles.place}>
      {user && !user.secondFactor && (
        <Suspense fallback={null}>
          <GraceNotice user={user} />
        </Suspense>
      )}
      {may(role('superadmin')) ? <SuperadminHome /> : <HomeOrPart />}
    </div>
  )
}

function SuperadminHome() {
  const office = useLiveQuery(recordQuery(useApp(), officeSettings, organisationId))
  if (!office?.isSetUp)
    return (
      <Part lines={12}>
        <SetUp />
      </Part>
    )
  return <HomeOrPart />
}

function HomeOrPart() {
  const [{ part: name }] = useAddressState(address)
  const part = officeParts.find(one => one.name === name)
  if (!part) return <OfficeHome />
  return (
    <Part lines={12}>
      <PartPage key={name} part={part} />
    </Part>
  )
}

/** The office's home page: open work, the season, and every panel that this person's scopes open. */
function OfficeHome() {
  const { user, may } = useStaff()
  const organisation = useOrganisation()
  const now = useNow()
  const tz = organisation?.tz ?? 'UTC'
  const { date: today } = localMoment(now, tz)
  return (
    <div className={styles.home}>
      <header>
        <h1>Office</h1>
        <p className={styles.lead}>{dayOf(now, tz, { year: true })}</p>
        <Suspense fallback={<Skeleton height="28px" />}>
          <PartList />
        </Suspense>
        {!organisation && <p>The organization has no settings yet. A superadmin enters them here, on this page.</p>}
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
        <Part lines={8}>
          <SeasonTimeline current={organisation?.currentEdition} name={organisation?.season ?? 'The season'} today={today} />
        </Part>
        {may(scope('money')) && (
          <Part lines={6}>
            <MoneyToday today={today} tz={tz} />
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
      {may(role('superadmin')) && (
        <Part lines={4}>
          <BackupCard tz={tz} />
        </Part>
      )}
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
