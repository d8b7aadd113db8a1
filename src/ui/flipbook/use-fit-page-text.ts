import { useLayoutEffect, useRef } from 'react'
import type { FlipbookPage } from '../../domain/flipbook/flipbook-book'

/** The smallest part of its size to which the type of a full page is set. */
const least = 0.72

/**
 * Sets the type of a page smaller that holds more than its room. Sizes follow from the width of the page, so this is measured once, while the
 * page is prepared; a page whose height is free never needs it.
 */
export function useFitPageText(page: FlipbookPage) {
  const content = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = content.current
    if (!element || page.kind === 'scan' || page.kind === 'cover' || page.kind === 'ad') return
    for (let part = 1; element.scrollHeight > element.clientHeight + 1 && part > least; ) {
      part -= 0.04
      element.style.fontSize = `${part}em`
    }
  }, [page])
  return content
}
