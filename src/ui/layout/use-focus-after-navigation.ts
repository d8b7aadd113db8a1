import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** After a navigation to another page its heading takes the focus, so that it is read out and the keyboard begins there. */
export function useFocusAfterNavigation(): void {
  const { pathname } = useLocation()
  const left = useRef(pathname)
  useEffect(() => {
    if (left.current === pathname) return
    left.current = pathname
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])
}
