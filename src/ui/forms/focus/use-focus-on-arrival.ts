import { useLayoutEffect, useRef } from 'react'

/**
 * Gives an element the focus when it is drawn in place of the form that had it, and shows it: what follows a form is shorter than the form at first,
 * so that the window would stand at the foot of the page.
 */
export function useFocusOnArrival<T extends HTMLElement>() {
  const element = useRef<T>(null)
  useLayoutEffect(() => {
    element.current?.focus({ preventScroll: true })
    element.current?.scrollIntoView({ block: 'start' })
  }, [])
  return element
}
