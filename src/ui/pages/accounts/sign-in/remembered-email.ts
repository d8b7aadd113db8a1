import { useSyncExternalStore } from 'react'

/** An address this browser remembers, for which a mail with a link was asked. */
export interface RememberedEmail {
  /** `null` where nothing is remembered. */
  readonly read: () => string | null
  remember(email: string): void
  forget(): void
}

const watchers = new Set<() => void>()
const tell = () => {
  for (const next of watchers) next()
}

const asked = (key: string): RememberedEmail => ({
  read: () => localStorage.getItem(key),
  remember(email) {
    localStorage.setItem(key, email.trim())
    tell()
  },
  forget() {
    localStorage.removeItem(key)
    tell()
  },
})

/** Where links to sign in and for a new password go. A sign-in link is for the device that asked: where nothing is remembered, it is asked again. */
export const rememberedEmail = asked('account:asked-email')

/** The new address this account asked for; by account, because a browser may have more than one user. */
export const askedChange = (uid: string): RememberedEmail => asked(`account:asked-change:${uid}`)

const watch = (next: () => void) => {
  watchers.add(next)
  return () => void watchers.delete(next)
}

/** What is remembered; nothing while a page is drawn outside a browser. */
export const useAsked = (address: RememberedEmail): string | null => useSyncExternalStore(watch, address.read, () => null)
