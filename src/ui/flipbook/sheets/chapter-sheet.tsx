import type { GuidePageOf } from '../../../domain/guide/pages/guide-page-types'
import { shortDay } from '../../blocks/days-and-hours-text'
import { counted } from '../../kit/counted'
import { timeRange, wallClockTime } from '../../kit/time/format-time'
import { PageLink } from '../book-links'
import css from './chapter-sheet.module.css'

/** The opening page of a weekend, or of those who are open by appointment. */
export function ChapterSheet({ page: { title, weekend, note, days, neighbourhoods } }: { readonly page: GuidePageOf<'chapter'> }) {
  return (
    <div className={css.chapter}>
      {weekend !== undefined && (
        <p className={css.weekend}>
          <span className={css.word}>Weekend</span> {weekend}
        </p>
      )}
      <h2 className={css.title}>{title}</h2>
      {days.length > 0 && (
        <ul className={css.days}>
          {days.map(({ date, open, close }) => (
            <li key={date}>
              <strong>{shortDay(date)}</strong> {timeRange(wallClockTime(open), wallClockTime(close))}
            </li>
          ))}
        </ul>
      )}
      {note && <p className={css.note}>{note}</p>}
      <ul className={css.hoods}>
        {neighbourhoods.map(({ name, listings, page }) => (
          <li key={`${page} ${name}`}>
            <PageLink page={page} className={css.hood}>
              <span>{name}</span>
              <span className={css.count}>{counted(listings, 'studio')}</span>
              <span className={css.page}>
                <span className="visually-hidden">page </span>
                {page}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
