import type { FlipbookBook } from '../../domain/flipbook/flipbook-book'
import css from './page-placeholder.module.css'

/** What a page that is still on its way shows: its number, and where in the book it is. Never an empty page. */
export function PagePlaceholder({ page, book }: { readonly page: number; readonly book: FlipbookBook }) {
  const entry = book.contents.findLast(one => one.page <= page)
  return (
    <div className={css.place} aria-busy="true">
      <p className={css.number}>{page}</p>
      <p>{entry?.title ?? book.edition.name}</p>
    </div>
  )
}
