import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { AppView, appRoutes, makeApp } from '../../../../src/ui/app'

// The product's own application with another backend. As in the product, services and store load after the first part of the page.
const app = makeApp(async () => {
  const [{ buildServices }, { openSmallBackend }, { reservedPaths }] = await Promise.all([
    import('../../../../src/container'),
    import('./small-backend'),
    import('../../../../src/ui/reserved-paths'),
  ])
  return buildServices(await openSmallBackend(), reservedPaths)
})
const router = createBrowserRouter(appRoutes({ app, loadPart: (_, load) => load(), fill: async () => undefined }))
createRoot(document.getElementById('root')!).render(<AppView app={app} router={router} />)
