import { lazy, Suspense } from 'react'
import { adQueries } from '../../ads/ad.queries'
import { callQuery } from '../../blocks/season-timeline/call.queries'
import { DocumentTitle } from '../../kit/document-title'
import { Notice } from '../../kit/feedback/notice'
import { Skeleton } from '../../kit/feedback/skeleton'
import { LeftOutOfPreview } from '../../preview/left-out-of-preview'
import { accountQueries } from '../../queries/account.queries'
import { clockQueries } from '../../queries/clock.queries'
import { guideQueries } from '../../queries/guide.queries'
import { sessionQueries, useSignedIn } from '../../queries/session.queries'
import { siteQueries } from '../../queries/site.queries'
import { registrationQueries } from '../../registrations/registration.queries'
import { useRouteVisit, type Visit } from '../../routing/use-route-visit'
import { SavedLists } from '../saved/saved-lists'
import { DashboardFrame } from './dashboard-frame'
import { type Section, sectionOf, sections } from './dashboard-sections'
import { OrdersSection } from './orders/orders-section'
import { OverviewSection } from './overview-section'
import { PassportSection } from './passport-section'
import { ProfileSection } from './profile-section'
import { AccountSettings } from './settings/account-settings'
import { ownSectionsData } from './use-own-sections'
import { ArtworksSection } from './works/artworks-section'

const MembershipSection = lazy(() => import('./membership/membership-section'))
const RegistrationsSection = lazy(() => import('./registrations/registrations-section'))
const OwnEditions = lazy(() => import('../listings-portal/own-editions'))
const DonationsSection = lazy(() => import('./donations/donations-section'))

export const data = ({ app, params }: Pick<Visit, 'app' | 'params'>) => {
  const account = accountQueries(app)
  const always = [sessionQueries(app).user(), siteQueries(app).organisation(), ...ownSectionsData(app)]
  switch (sectionOf(params['id'])?.id ?? 'overview') {
    case 'overview':
      return [
        ...always,
        account.person(),
        account.works(),
        account.deletion(),
        account.held(),
        clockQueries(app).now(),
        adQueries(app).all(),
        callQuery(app),
        guideQueries(app).index(),
      ]
    case 'profile':
      return [...always, account.person()]
    case 'artworks':
      return [...always, account.works()]
    case 'registrations':
      return [...always, registrationQueries(app).edition(), registrationQueries(app).own()]
    case 'listings':
    case 'donations':
      return [...always, clockQueries(app).now()]
    case 'membership':
      return [...always, account.held(), account.renewals(), account.seats(), account.seatsOfOthers()]
    case 'passport':
      return [...always, guideQueries(app).index()]
    case 'settings':
      return [...always, account.topics(), account.deletion(), clockQueries(app).now()]
    default:
      return always
  }
}

/** The dashboard of the signed-in person, one section at a time. */
export default function DashboardPage() {
  const asked = useRouteVisit().params['id']
  const user = useSignedIn()
  const known = sectionOf(asked)
  const section = known ?? sections[0]
  // After signing out, until the next page opens.
  if (!user) return null
  return (
    <DashboardFrame section={section} user={user}>
      <DocumentTitle specific={section.id === 'overview' ? undefined : section.name} />
      {!known && <Notice title={`There is no “${asked}” here.`}>This is your overview. Choose a section beside it.</Notice>}
      <Suspense fallback={<Skeleton lines={4} />}>
        <LeftOutOfPreview of={'of' in section ? section.of : undefined}>
          <SectionContent section={section} />
        </LeftOutOfPreview>
      </Suspense>
    </DashboardFrame>
  )
}

function SectionContent({ section }: { readonly section: Section }) {
  switch (section.id) {
    case 'overview':
      return <OverviewSection />
    case 'profile':
      return <ProfileSection />
    case 'artworks':
      return <ArtworksSection />
    case 'registrations':
      return <RegistrationsSection />
    case 'listings':
      return <OwnEditions />
    case 'membership':
      return <MembershipSection />
    case 'donations':
      return <DonationsSection />
    case 'saved':
      return <SavedLists />
    case 'orders':
      return <OrdersSection />
    case 'passport':
      return <PassportSection />
    case 'settings':
      return <AccountSettings />
  }
}
