import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FlipbookPage } from '../../domain/flipbook/flipbook-book'
import { pageName } from '../../domain/flipbook/page-text'
import type { App } from '../app-services/app-context'
import { useHydrated } from '../delivery/when-hydrated'
import { Button, LinkButton } from '../kit/button'
import { Notice } from '../kit/feedback/notice'
import { ShareButton } from '../kit/share-button'
import { useInBrowser } from '../kit/use-in-browser'
import { type AddressFormat, useAddressState } from '../routing/use-address-state'
import { Book } from './book'
import { type OpenBook, OpenBookProvider } from './book-context'
import { pagesAt, turnedFrom, useBookMode } from './book-mode'
import { countClicked, countShown } from './count-flipbook'
import { EditionPicker } from './edition-picker'
import { type BookQueries, flipbookQueries, type OpenedFlipbook } from './flipbook.queries'
import { PageList } from './page-list'
import { PagePlaceholder } from './page-placeholder'
import css from './reader.module.css'
import { ReaderBar } from './reader-bar'
import { ReaderContents } from './reader-contents'
import { ReaderSearch } from './reader-search'
import { scrollToEdge } from './scroll-sideways'
import { useArrowKeys } from './use-arrow-keys'
import { useBookPages } from './use-book-pages'
import { useTurning } from './use-turning'

interface ReaderProps {
  readonly app: App
  readonly opened: OpenedFlipbook
  readonly links: Pick<OpenBook, 'listingLink' | 'articleLink' | 'eventLink' | 'pageLink'>
  /** Of a version that staff look at: where its pages are. Nothing of it is counted or shared. */
  readonly draft?: BookQueries
}

const pageAddress: AddressFormat<{ readonly page: number }> = {
  read: search => ({ page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1) }),
  write: ({ page }, before) => {
    const next = new URLSearchParams(before)
    if (page > 1) next.set('page', String(page))
    else next.delete('page')
    return next
  },
}

/** How many pages on each side of the open ones are prepared. */
const ahead = 2

/** A flipbook, to be read. */
export function Reader({ app, opened: { book, first, sincePrintPath }, links, draft }: ReaderProps) {
  const [{ page: asked }, change] = useAddressState(pageAddress)
  const isHydrated = useHydrated()
  const inBrowser = useInBrowser()
  const mode = useBookMode()
  const [zoom, setZoom] = useState(1)
  const [panel, setPanel] = useState<'contents' | 'search'>()
  const [near, setNear] = useState<readonly number[]>([])
  // The prerendered page shows the cover; an address with a page turns to it once the program runs.
  const page = inBrowser ? Math.min(asked, book.pages) : 1
  const shown = pagesAt(page, mode, book.pages)
  const prepared = isHydrated ? pagesFrom(shown[0]! - ahead, shown.at(-1)! + ahead, book.pages) : first.map(({ number }) => number)
  const wanted = mode === 'list' ? near : [...prepared, ...shown]
  const published = useMemo(() => flipbookQueries(app), [app])
  const queries = draft ?? published
  const { pageOf, retry } = useBookPages(app, queries, book, first, wanted)
  const hasMap = wanted.some(n => pageOf(n)?.kind === 'map')
  const { data: outlines } = useQuery({ ...queries.outlines(book), enabled: isHydrated && hasMap })
  const { data: changes } = useQuery({ ...published.sincePrint(sincePrintPath ?? ''), enabled: isHydrated && sincePrintPath !== undefined })

  const bookElement = useRef<HTMLDivElement>(null)
  const tell = useCallback((to: number) => change({ page: to }), [change])
  const { open: openPage, turnTo } = useTurning(bookElement, page, mode, tell)
  const onPage = useCallback(
    (to: number, edge: 'start' | 'end' = 'start') => {
      if (to === openPage.current) return
      if (zoom > 1) scrollToEdge(bookElement.current?.parentElement, edge)
      turnTo(to)
    },
    [zoom, openPage, turnTo],
  )
  const onTurn = (by: 1 | -1) => onPage(turnedFrom(openPage.current, by, mode, book.pages), by === 1 ? 'start' : 'end')
  useArrowKeys({ mode, zoom, book: bookElement, onTurn, onEnd: to => onPage(to === 'first' ? 1 : book.pages) })
  const seenAds = draft ? '' : shown.flatMap(n => adsOn(pageOf(n))).join(' ')
  useEffect(() => {
    if (isHydrated && seenAds !== '') countShown(app, seenAds.split(' '))
  }, [app, isHydrated, seenAds])

  const open = useMemo<OpenBook>(
    () => ({
      ...links,
      book,
      changes,
      outlines,
      onPage,
      onOpened: (kind, id) => {
        if (!draft) countClicked(app, kind, id)
      },
    }),
    [links, book, changes, outlines, onPage, app, draft],
  )
  const placeOf = (n: number) => <PagePlaceholder page={n} book={book} />
  const ratio = book.size.w / book.size.h
  const names = shown.flatMap(n => (pageOf(n) ? pageName(pageOf(n)!, book) : []))
  return (
    <OpenBookProvider value={open}>
      <div className={css.reader}>
        <ReaderBar
          {...{ book, mode, zoom, page, shown, onPage, onTurn, onZoom: setZoom }}
          panel={panel}
          onPanel={name => setPanel(panel === name ? undefined : name)}
        />
        {panel === 'contents' && <ReaderContents />}
        {panel === 'search' && <ReaderSearch queries={queries} book={book} />}
        <p className="visually-hidden" role="status">
          {[shown.length > 1 ? `Pages ${shown.join(' and ')}` : `Page ${shown[0]}`, ...new Set(names)].filter(Boolean).join(', ')}
        </p>
        {retry && (
          <Notice
            tone="bad"
            title="Some pages could not be read."
            actions={
              <Button size="s" onClick={retry}>
                Try again
              </Button>
            }
          >
            Check your connection, then try again.
          </Notice>
        )}
        <section className={css.window} aria-label={`Pages of ${book.edition.name}`}>
          {mode === 'list' ? (
            <PageList {...{ page, pages: book.pages, ratio, zoom, pageOf, placeOf }} onPage={tell} onNear={setNear} />
          ) : (
            <Book ref={bookElement} {...{ page, pages: book.pages, mode, ratio, zoom, prepared, pageOf, placeOf, onTurn }} />
          )}
        </section>
        <div className={css.foot}>
          {!draft && <EditionPicker app={app} shown={book.edition.id} />}
          {book.pdf !== undefined && (
            <LinkButton to={book.pdf} download={`${book.edition.name}.pdf`}>
              Download PDF
            </LinkButton>
          )}
          {!draft && <ShareButton title={book.edition.name} />}
        </div>
      </div>
    </OpenBookProvider>
  )
}

const pagesFrom = (from: number, to: number, pages: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i).filter(n => n >= 1 && n <= pages)

const adsOn = (page: FlipbookPage | undefined): readonly string[] => (page?.kind === 'ad' ? page.places.flatMap(({ orderId }) => orderId ?? []) : [])
