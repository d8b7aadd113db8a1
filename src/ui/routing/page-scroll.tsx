import { useInsertionEffect, useLayoutEffect, useRef } from 'react'
import { type Location, ScrollRestoration } from 'react-router-dom'

/** A newly loaded document has no key of its own, so its address is used. Otherwise it would open at the position of another page. */
export const scrollKey = ({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>) => (key === 'default' ? pathname + search : key)

/**
 * Opens a new page at its top, and restores the position on the way back. A document that is taken over stays where its reader has scrolled
 * meanwhile: React Router would begin it at its top, under a finger that is just pressing a link.
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
