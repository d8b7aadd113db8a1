import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page is in a visitor's browser and its prerendered words have been taken over; for what depends on who looks. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
