import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type DataRouter } from 'react-router-dom'
import { AppView, appRoutes, makeApp } from './ui/app'
import { latePart } from './ui/delivery/late-part'
import { localPayloadsHold } from './ui/delivery/local-payloads'
import { isMobile } from './ui/delivery/mobile'
import { holdUntilReady, settled } from './ui/delivery/settled'
import { startDelivery } from './ui/delivery/start-delivery'
import { PictureSource } from './ui/kit/image'
import { LocalImage } from './ui/local-mode/local-image'
import { publicRows } from './ui/public-rows'
import { followSession } from './ui/routing/follow-session'
import { browserReloadWorld, partLoader } from './ui/routing/load-part'
import { sessionHint } from './ui/routing/session-hint'
import { rootOptions, tellError } from './ui/routing/tell-error'

const local = import.meta.env.VITE_BACKEND === 'local'

/** The backend that this build was made for; nothing of the other one is in it. */
async function openBackend() {
  if (local) {
    const { openLocalBackend } = await import('./adapters/memory/local-backend')
    return openLocalBackend({ memory: import.meta.env.VITE_MEMORY === 'true' })
  }
  const { openFirebaseBackend } = await import('./adapters/firebase/firebase-backend')
  return openFirebaseBackend()
}

const hint = sessionHint()
const app = makeApp(async () => {
  await settled()
  const [{ buildServices }, { Session }, { OwnClaims }, { module }] = await Promise.all([
    import('./container'),
    import('./domain/accounts/session'),
    import('./domain/accounts/own-claims'),
    openBackend(),
  ])
  const services = buildServices(module)
  followSession(services.get(Session), app, () => router.revalidate(), hint)
  services.get(OwnClaims).follow(tellError)
  return services
})

const loadPart = partLoader(browserReloadWorld())
const delivery = startDelivery(app, () => !local || localPayloadsHold(localStorage, new URL(location.href)))
if (delivery.hydrates) holdUntilReady()
const Bar = local ? latePart(() => import('./ui/local-mode/local-mode-bar')) : undefined
const router = createBrowserRouter(appRoutes({ app, loadPart, fill: delivery.fill }, publicRows, Bar))
void delivery.follow(router)

if (isMobile(navigator.userAgent, navigator.maxTouchPoints)) document.documentElement.dataset['touch'] = ''

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

/** What draws a picture: a file that is stored in this browser has no address the browser could fetch. */
const Image = local ? LocalImage : 'img'

// What the document shows stays until the page's part and data are here. A prerendered page is then taken over, so that the first drawing says the same, in turns
// between which the browser answers; anything else is drawn live.
void initialized(router).then(() => {
  const view = (
    <PictureSource value={Image}>
      <AppView app={app} router={router} />
    </PictureSource>
  )
  if (delivery.hydrates) startTransition(() => void hydrateRoot(root, view, rootOptions))
  else createRoot(root, rootOptions).render(view)
})

function initialized(started: DataRouter): Promise<void> {
  if (started.state.initialized) return Promise.resolve()
  return new Promise(resolve => {
    const stop = started.subscribe(state => {
      if (!state.initialized) return
      stop()
      resolve()
    })
  })
}
