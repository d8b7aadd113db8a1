/** Loads a module for the address `to`. */
export type LoadModule = <T>(to: URL, load: () => Promise<T>) => Promise<T>

export interface ReloadContext {
  readonly now: () => number
  readonly store: Pick<Storage, 'getItem' | 'setItem'>
  readonly isOnline: () => boolean
  /** Reloads the document at this address. */
  readonly goTo: (url: string) => void
}

/** At most one reload for each path within this time (milliseconds). */
export const reloadWindow = 10_000

/**
 * The reload guard. A module that fails to load usually belongs to a build that was replaced: the document is reloaded at the requested
 * address, once for each path and window. After that, or without a network, the error is shown.
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
