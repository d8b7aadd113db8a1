import { type RefObject, useLayoutEffect, useState } from 'react'

/** CSS pixels of a millimeter. */
const pixelsPerMm = 96 / 25.4

/** Millimeters by which a blurb, as the browser renders it, exceeds its space on the card; 0 if it fits. */
export function useBlurbOverflow(box: RefObject<HTMLElement | null>, blurb: string): number {
  const [over, setOver] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      const lines = box.current?.firstElementChild
      if (!box.current || !lines) return
      const more = lines.getBoundingClientRect().bottom - box.current.getBoundingClientRect().bottom
      // Less than a tenth of a line is rounding.
      setOver(more > 1 ? Math.ceil((more / pixelsPerMm) * 10) / 10 : 0)
    }
    measure()
    // Measured again once the font is loaded: the fallback font is wider or narrower.
    document.fonts.addEventListener('loadingdone', measure)
    return () => document.fonts.removeEventListener('loadingdone', measure)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the text is measured in the page, not read from here
  }, [box, blurb])
  return over
}
