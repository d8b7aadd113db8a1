import { useSyncExternalStore } from 'react'

const never = () => () => undefined

let known: string | undefined

/** Asked once: a formatter is dear to make, and every time on a page asks again at each drawing. */
const ownZone = () => (known ??= Intl.DateTimeFormat().resolvedOptions().timeZone)

/** The zone of the visitor's own clock; `undefined` while the page is made elsewhere and until it is hers. */
export const useViewerZone = (): string | undefined => useSyncExternalStore<string | undefined>(never, ownZone, () => undefined)
