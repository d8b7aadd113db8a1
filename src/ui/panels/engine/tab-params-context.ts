import { createContext } from 'react'

/** The parameters that name the open tab. A panel that writes a whole address keeps them, so that its tab stays open. */
export const TabParamsContext = createContext<Readonly<Record<string, string>>>({})
