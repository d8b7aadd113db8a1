import { type RefObject, useLayoutEffect, useState } from 'react'

/** Pixels. */
interface Size {
  readonly width: number
  readonly height: number
}

/** Size of the last element of each kind; none before the first. */
const last = new Map<string, Size>()

/**
 * The current inner size of an element in pixels. Until its first layout it is the last size of an element of the same `kind`, because tables
 * replace each other in the same place: asking for it sooner would lay the page out before it is complete. The very first is asked at once.
 */
export function useElementSize(of: RefObject<HTMLElement | null>, kind: string): Size {
  const [size, setSize] = useState(() => last.get(kind) ?? { width: document.documentElement.clientWidth, height: 0 })
  useLayoutEffect(() => {
    const element = of.current
    if (!element) return undefined
    const read = () => {
      const { clientWidth: width, clientHeight: height } = element
      last.set(kind, { width, height })
      setSize(known => (known.width === width && known.height === height ? known : { width, height }))
    }
    if (!last.has(kind)) read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    return () => observer.disconnect()
  }, [of, kind])
  return size
}
