import { createPath, type DataRouter, IDLE_BLOCKER, IDLE_NAVIGATION, NavigationType, type To } from 'react-router-dom'
import { reportError } from '../report-error'
import type { AppRoute } from '../to-route-objects'

type Listener = Parameters<DataRouter['subscribe']>[0]

/**
 * The router of a page that is shown while what takes a visitor to another page is on its way: `coming` resolves with it. A step that is
 * taken meanwhile is under way until then. If it does not come, a step to another page loads that page's document.
 */
export function routerToCome(shown: DataRouter['state'], routes: AppRoute[], coming: Promise<typeof import('./browser-router')>): DataRouter {
  let state = shown
  let router: DataRouter | undefined
  const listeners = new Set<Listener>()
  const tell: Listener = (...news) => {
    for (const listener of listeners) listener(...news)
  }
  const whole = coming.then(({ createBrowserRouter }) => {
    router = createBrowserRouter(routes, { hydrationData: { loaderData: shown.loaderData } })
    // Somebody went back in the history of an earlier document at this address.
    if (router.state.location.pathname !== shown.location.pathname) location.reload()
    router.subscribe(tell)
    return router
  })
  whole.catch(reportError)
  const whenThere = (act: (router: DataRouter) => void) => void whole.then(act, () => undefined)

  const urlOf = (to: To | null) => new URL(typeof to === 'string' ? to : createPath({ pathname: location.pathname, ...to }), location.href)
  const placeAt = ({ pathname, search, hash }: URL) => ({ pathname, search, hash })
  const show = (navigation: DataRouter['state']['navigation']) => {
    state = { ...shown, navigation }
    tell(state, { deletedFetchers: [], newErrors: null, flushSync: false })
  }
  /** Says that a step is under way, as the router itself would. */
  const begin = (to: URL) => {
    const at = { ...placeAt(to), state: null, key: 'default' }
    show({ ...IDLE_NAVIGATION, state: 'loading', location: at, matches: [], historyAction: NavigationType.Push })
  }
  /** The browser shows that it loads a document, and may ask before it leaves this one: whoever stays has a page at rest. */
  const loadDocument = (to: URL) => {
    show(IDLE_NAVIGATION)
    location.assign(to)
  }

  const first: Partial<DataRouter> = {
    routes,
    basename: '/',
    manifest: {},
    window,
    get state() {
      return state
    },
    createHref: createPath,
    encodeLocation: to => placeAt(urlOf(to)),
    enableScrollRestoration: (...given) => {
      let end: (() => void) | undefined
      let isOver = false
      whenThere(come => {
        if (!isOver) end = come.enableScrollRestoration(...given)
      })
      return () => {
        isOver = true
        end?.()
      }
    },
    getBlocker: (key, blocks) => {
      whenThere(come => void come.getBlocker(key, blocks))
      return IDLE_BLOCKER
    },
    deleteBlocker: key => whenThere(come => come.deleteBlocker(key)),
    revalidate: () => whole.then(come => come.revalidate()),
    navigate: async (to: number | To | null, options?: Parameters<DataRouter['navigate']>[1]) => {
      if (typeof to === 'number')
        return whole.then(
          come => come.navigate(to),
          () => history.go(to),
        )
      const url = urlOf(to)
      begin(url)
      return whole.then(
        come => come.navigate(to, options),
        () => loadDocument(url),
      )
    },
  }
  const subscribe = (listener: Listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return new Proxy(first as DataRouter, { get: (_, name) => (name === 'subscribe' ? subscribe : Reflect.get(router ?? first, name)) as unknown })
}
