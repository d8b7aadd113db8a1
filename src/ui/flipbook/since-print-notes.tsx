import type { PublishedErratum } from '../../domain/guide/publishing/guide-snapshot-types'
import { Time } from '../kit/time/time'
import { useOpenBook } from './book-context'
import css from './since-print-notes.module.css'

interface SincePrintNotesProps {
  readonly listingId: string
  /** Corrections that were known when the flipbook was made. */
  readonly printed?: readonly PublishedErratum[] | undefined
}

/** What has changed since print, on the card that it concerns. */
export function SincePrintNotes({ listingId, printed = [] }: SincePrintNotesProps) {
  const { book, changes } = useOpenBook()
  const errata = changes ? (changes.errata[listingId] ?? []) : printed
  const isGone = changes !== undefined && !changes.listed.includes(listingId)
  if (errata.length === 0 && !isGone) return null
  return (
    <div className={css.notes}>
      <p className={css.title}>Since print</p>
      {isGone && <p>This studio is not in the guide any more.</p>}
      {errata.map(({ at, text }) => (
        <p key={at} dir="auto">
          {text}{' '}
          <span className={css.day}>
            (<Time at={at} tz={book.edition.tz} show="day" short />)
          </span>
        </p>
      ))}
    </div>
  )
}
