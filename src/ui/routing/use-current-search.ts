import { use } from 'react'
import { useLocation } from 'react-router-dom'
import { destinationOf, LiveRouter } from './live-router'

/** Reads the search of the page's address when it is called: with an answer that is on its way, which the rendered one may lack. */
export function useCurrentSearch(): () => URLSearchParams {
  const router = use(LiveRouter)
  const rendered = useLocation()
  return () => {
    const to = router ? destinationOf(router) : rendered
    return new URLSearchParams((to.pathname === rendered.pathname ? to : rendered).search)
  }
}
