import { useSyncExternalStore } from 'react'

/** An email stored in this browser, to which a link was requested. */
export interface RememberedEmail {
  /** `null` if nothing is stored. */
  readonly read: () => string | null
  remember(email: string): void
  forget(): void
}

const watchers = new Set<() => void>()
const notifyAll = () => {
  for (const next of watchers) next()
}

const asked = (key: string): RememberedEmail => ({
  read: () => localStorage.getItem(key),
  remember(email) {
    localStorage.setItem(key, email.trim())
    notifyAll()
  },
  forget() {
    localStorage.removeItem(key)
    notifyAll()
  },
})

/** The email for sign-in links and password resets. A sign-in link is for the device that requested it: other devices ask for the email again. */
export const rememberedEmail = asked('account:asked-email')

/** The new email this account requested; stored by account, because a browser may have several users. */
export const askedChange = (uid: string): RememberedEmail => asked(`account:asked-change:${uid}`)

const watch = (next: () => void) => {
  watchers.add(next)
  return () => void watchers.delete(next)
}

/** The stored email; nothing while rendering outside a browser. */
export const useRememberedEmail = (address: RememberedEmail): string | null => useSyncExternalStore(watch, address.read, () => null)
