import { useSyncExternalStore } from 'react'

const key = 'preview:date'
const watching = new Set<() => void>()

const read = () => sessionStorage.getItem(key)

/** Sets the date of the preview in this tab. It ends with the tab. */
export function previewSite(instant: Date | undefined): void {
  if (instant) sessionStorage.setItem(key, instant.toISOString())
  else sessionStorage.removeItem(key)
  for (const notify of watching) notify()
}

/** As an ISO instant. */
export const usePreviewDate = (): string | null =>
  useSyncExternalStore(
    notify => {
      watching.add(notify)
      return () => watching.delete(notify)
    },
    read,
    () => null,
  )
