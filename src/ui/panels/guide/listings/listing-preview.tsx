import { useRef } from 'react'
import { houseStyle } from '../../../../domain/guide/house-style/house-style'
import { listings } from '../../../../domain/guide/listings.collection'
import { printSlotOf } from '../../../../domain/guide/prepress/print-slots'
import { printedListing } from '../../../../domain/guide/prepress/printed-listing'
import { listingReviews } from '../../../../domain/guide/review/listing-reviews.collection'
import { printedFields, printedText } from '../../../../domain/guide/review/printed-listing-fields'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { fieldValueText } from '../../../forms/field-value-text'
import { Button } from '../../../kit/button'
import { numberText } from '../../../kit/number-text'
import { Time } from '../../../kit/time/time'
import { type ListingInEditor, portalQueries } from '../../../listings-portal/portal.queries'
import paper from '../../../print/paper-sheets.module.css'
import { PrintCard } from '../../../print/print-card'
import { useBlurbOverflow } from '../../../print/use-blurb-overflow'
import { recordsQuery } from '../../../queries/record.queries'
import { listingQueries } from './listing.queries'
import css from './listing-preview.module.css'

/** A listing's printed card, with problems of style, and the changes since its last review. */
export function ListingPreview({ id }: { readonly id: string }) {
  const found = useLiveQuery(portalQueries(useApp()).one(id))
  return found && <Preview found={found} />
}

function Preview({ found: { listing, edition, building, neighbourhoods } }: { readonly found: ListingInEditor }) {
  const app = useApp()
  const picture = useLiveQuery(listingQueries(app).picture(listing, 'print'))
  const blurb = useRef<HTMLDivElement>(null)
  const printed = printedListing(listing, { tz: edition.tz, building, weekends: edition.weekends, neighbourhoods })
  const over = useBlurbOverflow(blurb, printed.blurb)
  const slot = printSlotOf(edition, listing.tier)
  const remarks = [
    ...houseStyle(listing, { looksComposite: picture?.isComposite }).map(({ text }) => text),
    ...(over > 0 ? [`The text is ${numberText(over)} mm too long for the card.`] : []),
  ]
  return (
    <section aria-label={`${listing.displayName} in print`} className={css.preview}>
      <ul aria-label="House style" className={css.remarks}>
        {remarks.length === 0 ? <li>It keeps to the style of the guide.</li> : remarks.map(text => <li key={text}>{text}</li>)}
      </ul>
      <div className={paper.preview}>
        <div className={paper.sheets}>
          <PrintCard
            listing={printed}
            slot={slot ?? printSlotOf(edition, undefined)!}
            hasPicture={slot !== undefined}
            picture={picture ? { ...picture, crop: listing.imageCrop } : undefined}
            over={over}
            blurbRef={blurb}
          />
        </div>
      </div>
      <Button size="s" onClick={() => window.print()}>
        Print the card in its true size
      </Button>
      <LastReview listing={listing} tz={edition.tz} />
    </section>
  )
}

/** What was requested last, and which printed fields changed since then. */
function LastReview({ listing, tz }: { readonly listing: ListingInEditor['listing']; readonly tz: string }) {
  const reviews = useLiveQuery(recordsQuery(useApp(), listingReviews, { params: { listing: listing.id }, orderBy: [['at', 'desc']] }))
  const last = reviews.find(({ note }) => note !== undefined)
  if (!last) return null
  const now = printedText(listing)
  const changed = printedFields.filter(name => JSON.stringify(last.printed[name]) !== JSON.stringify(now[name]))
  return (
    <div>
      <h3>
        Asked on <Time at={last.at} tz={tz} />
      </h3>
      <blockquote className={css.note}>{last.note}</blockquote>
      {changed.length === 0 ? (
        <p>Nothing that is printed has changed since.</p>
      ) : (
        <dl>
          {changed.map(name => (
            <div key={name}>
              <dt>{listings.fields[name].label} was</dt>
              <dd>{fieldValueText(listings.fields[name], last.printed[name], tz) || 'empty'}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
