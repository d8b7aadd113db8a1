import { type RefObject, useLayoutEffect, useState } from 'react'
import { useOnPaper } from '../kit/use-on-paper'
import type { MapSize } from './map-view'

/** Size assumed before layout (server, tests). */
const unmeasured: MapSize = { width: 640, height: 480 }
/** Size on paper, as in the style sheet: a printed page is not measured before it is laid out. It fits between the margins of A4 and of letter. */
const printed: MapSize = { width: 620, height: 480 }

/** The current size of the map in CSS pixels. */
export function useMapSize(box: RefObject<HTMLElement | null>): MapSize {
  const [size, setSize] = useState(unmeasured)
  const onPaper = useOnPaper()
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      if (width > 0 && height > 0) setSize(known => (known.width === width && known.height === height ? known : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return onPaper ? printed : size
}
