import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Rows that are built beyond those in sight, above and below: a turn of the wheel shows no empty place. */
const beyond = 4

interface RowWindowOptions {
  /** What is scrolled, and its height inside. */
  readonly frame: RefObject<HTMLElement | null>
  readonly frameHeight: number
  readonly count: number
  /** All rows are as high as this. */
  readonly rowHeight: number
  /** How much of the frame its head covers. */
  readonly headHeight: number
}

export interface RowWindow {
  /** Places of the rows to build. */
  readonly from: number
  readonly to: number
  /** Rows that are ever built at once. */
  readonly built: number
  /** Brings a row into sight, by no more than it takes. */
  readonly scrollTo: (at: number) => void
}

/** Which rows of equal height are in sight. Lengths are pixels. */
export function useRowWindow({ frame, frameHeight, count, rowHeight, headHeight }: RowWindowOptions): RowWindow {
  // Told in whole rows: what moves by less is drawn already.
  const [scrolledTo, setScrolledTo] = useState(0)
  const read = useCallback(() => {
    const top = frame.current?.scrollTop ?? 0
    setScrolledTo(top - (top % rowHeight))
  }, [frame, rowHeight])
  useEffect(() => {
    const element = frame.current
    // Within the frame in which it was scrolled: later would show an empty place.
    const scrolled = () => flushSync(read)
    element?.addEventListener('scroll', scrolled, { passive: true })
    return () => element?.removeEventListener('scroll', scrolled)
  }, [frame, read])

  // Nobody waits for them at first: those in sight stand before.
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
