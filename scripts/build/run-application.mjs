import { createServer, createServerModuleRunner } from 'vite'
import { top } from '../setup.mjs'
import { sampleThumbhashes } from './sample-art.mjs'

/** Runs the application's own code in this process, including dynamic imports. Opens no port. */
export async function runApplication(file, work) {
  const server = await createServer({
    root: top,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    plugins: [sampleThumbhashes()],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  const runner = createServerModuleRunner(server.environments.ssr)
  try {
    return await work(await runner.import(file))
  } finally {
    await runner.close()
    await server.close()
  }
}
