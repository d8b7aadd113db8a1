import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** After a navigation the heading gets the focus, so that screen readers read it and the keyboard starts there. */
export function useFocusAfterNavigation(): void {
  const { pathname } = useLocation()
  const left = useRef(pathname)
  useLayoutEffect(() => {
    if (left.current === pathname) return
    left.current = pathname
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])
}
