import type { OpenShare } from '../../../domain/private-shares/resolve-private-share.contract'
import { Notice } from '../../kit/feedback/notice'
import { dayOf } from '../../kit/time/format-time'
import { PageFrame } from '../../layout/page-frame'
import css from './private.module.css'
import { SharedArticle } from './shared-article'
import { SharedDownloads } from './shared-downloads'
import { SharedEvent } from './shared-event'
import { SharedListing } from './shared-listing'
import { SharedPacket } from './shared-packet'
import { SharedPageDraft } from './shared-page-draft'
import { SharedSheet } from './shared-sheet'
import { useSharedPictures } from './use-shared-pictures'

/** What the link shows, below until when it works; with a watermark on screen and in print. */
export function SharedContent({ share }: { readonly share: OpenShare }) {
  const { shown, until, tz, watermark, download } = share
  const pictures = useSharedPictures(share)
  const mark = watermark === undefined ? undefined : `Private: ${watermark}`
  return (
    <PageFrame>
      <div className={css.top}>
        <Notice title={`Private link, until ${dayOf(new Date(until), tz, { short: true, year: true })}`}>
          Only people who have this link can open this page.
        </Notice>
        {mark !== undefined && <p className={css.markLine}>{mark}</p>}
      </div>
      {mark !== undefined && (
        <div className={css.mark} aria-hidden="true">
          {Array.from({ length: 12 }, (_, i) => (
            <span key={i}>{mark}</span>
          ))}
        </div>
      )}
      {shown.kind === 'page' ? (
        <SharedPageDraft page={shown} pictures={pictures} />
      ) : shown.kind === 'listing' ? (
        <SharedListing proof={shown} pictures={pictures} />
      ) : shown.kind === 'event' ? (
        <SharedEvent preview={shown} pictures={pictures} />
      ) : shown.kind === 'article' ? (
        <SharedArticle proof={shown} pictures={pictures} />
      ) : shown.kind === 'packet' ? (
        <SharedPacket packet={shown} pictures={pictures} />
      ) : (
        <SharedSheet sheet={shown} pictures={pictures} />
      )}
      {download && <SharedDownloads share={share} pictures={pictures} />}
    </PageFrame>
  )
}
