import { adPhaseAt } from '../../../domain/ads/pricing/ad-phase'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { lazyAfterHydration } from '../../delivery/lazy-after-hydration'
import { WhenHydrated } from '../../delivery/when-hydrated'
import { Button, LinkButton } from '../../kit/button'
import { Notice } from '../../kit/feedback/notice'
import { Skeleton } from '../../kit/feedback/skeleton'
import { PageHead } from '../../kit/page-head'
import { useInBrowser } from '../../kit/use-in-browser'
import { PageFrame } from '../../layout/page-frame'
import { clockQueries, useNow } from '../../queries/clock.queries'
import { offerQueries } from '../../queries/offer.queries'
import { sectionQueries } from '../../queries/section.queries'
import type { Visit } from '../../routing/use-route-visit'
import { WrittenPage } from '../sections/written-page'
import css from './advertise.module.css'
import { GuideInNumbers } from './guide-in-numbers'
import { RateCard } from './rate-card'
import { SaleNotice } from './sale-notice'

const Calculator = lazyAfterHydration(() => import('./ad-price-calculator'))

export const data = ({ app }: Visit) => [sectionQueries(app).section('advertise'), offerQueries(app).ads(), clockQueries(app).now()]

/** For businesses: who reads the guide, what an advertisement costs, and how many are left. On paper it is the rate card. */
export default function AdvertisePage() {
  const app = useApp()
  const { landing } = useLiveQuery(sectionQueries(app).section('advertise'))
  const offer = useLiveQuery(offerQueries(app).ads())
  const now = useNow()
  const sale = offer ? adPhaseAt(offer.deadlines, now) : undefined
  const canPrint = useInBrowser()
  return (
    <PageFrame>
      {landing ? <WrittenPage page={landing} /> : <PageHead title="Advertise in the guide" />}
      {offer?.figures && <GuideInNumbers figures={offer.figures} />}
      {offer?.prices && sale ? (
        <>
          <SaleNotice offer={offer} phase={sale} />
          <section className={css.part} aria-labelledby="rates">
            <div className={css.line}>
              <h2 id="rates">Sizes and prices in {offer.edition.name}</h2>
              <Button disabled={!canPrint} onClick={() => window.print()}>
                Print the rate card
              </Button>
            </div>
            <RateCard offer={offer} prices={offer.prices} now={now} />
          </section>
          {sale.phase !== 'closed' && (
            <section className={`${css.part} ${css.onScreen}`} aria-labelledby="calculator">
              <h2 id="calculator">What would yours cost?</h2>
              <WhenHydrated fallback={<Skeleton height="16rem" />}>
                <Calculator offer={offer} prices={offer.prices} now={now} />
              </WhenHydrated>
            </section>
          )}
        </>
      ) : (
        <Notice title="The prices are not set yet." actions={<LinkButton to="/about/contact">Ask us</LinkButton>}>
          You will find the sizes and prices of the next guide here.
        </Notice>
      )}
    </PageFrame>
  )
}
