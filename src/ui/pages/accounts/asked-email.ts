import { useSyncExternalStore } from 'react'

const key = 'account:asked-email'
const watchers = new Set<() => void>()
const tell = () => {
  for (const next of watchers) next()
}

/**
 * The address for which a link was asked in this browser. A sign-in link is for the device that asked: where nothing is
 * remembered, the address is asked for again.
 */
export const askedEmail = {
  remember(email: string): void {
    localStorage.setItem(key, email.trim())
    tell()
  },
  forget(): void {
    localStorage.removeItem(key)
    tell()
  },
}

const watch = (next: () => void) => {
  watchers.add(next)
  return () => void watchers.delete(next)
}

/** What is remembered; nothing while a page is drawn outside a browser. */
export const useAskedEmail = (): string | null =>
  useSyncExternalStore(
    watch,
    () => localStorage.getItem(key),
    () => null,
  )
