import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { type BookMode, pagesAt } from './book-mode'

/** Milliseconds of a turn. */
const duration = 520

export interface Turning {
  /** The page that is open. */
  readonly page: number
  /** The page from which it is being turned, until the turn is over. */
  readonly from: number | undefined
}

/**
 * A turn shows both spreads and lets the browser move four pages: nothing is drawn or laid out for it, so its work fits in a frame. A turn
 * during another one ends that one. Pages rest without any transformation, which keeps their text sharp.
 */
export function useTurning(page: number, mode: BookMode, pages: number) {
  const book = useRef<HTMLDivElement>(null)
  const [turning, setTurning] = useState<Turning>({ page, from: undefined })
  if (turning.page !== page) setTurning({ page, from: mode === 'list' ? undefined : turning.page })
  const end = useCallback(() => setTurning(now => ({ ...now, from: undefined })), [])
  const { from } = turning
  useLayoutEffect(() => {
    const element = book.current
    if (!element || from === undefined) return undefined
    const running = animate(element, pagesAt(from, mode, pages), pagesAt(page, mode, pages), mode)
    if (running.length === 0) {
      // oxlint-disable-next-line react/set-state-in-effect -- nothing moves here, so the turn is over at once
      end()
      return undefined
    }
    let isEnded = false
    void Promise.allSettled(running.map(({ finished }) => finished)).then(() => isEnded || end())
    return () => {
      isEnded = true
      for (const one of running) one.cancel()
    }
  }, [from, page, mode, pages, end])
  return { ref: book, from }
}

const flat = 'rotateY(0deg)'

function animate(book: HTMLElement, before: readonly number[], after: readonly number[], mode: BookMode): readonly Animation[] {
  const pageElement = (n: number | undefined) => (n === undefined ? null : book.querySelector<HTMLElement>(`[data-page="${n}"]`))
  const isForward = (after[0] ?? 0) > (before[0] ?? 0)
  const move = (element: HTMLElement | null, frames: Keyframe[], options: KeyframeAnimationOptions): readonly Animation[] =>
    element && 'animate' in element ? [element.animate(frames, { fill: 'both', ...options })] : []
  if (mode === 'single') {
    const [moving, from, to] = isForward ? [pageElement(before[0]), flat, 'rotateY(-100deg)'] : [pageElement(after[0]), 'rotateY(-100deg)', flat]
    return move(moving, [{ transform: from }, { transform: to }], { duration: duration * 0.7, easing: 'cubic-bezier(.4,0,.3,1)' })
  }
  const sideOf = (shown: readonly number[], rest: 0 | 1) => pageElement(shown.find(n => n % 2 === rest))
  const [falling, rising] = isForward ? [sideOf(before, 1), sideOf(after, 0)] : [sideOf(before, 0), sideOf(after, 1)]
  const [away, toward] = isForward ? ['rotateY(-90deg)', 'rotateY(90deg)'] : ['rotateY(90deg)', 'rotateY(-90deg)']
  return [
    ...move(falling, [{ transform: flat }, { transform: away }], { duration: duration / 2, easing: 'cubic-bezier(.5,0,1,.7)' }),
    ...move(rising, [{ transform: toward }, { transform: flat }], { duration: duration / 2, delay: duration / 2, easing: 'cubic-bezier(0,.3,.4,1)' }),
  ]
}
