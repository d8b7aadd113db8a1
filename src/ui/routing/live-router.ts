import { createContext } from 'react'
import type { DataRouter } from 'react-router-dom'

/** The router itself. What it says is true now; hooks say what was true when the page was last drawn. */
export const LiveRouter = createContext<DataRouter | undefined>(undefined)

/** Whether somebody is on the way from this path to another, also while the other page is not drawn yet. */
export function isLeaving(router: DataRouter | undefined, pathname: string): boolean {
  if (!router) return false
  const { location, navigation } = router.state
  return (navigation.location ?? location).pathname !== pathname
}
