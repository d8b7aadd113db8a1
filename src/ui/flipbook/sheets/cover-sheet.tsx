import type { GuidePageOf } from '../../../domain/guide/pages/guide-page-types'
import { daySpan } from '../../blocks/days-and-hours-text'
import { Picture } from '../../kit/pictures/picture'
import { useOpenBook } from '../book-context'
import { ListingLink } from '../book-links'
import css from './cover-sheet.module.css'

/** The covers: the year in the ring that every map number has, and one work. */
export function CoverSheet({ page: { side } }: { readonly page: GuidePageOf<'cover'> }) {
  const { book } = useOpenBook()
  const { edition, organisation, cover } = book
  const year = edition.startsOn.slice(0, 4)
  if (side === 'back')
    return (
      <div className={css.back}>
        <p className={css.ring} aria-hidden="true">
          {year}
        </p>
        <p className={css.name}>{edition.name}</p>
        <p>{daySpan(edition.startsOn, edition.endsOn)}</p>
        <p>{organisation}</p>
      </div>
    )
  return (
    <div className={css.front}>
      <header className={css.head}>
        <p className={css.house}>{organisation}</p>
        <h2 className={css.title}>{withoutYear(edition.name, year)}</h2>
        <p className={css.days}>
          {daySpan(edition.startsOn, edition.endsOn)} · {edition.city}
        </p>
      </header>
      <figure className={css.work}>
        {cover && <Picture {...cover} first sizes="36rem" />}
        <p className={css.year}>{year}</p>
      </figure>
      {cover && (
        <p className={css.credit}>
          On the cover: <ListingLink id={cover.listingId}>{cover.name}</ListingLink>
        </p>
      )}
    </div>
  )
}

const withoutYear = (name: string, year: string) => (name.endsWith(` ${year}`) ? name.slice(0, -year.length - 1) : name)
