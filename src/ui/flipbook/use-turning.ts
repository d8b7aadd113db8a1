import { type RefObject, startTransition, useCallback, useEffect, useRef } from 'react'
import { afterFrame } from './after-frame'
import { type BookMode, isTurned } from './book-mode'

interface Turning {
  /** The page to which one has turned; the program may be a frame behind. */
  readonly open: RefObject<number>
  readonly turnTo: (page: number) => void
}

/**
 * Turns the pages in the document at once: they are drawn already, so that the first frame moves two of them and does nothing else. The program
 * is told once that frame is there.
 */
export function useTurning(book: RefObject<HTMLElement | null>, page: number, mode: BookMode, tell: (page: number) => void): Turning {
  const open = useRef(page)
  const callOff = useRef<() => void>(undefined)
  useEffect(() => {
    if (!callOff.current) open.current = page
  }, [page])
  useEffect(() => () => callOff.current?.(), [])
  const turnTo = useCallback(
    (to: number) => {
      open.current = to
      // A turn during another one ends that one.
      for (const turn of book.current?.getAnimations({ subtree: true }) ?? []) turn.finish()
      for (const one of book.current?.children ?? []) one.toggleAttribute('data-turned', isTurned(Number(one.getAttribute('data-page')), to, mode))
      callOff.current?.()
      callOff.current = afterFrame(() => {
        callOff.current = undefined
        startTransition(() => tell(to))
      })
    },
    [book, mode, tell],
  )
  return { open, turnTo }
}
