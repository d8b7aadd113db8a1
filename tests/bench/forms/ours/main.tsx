import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { localModule } from '../../../../src/adapters/memory/local-backend'
import { openLocalPorts } from '../../../../src/adapters/memory/local-ports'
import { sampleContent } from '../../../../src/adapters/memory/seed'
import type { ReservedPaths } from '../../../../src/domain/shared/reserved-paths'
import type { Functions } from '../../../../src/ports/functions'
import { AppView, appRoutes, makeApp } from '../../../../src/ui/app'

// The product's own application on the sample season in memory. Every callable takes the time of a network request before its handler runs
// here.
const app = makeApp(async () => {
  const [{ buildServices }, { reservedPaths }] = await Promise.all([import('../../../../src/container'), import('../../../../src/ui/reserved-paths')])
  return buildServices(await openBackend(reservedPaths), reservedPaths)
})
const router = createBrowserRouter(appRoutes({ app, loadPart: (_, load) => load(), fill: async () => undefined }))
createRoot(document.getElementById('root')!).render(<AppView app={app} router={router} />)

async function openBackend(routes: ReservedPaths) {
  const ports = await openLocalPorts({ preferences: localStorage, routes, seed: sampleContent, address: new URL(location.href) })
  return localModule({ ...ports, functions: overTheNetwork(ports.functions) })
}

const overTheNetwork = (functions: Functions): Functions => ({
  call: async (name, input) => {
    const sent = new URLSearchParams({ name, input: JSON.stringify(input ?? null) })
    await (await fetch(`/answer.json?${sent.toString()}`, { cache: 'no-store' })).text()
    return functions.call(name, input)
  },
  post: (name, input) => functions.post(name, input),
})
