import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Rows rendered above and below the visible ones, so that scrolling shows no gap. */
const beyond = 4

interface RowWindowOptions {
  /** The scroll container. */
  readonly frame: RefObject<HTMLElement | null>
  readonly frameHeight: number
  readonly count: number
  /** All rows are as high as this. */
  readonly rowHeight: number
  /** Height of the frame that the header covers. */
  readonly headHeight: number
}

export interface RowWindow {
  /** Indexes of the rows to render. */
  readonly from: number
  readonly to: number
  /** The most rows that are rendered at once. */
  readonly built: number
  /** Scrolls a row into view, by as little as needed. */
  readonly scrollTo: (at: number) => void
}

/** The visible rows of a list of rows of equal height. Lengths are pixels. */
export function useRowWindow({ frame, frameHeight, count, rowHeight, headHeight }: RowWindowOptions): RowWindow {
  // In whole rows: smaller movements need no render.
  const [scrolledTo, setScrolledTo] = useState(0)
  const read = useCallback(() => {
    const top = frame.current?.scrollTop ?? 0
    setScrolledTo(top - (top % rowHeight))
  }, [frame, rowHeight])
  useEffect(() => {
    const element = frame.current
    // Rendered in the frame of the scroll event: later would show a gap.
    const scrolled = () => flushSync(read)
    element?.addEventListener('scroll', scrolled, { passive: true })
    return () => element?.removeEventListener('scroll', scrolled)
  }, [frame, read])

  // The spare rows render after the visible ones.
  const [spare, setSpare] = useState(0)
  useEffect(() => startTransition(() => setSpare(beyond)), [])

  const inSight = Math.ceil(frameHeight / rowHeight) + 1
  const top = Math.max(0, Math.min(Math.floor(scrolledTo / rowHeight), count - inSight))
  const scrollTo = (at: number) => {
    const element = frame.current
    if (!element) return
    const above = at * rowHeight
    const below = above + rowHeight + headHeight - element.clientHeight
    if (above < element.scrollTop) element.scrollTo(0, above)
    else if (below > element.scrollTop) element.scrollTo(0, below)
    read()
  }
  return { from: Math.max(0, top - spare), to: Math.min(count, top + inSight + spare), built: inSight + 2 * beyond, scrollTo }
}
