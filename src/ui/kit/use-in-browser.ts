import { useSyncExternalStore } from 'react'

/** Listens to what never changes. */
export const never = () => () => undefined

/** Whether the page is in a browser and hydrated: for content that depends on the visitor. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
