import { use, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { destinationOf, LiveRouter } from '../../../routing/live-router'

/**
 * Navigates to the address in a run's result, if the user is still where the run began: whoever went to another tab or page, or is on the
 * way there, stays. A run that ends the session closes the panel before the result is shown, but still navigates. `isOwn` recognizes the
 * addresses that the run itself writes.
 */
export function useRunDestination(isOwn: (search: URLSearchParams) => boolean) {
  const navigate = useNavigate()
  const router = use(LiveRouter)
  const { pathname, search } = useLocation()
  const isGone = useRef(false)
  const next = useRef<string>(undefined)
  // As of the last render: a closed panel no longer follows the address.
  const isHere = useRef<() => boolean>(() => true)
  useLayoutEffect(() => {
    isHere.current = () => {
      if (!router) return true
      const to = destinationOf(router)
      return to.pathname === pathname && (to.search === search || isOwn(new URLSearchParams(to.search)))
    }
  })
  const navigateIfStillHere = (to: string | undefined) => {
    next.current = undefined
    if (to !== undefined && isHere.current()) void navigate(to)
  }
  const leave = useEffectEvent(() => navigateIfStillHere(next.current))
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      // After everything else that closes with the panel has released the page.
      queueMicrotask(leave)
    }
  }, [])
  /** Called when the run has ended, which may be after its panel was closed. */
  const onRunEnded = (to: string | undefined) => {
    if (isGone.current) navigateIfStillHere(to)
    else next.current = to
  }
  return { navigateIfStillHere, onRunEnded }
}
