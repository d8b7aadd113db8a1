import { useEffect, useEffectEvent } from 'react'
import type { BookMode } from './book-mode'

/** Whether an element takes the arrow keys itself. */
const takesKeys = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, select, textarea, dialog, [role="menu"], video, audio') !== null)

/** Arrow keys, Page up and down, Home and End turn the pages; where the reader scrolls, they scroll. */
export function useArrowKeys(mode: BookMode, onTurn: (by: 1 | -1) => void, onEnd: (to: 'first' | 'last') => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target, defaultPrevented } = event
    if (mode === 'list' || defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || takesKeys(target)) return
    const isRightToLeft = document.documentElement.dir === 'rtl'
    if (key === 'ArrowRight' || key === 'ArrowLeft') onTurn((key === 'ArrowRight') !== isRightToLeft ? 1 : -1)
    else if (key === 'PageDown' || key === 'PageUp') onTurn(key === 'PageDown' ? 1 : -1)
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
