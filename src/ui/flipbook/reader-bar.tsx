import type { FlipbookBook } from '../../domain/flipbook/flipbook-book'
import { Button } from '../kit/button'
import type { BookMode } from './book-mode'
import { turnedFrom } from './book-mode'
import { PageNumberField } from './page-number-field'
import css from './reader.module.css'

interface ReaderBarProps {
  readonly book: FlipbookBook
  readonly mode: BookMode
  readonly page: number
  readonly shown: readonly number[]
  readonly zoom: number
  readonly panel: 'contents' | 'search' | undefined
  readonly onPanel: (name: 'contents' | 'search') => void
  readonly onPage: (page: number) => void
  readonly onTurn: (by: 1 | -1) => void
  readonly onZoom: (zoom: number) => void
}

const zooms = [1, 1.25, 1.5, 2, 2.5, 3] as const

/** What is done with the book besides reading it. */
export function ReaderBar({ book, mode, page, shown, zoom, panel, onPanel, onPage, onTurn, onZoom }: ReaderBarProps) {
  const at = zooms.findIndex(one => one === zoom)
  const canTurn = (by: 1 | -1) => turnedFrom(page, by, mode, book.pages) !== page
  return (
    <div className={css.bar} role="toolbar" aria-label="Flipbook">
      {book.contents.length > 0 && (
        <Button size="s" aria-expanded={panel === 'contents'} onClick={() => onPanel('contents')}>
          Contents
        </Button>
      )}
      <Button size="s" aria-expanded={panel === 'search'} onClick={() => onPanel('search')}>
        Search inside
      </Button>
      <div className={css.turn}>
        <Button size="s" aria-disabled={!canTurn(-1) || undefined} onClick={() => onTurn(-1)}>
          <span aria-hidden="true">←</span> <span className="visually-hidden">Previous page</span>
        </Button>
        <PageNumberField page={shown[0] ?? page} pages={book.pages} onPage={onPage} />
        <Button size="s" aria-disabled={!canTurn(1) || undefined} onClick={() => onTurn(1)}>
          <span className="visually-hidden">Next page</span> <span aria-hidden="true">→</span>
        </Button>
      </div>
      <div className={css.zoom} role="group" aria-label="Zoom">
        <Button size="s" aria-label="Zoom out" aria-disabled={at <= 0 || undefined} onClick={() => onZoom(zooms[Math.max(0, at - 1)]!)}>
          −
        </Button>
        <output>{Math.round(zoom * 100)}%</output>
        <Button
          size="s"
          aria-label="Zoom in"
          aria-disabled={at >= zooms.length - 1 || undefined}
          onClick={() => onZoom(zooms[Math.min(zooms.length - 1, at + 1)]!)}
        >
          +
        </Button>
      </div>
    </div>
  )
}
