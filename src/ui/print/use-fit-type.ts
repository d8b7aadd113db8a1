import { type RefObject, useLayoutEffect, useState } from 'react'
import { fitType } from './fit-type'

/** Fits the type on the sheets whenever `what` they show changes, or where on the first sheet it begins. Returns how many texts are longer than their place, even in the smallest. */
export function useFitType(paper: RefObject<HTMLElement | null>, what: unknown, from?: unknown): number {
  const [cut, setCut] = useState(0)
  useLayoutEffect(() => {
    const measure = () => paper.current && setCut(fitType(paper.current))
    measure()
    // Measured again in its own type: what it stands in until that has come is wider or narrower.
    document.fonts.addEventListener('loadingdone', measure)
    return () => document.fonts.removeEventListener('loadingdone', measure)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what lies on the sheets is measured in the page, not read from them here
  }, [paper, what, from])
  return cut
}
