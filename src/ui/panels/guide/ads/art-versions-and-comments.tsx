import type { adOrders } from '../../../../domain/ads/ad-orders.collection'
import { AdArt } from '../../../ads/ad-art'
import { PreflightReport } from '../../../ads/preflight-report'
import { Time } from '../../../kit/time/time'
import { ShareByLink } from '../../../private-links/share-by-link'
import type { UnderRecordProps } from '../../engine/panel-spec'
import { usePanelContext } from '../../engine/use-panel-context'
import css from './flat-plan.module.css'

/** The versions of the artwork with what the check found, the newest first, and the comments. */
export function ArtVersionsAndComments({ record: { id, art, comments = [] } }: UnderRecordProps<typeof adOrders>) {
  const { tz } = usePanelContext()
  return (
    <>
      {art.length > 0 && <ShareByLink kind="ad" of={id} />}
      {art
        .map((version, i) => ({ ...version, i }))
        .toReversed()
        .map(({ i, at, result, dpi, findings, overriddenBecause }) => (
          <section key={i} aria-label={`Version ${i + 1}`}>
            <h3>
              Version {i + 1}, <Time at={at} tz={tz} />
            </h3>
            <AdArt adId={id} version={i} className={css.art} alt={`Version ${i + 1} of the artwork`} />
            <PreflightReport result={result} dpi={dpi} findings={findings} />
            {overriddenBecause && <p>Accepted despite the check: {overriddenBecause}</p>}
          </section>
        ))}
      {comments.length > 0 && (
        <section aria-label="Comments">
          <h3>Comments</h3>
          <ul>
            {comments.map(({ by, at, text }) => (
              <li key={at.getTime()}>
                <strong>{by === 'staff' ? 'Staff' : 'Advertiser'}</strong>: {text}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
