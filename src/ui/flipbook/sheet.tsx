import { memo } from 'react'
import type { FlipbookPage } from '../../domain/flipbook/flipbook-book'
import { pageName } from '../../domain/flipbook/page-text'
import { useOpenBook } from './book-context'
import css from './sheet.module.css'
import { AdSheet } from './sheets/ad-sheet'
import { ArticleSheet } from './sheets/article-sheet'
import { ChapterSheet } from './sheets/chapter-sheet'
import { ContentsSheet } from './sheets/contents-sheet'
import { CoverSheet } from './sheets/cover-sheet'
import { EventsSheet } from './sheets/events-sheet'
import { IndexSheet } from './sheets/index-sheet'
import { ListingsSheet } from './sheets/listings-sheet'
import { MapSheet } from './sheets/map-sheet'
import { BlankSheet, ImprintSheet, SponsorsSheet } from './sheets/plain-sheets'
import { ScanSheet } from './sheets/scan-sheet'
import { useFitPageText } from './use-fit-page-text'

/** Pages without a number of their own, as in print. */
const unnumbered: ReadonlySet<FlipbookPage['kind']> = new Set(['cover', 'scan', 'ad'])

/** A page of the flipbook: text that can be selected, searched and listened to. Its sizes follow from the width of the page. */
export const Sheet = memo(({ page }: { readonly page: FlipbookPage }) => {
  const { book } = useOpenBook()
  const content = useFitPageText(page)
  const name = pageName(page, book)
  return (
    <article className={css.sheet} data-kind={page.kind} data-side={page.number % 2 === 0 ? 'left' : 'right'} aria-label={labelOf(page.number, name)}>
      <div ref={content} className={css.content}>
        <SheetContent page={page} />
      </div>
      {!unnumbered.has(page.kind) && (
        <p className={css.folio} aria-hidden="true">
          <span className={css.number}>{page.number}</span> <span>{book.edition.name}</span>
        </p>
      )}
    </article>
  )
})

export const labelOf = (number: number, name: string) => (name === '' ? `Page ${number}` : `Page ${number}: ${name}`)

function SheetContent({ page }: { readonly page: FlipbookPage }) {
  switch (page.kind) {
    case 'cover':
      return <CoverSheet page={page} />
    case 'contents':
      return <ContentsSheet page={page} />
    case 'chapter':
      return <ChapterSheet page={page} />
    case 'map':
      return <MapSheet page={page} />
    case 'listings':
      return <ListingsSheet page={page} />
    case 'article':
      return <ArticleSheet page={page} />
    case 'events':
      return <EventsSheet page={page} />
    case 'ad':
      return <AdSheet page={page} />
    case 'index':
      return <IndexSheet page={page} />
    case 'sponsors':
      return <SponsorsSheet page={page} />
    case 'imprint':
      return <ImprintSheet page={page} />
    case 'blank':
      return <BlankSheet />
    case 'scan':
      return <ScanSheet page={page} />
  }
}
