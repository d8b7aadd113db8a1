import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** The zone of the visitor's own clock; `undefined` while the page is made elsewhere and until it is hers. */
export const useViewerZone = (): string | undefined =>
  useSyncExternalStore<string | undefined>(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => undefined,
  )
