import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { BookMode } from './book-mode'
import { scrollSideways } from './scroll-sideways'

/** Whether an element takes the arrow keys itself. */
const takesKeys = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, select, textarea, dialog, [role="menu"], video, audio') !== null)

interface ArrowKeys {
  readonly mode: BookMode
  readonly zoom: number
  /** Its parent scrolls while it is enlarged. */
  readonly book: RefObject<HTMLElement | null>
  readonly onTurn: (by: 1 | -1) => void
  readonly onEnd: (to: 'first' | 'last') => void
}

/**
 * Arrow keys, Page up and down, Home and End turn the pages; where the reader scrolls, they scroll. An enlarged book scrolls sideways to its edge
 * before it is turned, and Page up and down scroll it.
 */
export function useArrowKeys({ mode, zoom, book, onTurn, onEnd }: ArrowKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target, defaultPrevented } = event
    if (mode === 'list' || defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || takesKeys(target)) return
    const isRightToLeft = document.documentElement.dir === 'rtl'
    if (key === 'ArrowRight' || key === 'ArrowLeft') {
      const isScrolled = zoom > 1 && scrollSideways(book.current?.parentElement, key === 'ArrowRight' ? 'right' : 'left')
      if (!isScrolled) onTurn((key === 'ArrowRight') !== isRightToLeft ? 1 : -1)
    } else if ((key === 'PageDown' || key === 'PageUp') && zoom === 1) onTurn(key === 'PageDown' ? 1 : -1)
    else if (key === 'Home' || key === 'End') onEnd(key === 'Home' ? 'first' : 'last')
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
