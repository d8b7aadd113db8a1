import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { selfSigned } from '../../support/certificate'
import { host } from '../emulators/firebase-tools'
import { projectId } from '../host/serve-functions'
import { origin } from '../hosting/hosted-build'
import { listenOn } from './listen-on'

/** Local ports in place of the hosts of a deployed site. */
export interface HostedPorts {
  readonly site: number
  readonly functions: number
  readonly firestore: number
  readonly auth: number
  readonly storage: number
}

/** One grant of `cors.json`, as Cloud Storage reads it. */
interface CorsGrant {
  readonly origin: readonly string[]
  readonly method: readonly string[]
}

const storageHost = 'firebasestorage.googleapis.com'

/** The port and path to which a public address leads. */
function behind(name: string, url: string, ports: HostedPorts): { readonly port: number; readonly path: string } | undefined {
  switch (name) {
    case new URL(origin).host:
      return { port: ports.site, path: url }
    case 'identitytoolkit.googleapis.com':
    case 'securetoken.googleapis.com':
      return { port: ports.auth, path: `/${name}${url}` }
    case 'firestore.googleapis.com':
      return { port: ports.firestore, path: url }
    case storageHost:
      return { port: ports.storage, path: url }
    case `us-central1-${projectId}.cloudfunctions.net`:
      return { port: ports.functions, path: `/${projectId}/us-central1${url}` }
    default:
      return undefined
  }
}

/**
 * The public hosts of the site and of Google's services, over TLS, so that a browser that is directed here keeps the true origins, cookies
 * and security policy. Requests to any other host fail. Other origins can read stored files only as `cors` grants it, which the emulator
 * ignores.
 */
export async function openPublicHosts(ports: HostedPorts, cors: () => readonly CorsGrant[], port = 0) {
  const stored = `http://${host}:${ports.storage}`
  const asPublic = (text: string) => text.replaceAll(stored, `https://${storageHost}`)

  function headersOf({ headers, method = 'GET' }: IncomingMessage, name: string, url: string, answered: IncomingMessage['headers']) {
    const kept = { ...answered }
    for (const key of ['x-goog-upload-url', 'x-goog-upload-control-url', 'location'])
      if (typeof kept[key] === 'string') kept[key] = asPublic(kept[key])
    if (name !== storageHost || !url.includes('alt=media') || method === 'OPTIONS') return kept
    const isGranted = cors().some(grant => grant.method.includes(method) && grant.origin.some(one => one === '*' || one === headers.origin))
    return isGranted ? kept : Object.fromEntries(Object.entries(kept).filter(([key]) => !key.startsWith('access-control-')))
  }

  function carry(asked: IncomingMessage, response: ServerResponse): void {
    const [name = ''] = (asked.headers.host ?? '').split(':')
    const url = asked.url ?? '/'
    const to = behind(name, url, ports)
    if (!to) return void response.writeHead(502).end()
    const headers = { ...asked.headers, 'accept-encoding': 'identity', 'x-forwarded-proto': 'https' }
    const sent = request({ host, ...to, method: asked.method, headers, agent: false }, answer => {
      const { 'content-length': length, 'transfer-encoding': _, ...kept } = headersOf(asked, name, url, answer.headers)
      const isText = name !== 'firestore.googleapis.com' && /json|html/.test(answer.headers['content-type'] ?? '')
      response.writeHead(answer.statusCode ?? 502, isText || length === undefined ? kept : { ...kept, 'content-length': length })
      if (!isText) return void answer.pipe(response)
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => response.end(asPublic(Buffer.concat(parts).toString())))
    })
    sent.on('error', () => response.destroy())
    response.on('close', () => sent.destroy())
    asked.pipe(sent)
  }

  const { fingerprint, ...certificate } = selfSigned(new URL(origin).host)
  return { ...(await listenOn(createServer(certificate, carry), port)), fingerprint }
}
