import { startTransition } from 'react'
import type { ReservedPaths } from './domain/shared/reserved-paths'
import { AppView, appRoutes, makeApp } from './ui/app'
import { afterHydration, holdUntilReady } from './ui/delivery/after-hydration'
import { isMobile } from './ui/delivery/is-mobile'
import { lazyAfterHydration } from './ui/delivery/lazy-after-hydration'
import { localPayloadsHold } from './ui/delivery/local-payloads'
import { startDelivery } from './ui/delivery/start-delivery'
import { PictureSource } from './ui/kit/pictures/image'
import { LocalImage } from './ui/local-mode/local-image'
import { publicRoutes } from './ui/public-routes'
import { followSession } from './ui/routing/follow-session'
import { browserReloadContext, moduleLoader } from './ui/routing/load-module'
import { reportError, rootOptions } from './ui/routing/report-error'
import { sessionHint } from './ui/routing/session-hint'
import { startRouter } from './ui/routing/start/start-router'

const local = import.meta.env.VITE_BACKEND === 'local'
/** The largest part of the program. All else starts while it is still on its way: the router, and the data of the page. */
const renderer = import('./ui/renderer')

/** Opens the backend that this build was made for; the other backend is not part of the bundle. */
async function openBackend(routes: ReservedPaths) {
  if (local) {
    const { openLocalBackend } = await import('./adapters/memory/local-backend')
    return openLocalBackend({ routes, memory: import.meta.env.VITE_MEMORY === 'true' })
  }
  const { openFirebaseBackend } = await import('./adapters/firebase/firebase-backend')
  return openFirebaseBackend()
}

const hint = sessionHint()
const app = makeApp(async () => {
  await afterHydration()
  const routes = import('./ui/reserved-paths').then(({ reservedPaths }) => reservedPaths)
  const [reservedPaths, { buildServices }, { Session }, { OwnClaims }, { module }] = await Promise.all([
    routes,
    import('./container'),
    import('./domain/accounts/sign-in/session'),
    import('./domain/accounts/roles/own-claims'),
    routes.then(openBackend),
  ])
  const services = buildServices(module, reservedPaths)
  followSession(services.get(Session), app, async () => (await starting).revalidate(), hint)
  services.get(OwnClaims).follow(reportError)
  return services
})

const loadPart = moduleLoader(browserReloadContext())
const delivery = startDelivery(app, () => !local || localPayloadsHold(localStorage, new URL(location.href)))
if (delivery.hydrates) holdUntilReady()
const Bar = local ? lazyAfterHydration(() => import('./ui/local-mode/local-mode-bar')) : undefined
const routes = appRoutes({ app, loadPart, fill: delivery.fill }, publicRoutes, Bar)
const starting = startRouter(routes, delivery.hydrates)
void starting.then(router => delivery.follow(router))

const { dataset } = document.documentElement
if (isMobile(navigator.userAgent, navigator.maxTouchPoints)) dataset['touch'] = ''

// In index.html.
const root = document.getElementById('root')!

/** The component for pictures. In local mode files are stored in this browser and have no address that an `img` could load. */
const Image = local ? LocalImage : 'img'

// The document keeps showing its content until the page's module and data are loaded. A prerendered page is then hydrated: its first render
// must equal the HTML, and it runs in slices so that the browser stays responsive. Any other page is rendered by the client, and what was entered
// and pressed in its document goes along.
void starting.then(async router => {
  const { createRoot, hydrateRoot } = await renderer
  const view = (
    <PictureSource value={Image}>
      <AppView app={app} router={router} />
    </PictureSource>
  )
  const draw = () => {
    // From here on React hears what is pressed, or stops it (index.html).
    dataset['taken'] = ''
    if (delivery.hydrates) hydrateRoot(root, view, rootOptions)
    else createRoot(root, rootOptions).render(view)
  }
  const loadTakeAlong = () => import('./ui/delivery/take-along')
  if (delivery.hydrates) {
    startTransition(draw)
    const takeFields = () => early.size > 0 && void loadTakeAlong().then(({ takeFieldsAlong }) => takeFieldsAlong(), reportError)
    takeFields()
    addEventListener('input', takeFields, true)
  } else if (early.size === 0 && !document.querySelector('h1')) {
    // In a document without content nothing stands that would have to be kept, so it asks for nothing more. Drawn in a transition, as anything else
    // shows a fallback where a promise is first read, even one kept long ago, and React leaves a fallback in place for 300 ms.
    startTransition(draw)
  } else void loadTakeAlong().then(({ takeAlong }) => takeAlong(draw), draw)
})
