const key = 'session:hint'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Whether this browser had a session when it was last here. A public page asks who is signed in only then, so that a
 * stranger's visit downloads nothing of the sign-in service. It grants nothing: guards and the store ask the session itself.
 */
export const sessionHint = (store: Store = localStorage) => ({
  get present(): boolean {
    return store.getItem(key) !== null
  },
  note(signedIn: boolean): void {
    if (signedIn) store.setItem(key, '1')
    else store.removeItem(key)
  },
})
