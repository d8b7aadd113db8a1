import { type PointerEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import type { FlipbookPage } from '../../domain/flipbook/flipbook-book'
import css from './book.module.css'
import { type BookMode, pagesAt, turnedFrom } from './book-mode'
import { scrollToEdge } from './scroll-sideways'
import { Sheet } from './sheet'
import { useTurning } from './use-turning'

interface BookProps {
  readonly page: number
  readonly pages: number
  readonly mode: BookMode
  /** The proportion of a page, width by height. */
  readonly ratio: number
  readonly zoom: number
  /** Pages that are in the document: those that are seen, and two on each side. */
  readonly prepared: readonly number[]
  readonly pageOf: (n: number) => FlipbookPage | undefined
  /** What stands for a page that is still on its way. */
  readonly placeOf: (n: number) => ReactNode
  readonly onTurn: (by: 1 | -1) => void
  /** What scrolls sideways while the book is enlarged. */
  readonly stage: RefObject<HTMLDivElement | null>
}

/** Pixels of a swipe. */
const swipe = 45

/** The open book. Pages that are not seen are in the document, laid out and hidden from everybody. */
export function Book({ page, pages, mode, ratio, zoom, prepared, pageOf, placeOf, onTurn, stage }: BookProps) {
  const { ref, from } = useTurning(page, mode, pages)
  useLayoutEffect(() => {
    if (from === undefined || !stage.current) return
    scrollToEdge(stage.current, page < from && turnedFrom(from, -1, mode, pages) === page ? 'end' : 'start')
  }, [from, page, mode, pages, stage])
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined)
  const shown = pagesAt(page, mode, pages)
  const leaving = from === undefined ? [] : pagesAt(from, mode, pages)
  const inDocument = [...new Set([...prepared, ...shown, ...leaving])].sort((a, b) => a - b)
  const end = ({ pointerType, clientX, clientY }: PointerEvent) => {
    const began = start.current
    start.current = undefined
    if (!began || pointerType === 'mouse' || zoom > 1) return
    const [dx, dy] = [clientX - began.x, clientY - began.y]
    if (Math.abs(dx) > swipe && Math.abs(dx) > 1.6 * Math.abs(dy)) onTurn(dx < 0 ? 1 : -1)
  }
  return (
    <div
      ref={stage}
      className={css.stage}
      data-zoomed={zoom > 1 || undefined}
      onPointerDown={event => {
        start.current = event.isPrimary ? { x: event.clientX, y: event.clientY } : undefined
      }}
      onPointerUp={end}
      onPointerCancel={() => {
        start.current = undefined
      }}
    >
      <div
        ref={ref}
        className={css.book}
        data-alone={mode === 'spread' && shown.length === 1 ? (shown[0] === 1 ? 'front' : 'back') : undefined}
        style={{ '--ratio': ratio, '--zoom': zoom } as React.CSSProperties}
      >
        {inDocument.map(n => {
          const content = pageOf(n)
          const isSeen = shown.includes(n)
          return (
            <div
              key={n}
              className={css.page}
              data-page={n}
              data-side={n % 2 === 0 ? 'left' : 'right'}
              data-seen={isSeen || undefined}
              data-leaving={(!isSeen && leaving.includes(n)) || undefined}
              data-over={(from !== undefined && isOver(n, shown, leaving, mode)) || undefined}
              inert={!isSeen}
            >
              {content ? <Sheet page={content} /> : placeOf(n)}
            </div>
          )
        })}
      </div>
    </div>
  )
}

/** Whether a page is above the others while a turn runs: the two sides of the sheet that is turned. */
function isOver(n: number, shown: readonly number[], leaving: readonly number[], mode: BookMode): boolean {
  const isForward = (shown[0] ?? 0) > (leaving[0] ?? 0)
  if (mode === 'single') return (isForward ? leaving : shown).includes(n)
  return isForward
    ? (leaving.includes(n) && n % 2 === 1) || (shown.includes(n) && n % 2 === 0)
    : (leaving.includes(n) && n % 2 === 0) || (shown.includes(n) && n % 2 === 1)
}
