import { lazy, Suspense, useState } from 'react'
import { adPayBy, hasSpaceClosed, isArtOverdue } from '../../../domain/ads/orders/ad-deadlines'
import type { OwnAd } from '../../../domain/ads/own-ads'
import { hasLocatorStrip, inchesOf, locatorStrip, wantedInches, wantedPixels } from '../../../domain/ads/preflight/ad-preflight'
import { adSpaceText } from '../../../domain/ads/pricing/ad-price-table'
import { timeOf } from '../../../domain/guide/clock/deadline'
import { AdArt } from '../../ads/ad-art'
import { sizeText } from '../../ads/ad-size-text'
import { adNextSteps, adStateNames } from '../../ads/ad-state-text'
import { ArtWithPrintLines } from '../../ads/art-with-print-lines'
import { PreflightReport } from '../../ads/preflight-report'
import { orderAddress } from '../../checkout/order-address'
import { PayNow } from '../../checkout/pay-now'
import { Anchor } from '../../kit/anchor'
import { Button } from '../../kit/button'
import { Notice } from '../../kit/feedback/notice'
import { moneyOf } from '../../kit/format-money'
import { numberText } from '../../kit/number-text'
import { Time } from '../../kit/time/time'
import { Comments, Coworkers, LinkPart } from './ad-comments-link-and-coworkers'
import css from './ad-portal.module.css'
import { ApproveAdProof } from './approve-ad-proof'
import { SendArt } from './send-art'

const AdResults = lazy(() => import('./ad-results'))
const CancelAdDialog = lazy(() => import('./cancel-ad-dialog'))

interface AdWorkbenchProps {
  readonly found: OwnAd
  readonly now: Date
}

/** Everything about one advertisement: its state and what is next, payment, sizes, artwork, proof, link, people and results. */
export default function AdWorkbench({ found, now }: AdWorkbenchProps) {
  const { ad, edition, deadlines, isOwner } = found
  const [isCanceling, setCanceling] = useState(false)
  const payBy = adPayBy(ad)
  const artDue = timeOf(deadlines, 'artDue')
  const { status, space } = ad
  const mayCancel = isOwner && !['placed', 'published', 'cancelled'].includes(status) && (status === 'enquiry' || !hasSpaceClosed(deadlines, now))
  const asksForArt = (status === 'paid' || status === 'art_due') && space
  return (
    <>
      <Notice
        tone={isArtOverdue(ad, artDue, now) ? 'bad' : 'plain'}
        title={adStateNames[status]}
        actions={status === 'booked' && <PayNow orderId={ad.id} orderedAt={ad.createdAt} />}
      >
        <p>{adNextSteps[status]}</p>
        {payBy && (
          <p>
            To be paid until <Time at={payBy} tz={edition.tz} />.
          </p>
        )}
        {artDue && asksForArt && (
          <p>
            {isArtOverdue(ad, artDue, now) ? 'It was due on' : 'We need it by'} <Time at={artDue} tz={edition.tz} show="day" year />.
          </p>
        )}
      </Notice>
      <section className={css.part} aria-labelledby="booking">
        <h2 id="booking">Your booking</h2>
        <dl className={css.facts}>
          <dt>Space</dt>
          <dd>{adSpaceText(ad)}</dd>
          <dt>Price</dt>
          <dd>{moneyOf(ad.price)}</dd>
          {ad.wantsDesign && (
            <>
              <dt>Design</dt>
              <dd>We design it for you. Send your logo and text in the comments.</dd>
            </>
          )}
          {ad.flatPlan && (
            <>
              <dt>Page</dt>
              <dd>{ad.flatPlan.page}</dd>
            </>
          )}
          {ad.orderId && (
            <>
              <dt>Invoice</dt>
              <dd>
                <Anchor to={orderAddress({ orderId: ad.orderId })}>Open the invoice and receipt</Anchor>
              </dd>
            </>
          )}
        </dl>
        {mayCancel && (
          <div className={css.row}>
            <Button onClick={() => setCanceling(true)}>Cancel this advertisement</Button>
          </div>
        )}
      </section>
      {space && status !== 'enquiry' && status !== 'cancelled' && <SpecSheet space={space} position={ad.position} />}
      {(ad.art.length > 0 || asksForArt) && (
        <section className={css.part} aria-labelledby="artwork">
          <h2 id="artwork">Artwork</h2>
          {asksForArt && <SendArt ad={{ ...ad, space }} />}
          {ad.art.length > 0 && <Versions found={found} />}
        </section>
      )}
      {status === 'proof' && <ApproveAdProof ad={ad} />}
      {status !== 'cancelled' && status !== 'published' && <LinkPart {...found} />}
      {status === 'published' && (
        <Suspense fallback={null}>
          <AdResults adId={ad.id} />
        </Suspense>
      )}
      <Comments {...found} />
      {isOwner && status !== 'cancelled' && <Coworkers {...found} />}
      {isCanceling && (
        <Suspense fallback={null}>
          <CancelAdDialog adId={ad.id} onClose={() => setCanceling(false)} />
        </Suspense>
      )}
    </>
  )
}

