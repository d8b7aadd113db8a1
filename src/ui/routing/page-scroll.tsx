import { useInsertionEffect, useLayoutEffect, useRef } from 'react'
import { type Location, ScrollRestoration } from 'react-router-dom'

/** A newly loaded document has no history key, so its address is used. Otherwise it would open at another page's scroll position. */
export const scrollKey = ({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>) => (key === 'default' ? pathname + search : key)

/**
 * Scrolls a new page to its top, and restores the position on the way back. A hydrated document stays where the reader has scrolled
 * meanwhile: React Router would scroll it to the top, possibly under a finger that is pressing a link.
 */
export function PageScroll() {
  const reader = useRef(0)
  // Before the effects of ScrollRestoration.
  useInsertionEffect(() => {
    reader.current = window.scrollY
  }, [])
  useLayoutEffect(() => {
    if (reader.current > 0) window.scrollTo(0, reader.current)
  }, [])
  return <ScrollRestoration getKey={scrollKey} />
}
