import type { GuidePageCard, GuidePageOf } from '../../../domain/guide/pages/guide-page-types'
import { MapNumber } from '../../kit/map-number'
import { Picture } from '../../kit/pictures/picture'
import { guideCardLines } from '../../print/guide-card-lines'
import { useOpenBook } from '../book-context'
import { ListingLink } from '../book-links'
import { SincePrintNotes } from '../since-print-notes'
import css from './listings-sheet.module.css'

/** The cards of a neighborhood. */
export function ListingsSheet({ page: { title, chapter, rows } }: { readonly page: GuidePageOf<'listings'> }) {
  return (
    <>
      <header className={css.head}>
        <h2 className={css.title}>{title}</h2>
        {chapter !== title && <p>{chapter}</p>}
      </header>
      <div className={css.rows}>
        {rows.map(row => (
          <div key={row[0]?.id} className={css.row}>
            {row.map(card => (
              <ListingCard key={card.id} card={card} />
            ))}
          </div>
        ))}
      </div>
    </>
  )
}

function ListingCard({ card }: { readonly card: GuidePageCard }) {
  const { book } = useOpenBook()
  const { id, number, name, media, picture } = card
  return (
    <section className={css.card} data-pictured={picture ? true : undefined}>
      {picture && (
        <div className={css.picture}>
          <Picture {...picture} sizes="16rem" first={book.pages < 3} />
        </div>
      )}
      <div className={css.words}>
        <div className={css.name}>
          {number && <MapNumber n={number} size="s" tone="solid" />}
          <h3 dir="auto">
            <ListingLink id={id}>{name}</ListingLink>
          </h3>
        </div>
        <p className={css.media}>{media.join(', ')}</p>
        {guideCardLines(card).map(({ part, text }) => (
          <p key={text} className={css[part]} dir="auto">
            {text}
          </p>
        ))}
        <SincePrintNotes listingId={id} printed={card.errata} />
      </div>
    </section>
  )
}
