import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import path from 'node:path'
import { host } from '../emulators/firebase-tools'
import { top } from '../hosting/hosted-build'
import { listenOn } from './listen-on'

interface Hosting {
  readonly public: string
  readonly ignore: readonly string[]
}
interface Rewrite {
  readonly function: { readonly functionId: string }
}
type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void
interface Superstatic {
  readonly default: (options: {
    config: Hosting
    cwd: string
    fallthrough: boolean
    rewriters: { readonly function: (rewrite: Rewrite) => Promise<Middleware> }
  }) => Middleware
}

export const dist = path.join(top, 'dist')

/**
 * The response for every picture of the sample season. Its published guides refer to pictures at the site's own address, which only the
 * local build contains.
 */
export const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg" />'

/** The files that the build wrote for Hosting. */
export const hostingSettings = () => (JSON.parse(readFileSync(path.join(dist, 'firebase.json'), 'utf8')) as { readonly hosting: Hosting }).hosting

/** Superstatic, on which Firebase's Hosting emulator runs, is a dependency of its command-line tool. */
const superstatic = createRequire(createRequire(path.join(top, 'tests/package.json')).resolve('firebase-tools/package.json'))(
  'superstatic',
) as Superstatic

/** The built files, served by Hosting's own rules. `functionAt` is the address of a function on this machine: a port and a path. */
export function startHostedSite(functionAt: (name: string) => { readonly port: number; readonly path: string }) {
  const forward = async ({ function: { functionId } }: Rewrite): Promise<Middleware> => {
    const to = functionAt(functionId)
    return (asked, response, next) => {
      const { method, headers } = asked
      const sent = request({ host, port: to.port, path: `${to.path}${asked.url}`, method, headers, agent: false }, answer => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      })
      asked.pipe(sent.on('error', next))
    }
  }
  const site = superstatic.default({ config: hostingSettings(), cwd: dist, fallthrough: false, rewriters: { function: forward } })
  return listenOn(
    createServer((asked, response) =>
      asked.url?.startsWith('/sample/')
        ? response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=3600' }).end(emptyPicture)
        : site(asked, response, () => response.writeHead(500).end()),
    ),
  )
}
