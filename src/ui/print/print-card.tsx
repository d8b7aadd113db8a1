import type { Ref } from 'react'
import { type PreflightPicture, printedPart } from '../../domain/guide/prepress/preflight'
import { type PrintSlot, printCard } from '../../domain/guide/prepress/print-slots'
import type { PrintedListing } from '../../domain/guide/prepress/printed-listing'
import { Image } from '../kit/pictures/image'
import { guideCardLines } from './guide-card-lines'
import css from './print-card.module.css'

export interface PrintPicture extends PreflightPicture {
  readonly src: string
  readonly alt: string
}

interface PrintCardProps {
  readonly listing: PrintedListing
  /** The size of the column, which the picture fills. */
  readonly slot: PrintSlot
  /** Whether the guide prints a picture for this listing's tier. */
  readonly hasPicture: boolean
  readonly picture?: PrintPicture | undefined
  /** Millimeters by which the blurb exceeds its space (`useBlurbOverflow`). */
  readonly over?: number
  readonly blurbRef?: Ref<HTMLDivElement>
}

/** A listing's card of the printed guide, in its true size. */
export function PrintCard({ listing, slot, hasPicture, picture, over = 0, blurbRef }: PrintCardProps) {
  const { number, name, media, blurb } = listing
  const rows = [printCard.strip, ...(hasPicture ? [slot.height] : []), printCard.facts, printCard.blurb]
  return (
    <article
      className={css.card}
      style={{ inlineSize: mm(slot.width), gridTemplateRows: rows.map(mm).join(' '), marginBlockEnd: mm(over) }}
      aria-label={`Printed card of ${name || 'this listing'}`}
    >
      <div className={css.strip}>
        <p className={css.number}>{number}</p>
        <p className={css.place}>{[listing.weekend, listing.neighbourhood].filter(Boolean).join(' · ')}</p>
      </div>
      {hasPicture && <div className={css.picture}>{picture ? <Cropped picture={picture} slot={slot} /> : 'No picture yet'}</div>}
      <div className={css.facts}>
        <h3 className={css.name} dir="auto">
          {name}
        </h3>
        <p className={css.media}>{media.join(', ')}</p>
        {guideCardLines(listing).map(
          ({ part, text }) =>
            part !== 'blurb' && (
              <p key={text} dir="auto">
                {text}
              </p>
            ),
        )}
      </div>
      <div
        ref={blurbRef}
        className={css.blurb}
        style={{ '--room': mm(printCard.blurb - 1) } as React.CSSProperties}
        data-over={over > 0 || undefined}
      >
        <p dir="auto">{blurb}</p>
      </div>
      {over > 0 && <div className={css.edge} style={{ insetBlockStart: mm(rows.reduce((sum, row) => sum + row, 0)) }} />}
    </article>
  )
}

function Cropped({ picture, slot }: { readonly picture: PrintPicture; readonly slot: PrintSlot }) {
  const part = printedPart(picture, slot)
  const percent = (share: number) => `${share * 100}%`
  return (
    <Image
      src={picture.src}
      alt={picture.alt}
      style={{ inlineSize: percent(1 / part.w), blockSize: percent(1 / part.h), left: percent(-part.x / part.w), top: percent(-part.y / part.h) }}
    />
  )
}

const mm = (size: number) => `${size}mm`
