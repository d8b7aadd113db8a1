const key = 'session:hint'
const office = 'office'

/** Other keys that this browser stores for the person during the session: the next person on this device must not see them. */
const ofTheSession = ['member:card', 'saved:account', 'door:lists']

/**
 * Whether this browser had a session at its last visit. Only then a public page checks who is signed in, so that other visitors download
 * nothing of the sign-in service. It grants nothing: guards and the backend check the session itself.
 */
export const sessionHint = () => ({
  get present(): boolean {
    return localStorage.getItem(key) !== null
  },
  /** Whether that session could open the office. */
  get ofOffice(): boolean {
    return localStorage.getItem(key) === office
  },
  note(signedIn: boolean): void {
    if (!signedIn) for (const kept of [key, ...ofTheSession]) localStorage.removeItem(kept)
    else if (localStorage.getItem(key) === null) localStorage.setItem(key, '1')
  },
  noteOffice(): void {
    localStorage.setItem(key, office)
  },
})
