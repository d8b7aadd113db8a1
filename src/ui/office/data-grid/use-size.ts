import { type RefObject, useLayoutEffect, useState } from 'react'

/** The room inside an element in pixels, followed; 0 before it is drawn. */
export function useSize(of: RefObject<HTMLElement | null>): { readonly width: number; readonly height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = of.current
    if (!element) return undefined
    const read = () =>
      setSize(known => {
        const { clientWidth: width, clientHeight: height } = element
        return known.width === width && known.height === height ? known : { width, height }
      })
    read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    return () => observer.disconnect()
  }, [of])
  return size
}
