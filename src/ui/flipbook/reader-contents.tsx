import { useOpenBook } from './book-context'
import css from './reader.module.css'
import { ContentsList } from './sheets/contents-sheet'

/** The contents beside the pages. */
export function ReaderContents() {
  const { book } = useOpenBook()
  return (
    <section className={css.panel} aria-labelledby="flipbook-contents">
      <h2 id="flipbook-contents">Contents</h2>
      <div className={css.found}>
        <ContentsList entries={book.contents} />
      </div>
    </section>
  )
}
