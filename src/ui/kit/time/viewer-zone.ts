import { useSyncExternalStore } from 'react'
import { never } from '../use-in-browser'

let known: string | undefined

/** Read once: a formatter is slow to create, and every time on a page needs this at each render. */
const ownZone = () => (known ??= Intl.DateTimeFormat().resolvedOptions().timeZone)

/** The visitor's time zone; `undefined` on the server and until hydration. */
export const useViewerZone = (): string | undefined => useSyncExternalStore<string | undefined>(never, ownZone, () => undefined)
