import { createContext } from 'react'
import type { DataRouter } from 'react-router-dom'

/** The router itself, whose state is current; hooks return the state of the last render. */
export const LiveRouter = createContext<DataRouter | undefined>(undefined)

/** Whether a navigation from this path to another is in progress, even if the new page is not rendered yet. */
export function isLeaving(router: DataRouter | undefined, pathname: string): boolean {
  if (!router) return false
  const { location, navigation } = router.state
  return (navigation.location ?? location).pathname !== pathname
}
