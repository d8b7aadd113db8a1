import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'

interface Host {
  readonly port: number
  readonly address: string
  readonly stop: () => Promise<void>
}

type Listener = Parameters<typeof createServer>[1]
interface Express {
  (): Express & Listener
  json(options: { verify(request: { rawBody?: Buffer }, response: unknown, body: Buffer): void }): unknown
  use(...layers: unknown[]): void
}

/** Express, as firebase-functions bundles it and runs on it when deployed. */
const express = createRequire(createRequire(import.meta.url).resolve('firebase-functions'))('express') as Express

export const projectId = 'demo-organisation'

/** Serves functions as the emulator does: each at `/{project}/{region}/{name}` and below. */
export const serveFunctions = (functions: Readonly<Record<string, unknown>>): Promise<Host> =>
  serve(app => {
    for (const [name, run] of Object.entries(functions)) app.use(`/${projectId}/us-central1/${name}`, run)
  })

/** Serves one function at every address, as Hosting does by its rewrites. */
export const serveEverywhere = (run: unknown): Promise<Host> => serve(app => app.use(run))

async function serve(mount: (app: Express) => void): Promise<Host> {
  const app = express()
  app.use(express.json({ verify: (request, _, body) => void (request.rawBody = body) }))
  mount(app)
  const server = createServer(app)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    address: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections()
      return new Promise(resolve => void server.close(() => resolve()))
    },
  }
}
