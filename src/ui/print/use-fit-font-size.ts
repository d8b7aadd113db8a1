import { type RefObject, useLayoutEffect, useState } from 'react'
import { fitFontSize } from './fit-font-size'

/**
 * Fits the type again whenever `what` the sheets show changes, or their first used place. Returns how many texts do not fit even in the smallest
 * size.
 */
export function useFitFontSize(paper: RefObject<HTMLElement | null>, what: unknown, from?: unknown): number {
  const [cut, setCut] = useState(0)
  useLayoutEffect(() => {
    const measure = () => paper.current && setCut(fitFontSize(paper.current))
    measure()
    // Measured again once the font is loaded: the fallback font is wider or narrower.
    document.fonts.addEventListener('loadingdone', measure)
    return () => document.fonts.removeEventListener('loadingdone', measure)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what lies on the sheets is measured in the page, not read from them here
  }, [paper, what, from])
  return cut
}
