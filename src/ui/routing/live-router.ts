import { createContext } from 'react'
import type { DataRouter } from 'react-router-dom'

/** The router itself, whose state is current; hooks return the state of the last render. */
export const LiveRouter = createContext<DataRouter | undefined>(undefined)

/** Where a navigation in progress leads, even if its page is not rendered yet; where the router is if there is none. */
export function destinationOf({ state }: DataRouter): { readonly pathname: string; readonly search: string } {
  return state.navigation.location ?? state.location
}
