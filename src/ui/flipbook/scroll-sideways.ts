/** Pixels by which an arrow key scrolls, as it does in a long page. */
const step = 80

const isRightToLeft = () => document.documentElement.dir === 'rtl'

/** Scrolls an enlarged book to the right or the left; `false` at its edge, and where all of its width is seen. */
export function scrollSideways(stage: HTMLElement | null | undefined, side: 'left' | 'right'): boolean {
  if (!stage) return false
  const before = stage.scrollLeft
  stage.scrollBy({ left: side === 'right' ? step : -step, behavior: 'instant' })
  return stage.scrollLeft !== before
}

/** Shows the edge of an enlarged book where one reads on. */
export function scrollToEdge(stage: HTMLElement | null | undefined, edge: 'start' | 'end'): void {
  if (!stage) return
  const left = edge === 'start' ? 0 : stage.scrollWidth * (isRightToLeft() ? -1 : 1)
  stage.scrollTo({ left, behavior: 'instant' })
}
