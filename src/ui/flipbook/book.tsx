import { type PointerEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import type { FlipbookPage } from '../../domain/flipbook/flipbook-book'
import css from './book.module.css'
import { type BookMode, isTurned, pagesAt } from './book-mode'
import { Sheet } from './sheet'

interface BookProps {
  readonly ref: RefObject<HTMLDivElement | null>
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
}

/** Pixels of a swipe. */
const swipe = 45

/**
 * The open book. Pages that are not seen lie under those that are, or stand on their edge, laid out and drawn: `useTurning` turns them without
 * a render, and what is rendered after a turn moves nothing.
 */
export function Book({ ref, page, pages, mode, ratio, zoom, prepared, pageOf, placeOf, onTurn }: BookProps) {
  // What was read before stays while it is turned over.
  const [{ at, from }, setTurn] = useState<{ readonly at: number; readonly from?: number }>({ at: page })
  if (at !== page) setTurn({ at: page, from: at })
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined)
  const shown = pagesAt(page, mode, pages)
  const before = from === undefined ? [] : pagesAt(from, mode, pages)
  const inDocument = [...new Set([...prepared, ...shown, ...before])].sort((a, b) => a - b)
  const end = ({ pointerType, clientX, clientY }: PointerEvent) => {
    const began = start.current
    start.current = undefined
    if (!began || pointerType === 'mouse' || zoom > 1) return
    const [dx, dy] = [clientX - began.x, clientY - began.y]
    if (Math.abs(dx) > swipe && Math.abs(dx) > 1.6 * Math.abs(dy)) onTurn(dx < 0 ? 1 : -1)
  }
  return (
    <div
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
        data-turn={from === undefined ? undefined : from < page ? 'forward' : 'back'}
        style={{ '--ratio': ratio, '--zoom': zoom } as React.CSSProperties}
      >
        {inDocument.map(n => {
          const content = pageOf(n)
          const isSeen = shown.includes(n)
          return (
            <div
              key={n}
              className={css.page}
              style={{ '--n': n } as React.CSSProperties}
              data-page={n}
              data-side={n % 2 === 0 ? 'left' : 'right'}
              data-turned={isTurned(n, page, mode) ? '' : undefined}
              data-seen={isSeen || undefined}
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
