import type { RefObject } from 'react'
import { cardSize, type PrintSlot } from '../../../domain/guide/prepress/print-slots'
import type { PrintedListing } from '../../../domain/guide/prepress/printed-listing'
import { cardOpenings } from '../../../domain/guide/reading/card-openings'
import { localMoment } from '../../../domain/shared/time/local-day'
import { openState } from '../../blocks/days-and-hours-text'
import { Button } from '../../kit/button'
import { numberText } from '../../kit/number-text'
import { Picture } from '../../kit/pictures/picture'
import type { ListingInEditor, OwnListing } from '../../listings-portal/portal.queries'
import { CardRuler } from '../../print/card-ruler'
import paper from '../../print/paper-sheets.module.css'
import { PrintCard, type PrintPicture } from '../../print/print-card'
import { StudioRow } from '../guide/map/studio-row'
import css from './listing-editor.module.css'

interface PrintAndWebPreviewProps {
  readonly listing: OwnListing
  readonly printed: PrintedListing
  readonly found: ListingInEditor
  readonly slot: PrintSlot
  readonly hasPicture: boolean
  readonly picture: PrintPicture | undefined
  readonly now: Date
  /** Millimeters by which the text is longer than its place. */
  readonly over: number
  readonly blurbRef: RefObject<HTMLDivElement | null>
}

/** The listing as it is printed, in its true size, beside the listing as the web shows it; both as it is typed. */
export function PrintAndWebPreview({ listing, printed, found, slot, hasPicture, picture, now, over, blurbRef }: PrintAndWebPreviewProps) {
  const { tz } = found.edition
  const openings = cardOpenings(listing.openings, tz)
  const shown = found.picture?.shown
  return (
    <div className={css.cards}>
      <section aria-labelledby="in-print">
        <h2 id="in-print">In print</h2>
        <div className={`${paper.sheets} ${css.paper}`}>
          <CardRuler size={cardSize(slot, hasPicture)}>
            <PrintCard listing={printed} slot={slot} hasPicture={hasPicture} picture={picture} over={over} blurbRef={blurbRef} />
          </CardRuler>
        </div>
        <p className={over > 0 ? css.bad : css.quiet} role="status">
          {over > 0
            ? `The text is ${numberText(over)} mm too long for the card. What is red is not printed.`
            : 'The text fits on the card. The free place at the top is for the map number.'}
        </p>
        <Button size="s" onClick={() => window.print()}>
          Print the card in its true size
        </Button>
      </section>
      <section aria-labelledby="on-the-web">
        <h2 id="on-the-web">On the web</h2>
        <div className={css.web}>
          <StudioRow card={{ name: printed.name || 'No name yet', number: printed.number!, unit: printed.unit! }} to={`/sfosguide/${listing.id}`}>
            {[printed.media.join(', '), printed.studio, printed.neighbourhood].filter(Boolean).join(' · ')}
          </StudioRow>
          {shown && <Picture {...shown} sizes="20rem" />}
          <p className={css.quiet}>
            {openState({ openings, ...(listing.byAppointment && { byAppointment: true as const }) }, localMoment(now, tz)).words}
          </p>
          <p className={css.about}>{listing.about || printed.blurb}</p>
        </div>
      </section>
    </div>
  )
}
