const key = 'session:hint'
const office = 'office'

/** Other keys that this browser stores for the person during the session: the next person on this device must not see them. */
const ofTheSession = ['member:card', 'saved:account', 'door:lists']

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Whether this browser had a session at its last visit. Only then a public page checks who is signed in, so that other visitors download
 * nothing of the sign-in service. It grants nothing: guards and the backend check the session itself.
 */
export const sessionHint = (store: Store = localStorage) => ({
  get present(): boolean {
    return store.getItem(key) !== null
  },
  /** Whether that session could open the office. */
  get ofOffice(): boolean {
    return store.getItem(key) === office
  },
  note(signedIn: boolean): void {
    if (!signedIn) for (const kept of [key, ...ofTheSession]) store.removeItem(kept)
    else if (store.getItem(key) === null) store.setItem(key, '1')
  },
  noteOffice(): void {
    store.setItem(key, office)
  },
})
