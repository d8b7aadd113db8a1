import { useLayoutEffect, useRef } from 'react'

/**
 * Gives an element the focus when a form in its part has closed, or something was done: the button that had the focus is gone by then. In a layout
 * effect: after the paint, whoever is quick would lose it while typing.
 */
export function useFocusWhenClosed<T extends HTMLElement>(isOpen: boolean, done: string) {
  const element = useRef<T>(null)
  const before = useRef({ isOpen, done })
  useLayoutEffect(() => {
    const isSame = before.current.isOpen === isOpen && before.current.done === done
    before.current = { isOpen, done }
    if (!isSame && !isOpen) element.current?.focus()
  }, [isOpen, done])
  return element
}
