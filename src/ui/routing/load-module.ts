/** Brings a part of the program that is downloaded when it is needed; `to` is the address that needs it. */
export type LoadModule = <T>(to: URL, load: () => Promise<T>) => Promise<T>

export interface ReloadContext {
  readonly now: () => number
  readonly store: Pick<Storage, 'getItem' | 'setItem'>
  readonly isOnline: () => boolean
  /** Loads the document anew at this address. */
  readonly goTo: (url: string) => void
}

/** At most one reload per path within this time (milliseconds). */
export const reloadWindow = 10_000

/**
 * The reload guard. A part that fails to load belongs, most often, to a build that is no longer there: the document is
 * loaded anew at the address that was asked for, once per path and window. After that, or with no network, the error is shown.
 */
export const moduleLoader =
  ({ now, store, isOnline, goTo }: ReloadContext): LoadModule =>
  async (to, load) => {
    try {
      return await load()
    } catch (error) {
      const key = `reloaded:${to.pathname}`
      const last = Number(store.getItem(key) ?? Number.NEGATIVE_INFINITY)
      if (!isOnline() || now() - last < reloadWindow) throw error
      store.setItem(key, String(now()))
      goTo(to.href)
      return new Promise<never>(() => undefined)
    }
  }

export const browserReloadContext = (): ReloadContext => ({
  now: Date.now,
  store: sessionStorage,
  isOnline: () => navigator.onLine,
  goTo: url => (url === location.href ? location.reload() : location.assign(url)),
})
