import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** The state of a list when the visitor left it, by the key of its history entry. */
const left = new Map<string, { readonly count: number; readonly y: number }>()

/**
 * Number of visible rows of a list: `step` at first and after `of` changes, then what is set. A visitor who returns finds the same rows and
 * scroll position, once the list `isReady`: the router restores the position before the rows are there.
 */
export function useRowsShown(step: number, of: unknown, isReady: boolean): readonly [number, (count: number) => void] {
  const { key } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const [start] = useState(() => (isBack ? left.get(key) : undefined))
  const [shown, setShown] = useState({ of, count: start?.count ?? step })
  const count = shown.of === of ? shown.count : step
  const last = useRef({ key, count })
  useLayoutEffect(() => {
    last.current = { key, count }
  }, [key, count])
  useLayoutEffect(() => () => void left.set(last.current.key, { count: last.current.count, y: scrollY }), [])
  useEffect(() => {
    if (isReady && start) scrollTo(0, start.y)
  }, [isReady, start])
  return [count, useCallback((next: number) => setShown({ of, count: next }), [of])]
}
