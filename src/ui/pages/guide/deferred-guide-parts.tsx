import { lazy, Suspense, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { WhenHydrated } from '../../delivery/when-hydrated'
import { FollowDoorStatuses } from '../../door-status/follow-door-statuses'
import { KeepGuide } from '../../offline/keep-guide'
import { OfflineGuideDownloads } from '../../offline/offline-guide-downloads'
import { passportKey } from '../../passport/passport-key'
import { useSitePreview } from '../../preview/site-preview'
import { useOrganisation } from '../../queries/site.queries'
import { Sponsors } from '../../sponsors/sponsors'
import type { GuideLinks } from './guide-links'
import { PrintQrCode } from './listing/print-qr-code'

/** Downloaded only where a passport is on this device. */
const SendStamps = lazy(() => import('../../passport/send-stamps'))

const PastSponsors = lazy(() => import('./past-sponsors'))

interface DeferredGuidePartsProps {
  readonly links: GuideLinks
  /** The edition shown is not the current one. */
  readonly past: boolean
}

/** What every guide page has once it is interactive: a QR code in print, the doors of today, the guide on this device, and on its home who supports it. */
export default function DeferredGuideParts({ links, past }: DeferredGuidePartsProps) {
  const { pathname } = useLocation()
  const pages = useMemo(() => [links.home, links.maps(), links.weekends, links.events, links.articles, '/sfosguide/saved'], [links])
  return (
    <>
      <PrintQrCode />
      <FollowDoorStatuses />
      {!past && (
        <WhenHydrated>
          {[links.home, links.maps()].includes(pathname) && <OfflineGuideDownloads pages={pages} />}
          <KeepGuide pages={pages} />
        </WhenHydrated>
      )}
      <WhenHydrated>
        <KeptStamps />
      </WhenHydrated>
      {pathname === links.home && (
        <Suspense fallback={null}>{past ? <PastSponsors editionId={pathname.slice('/sfosguide/'.length)} /> : <GuideSponsors />}</Suspense>
      )}
    </>
  )
}

/** A preview sends nothing. */
function KeptStamps() {
  const preview = useSitePreview()
  if (preview !== null || localStorage.getItem(passportKey) === null) return null
  return (
    <Suspense fallback={null}>
      <SendStamps />
    </Suspense>
  )
}

/** The sponsors of today. */
function GuideSponsors() {
  const organisation = useOrganisation()
  return organisation && organisation.sponsors.length > 0 && <Sponsors sponsors={organisation.sponsors} />
}