function SpecSheet({ space, position }: { readonly space: NonNullable<OwnAd['ad']['space']>; readonly position: string | undefined }) {
  const [w, h] = wantedInches(space)
  const [width, height] = wantedPixels(space)
  return (
    <section className={css.part} aria-labelledby="specs">
      <h2 id="specs">Sizes for your designer</h2>
      <dl className={css.facts}>
        <dt>Printed size</dt>
        <dd>{sizeText(space)}</dd>
        <dt>Your file</dt>
        <dd>
          {w} × {h} in, {numberText(width)} × {numberText(height)} pixels at 300 dots per inch
        </dd>
        <dt>Bleed</dt>
        <dd>{space.bleed > 0 ? `${inchesOf(space.bleed)} in on each side, included in the size of your file` : 'None: it has a margin'}</dd>
        <dt>Safe area</dt>
        <dd>Keep text {inchesOf(space.safe)} in away from the printed edge.</dd>
        {hasLocatorStrip({ ...space, position }) && (
          <>
            <dt>Page number</dt>
            <dd>Keep the lowest {locatorStrip} in free of text: the number of the page stands there.</dd>
          </>
        )}
        <dt>Color</dt>
        <dd>RGB. Very bright colors look duller on paper.</dd>
      </dl>
    </section>
  )
}

/** The newest first, with a picture; of the others it is shown beside it when it is asked for. */
function Versions({ found: { ad, edition } }: { readonly found: OwnAd }) {
  const last = ad.art.length - 1
  const [compared, setCompared] = useState<number>()
  const picture = (i: number) => <AdArt adId={ad.id} version={i} className={css.art} alt={`Version ${i + 1} of the artwork`} />
  return (
    <ul className={css.list}>
      {ad.art
        .map((version, i) => ({ ...version, i }))
        .toReversed()
        .map(({ i, at, result, dpi, findings, overriddenBecause }) => (
          <li key={i} className={css.version}>
            <h3>
              Version {i + 1}, <Time at={at} tz={edition.tz} />
            </h3>
            {i === last &&
              (compared === undefined ? (
                ad.space ? (
                  <ArtWithPrintLines space={{ ...ad.space, position: ad.position }}>{picture(i)}</ArtWithPrintLines>
                ) : (
                  picture(i)
                )
              ) : (
                <div className={css.pair}>
                  {[compared, last].map(one => (
                    <figure key={one}>
                      {picture(one)}
                      <figcaption>Version {one + 1}</figcaption>
                    </figure>
                  ))}
                </div>
              ))}
            {i !== last && (
              <div className={css.row}>
                <Button size="s" aria-pressed={compared === i} onClick={() => setCompared(compared === i ? undefined : i)}>
                  Compare version {i + 1} with the newest
                </Button>
              </div>
            )}
            <PreflightReport result={result} dpi={dpi} findings={findings} />
            {overriddenBecause && <p>Our staff accepted it: {overriddenBecause}</p>}
          </li>
        ))}
    </ul>
  )
}
