import { useInsertionEffect, useLayoutEffect, useRef } from 'react'
import { type Location, ScrollRestoration } from 'react-router-dom'

/** A newly loaded document has no history key, so its address is used. Otherwise it would open at another page's scroll position. */
export const scrollKey = ({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>) => (key === 'default' ? pathname + search : key)

/**
 * Scrolls a new page to its top, and restores the position on the way back. A hydrated document stays where the reader has scrolled
 * meanwhile: React Router would scroll it to the top, possibly under a finger that is pressing a link. So does one whose content is replaced,
 * such as another page of a list: by the time of its effects the former content is gone, and the position with it.
 */
export function PageScroll() {
  const reader = useRef(globalThis.scrollY)
  // Before the effects of ScrollRestoration.
  useInsertionEffect(() => {
    reader.current = scrollY || reader.current
  }, [])
  useLayoutEffect(() => {
    if (reader.current) scrollTo(0, reader.current)
  }, [])
  return <ScrollRestoration getKey={scrollKey} />
}
