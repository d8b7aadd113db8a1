import { createContext } from 'react'

/** Parameters of the address that name the open tab. A panel that writes a complete address must include them, so that its tab stays open. */
export const TabParamsContext = createContext<Readonly<Record<string, string>>>({})
