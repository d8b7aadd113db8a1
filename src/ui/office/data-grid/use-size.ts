import { type RefObject, useLayoutEffect, useState } from 'react'

/** Pixels. */
interface Size {
  readonly width: number
  readonly height: number
}

/** How large the last element of a kind was; nothing before there was one. */
const last = new Map<string, Size>()

/**
 * The room inside an element in pixels, followed. Before it is drawn it is taken to be as large as the last one of its `kind`, as one table
 * comes after another in the same place; the first to be as wide as the window, and without height.
 */
export function useSize(of: RefObject<HTMLElement | null>, kind: string): Size {
  const [size, setSize] = useState(() => last.get(kind) ?? { width: document.documentElement.clientWidth, height: 0 })
  useLayoutEffect(() => {
    const element = of.current
    if (!element) return undefined
    const read = () => {
      const { clientWidth: width, clientHeight: height } = element
      last.set(kind, { width, height })
      setSize(known => (known.width === width && known.height === height ? known : { width, height }))
    }
    read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    return () => observer.disconnect()
  }, [of, kind])
  return size
}
