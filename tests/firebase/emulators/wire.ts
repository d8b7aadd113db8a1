import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { host } from './firebase-tools'

export interface WireRequest {
  readonly method: string
  /** Path with query. */
  readonly path: string
  readonly headers: IncomingHttpHeaders
  /** Bytes of the body by its `content-length`. */
  readonly length: number
}

/** What the proxy does with a request: by default it forwards it. */
export type Handling =
  | { readonly answer: { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown } }
  /** Breaks the connection after this many bytes of the body. */
  | { readonly cutAfter: number }
  /** Forwards the request, then breaks the connection instead of answering. */
  | { readonly loseAnswer: true }
  | undefined

export interface Wire {
  readonly port: number
  /** Every request except CORS preflights (`OPTIONS`), in order. */
  readonly requests: WireRequest[]
  /** Decides about each request. The body is empty unless `needsBody` is set. */
  handle(decide: (request: WireRequest, body: string) => Handling | Promise<Handling>, needsBody?: (request: WireRequest) => boolean): void
  /** While set, every connection breaks at once. */
  setOff(isOff: boolean): void
  /** Is called with every answer of the emulator. */
  heard(listen: (request: WireRequest, status: number) => void): void
  stop(): Promise<void>
}

const openToPages = { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' }

/** A proxy between an SDK and its emulator, which can record requests, answer in place of the emulator, break connections and stop answering. */
export async function openWire(behind: number): Promise<Wire> {
  const requests: WireRequest[] = []
  let decide: Parameters<Wire['handle']>[0] = () => undefined
  let needsBody: (request: WireRequest) => boolean = () => false
  let listen: Parameters<Wire['heard']>[0] = () => undefined
  let isOff = false

  const server = createServer((from, to) => {
    void carry(from, to).catch(() => from.socket.destroy())
  })

  async function carry(from: IncomingMessage, to: ServerResponse): Promise<void> {
    if (isOff) return void from.socket.destroy()
    const asked = {
      method: from.method ?? '',
      path: from.url ?? '',
      headers: from.headers,
      length: Number(from.headers['content-length'] ?? from.headers['x-body-length'] ?? 0),
    }
    if (asked.method === 'OPTIONS') return pass(asked, from, to, undefined, undefined)
    requests.push(asked)
    const body = needsBody(asked) ? await whole(from) : undefined
    const handling = await decide(asked, body?.toString() ?? '')
    if (handling && 'answer' in handling) {
      if (body === undefined) await whole(from)
      const { status, headers, body: said } = handling.answer
      to.writeHead(status, { ...openToPages, 'content-type': 'application/json', ...headers }).end(said === undefined ? '' : JSON.stringify(said))
    } else pass(asked, from, to, body, handling)
  }

  function pass(asked: WireRequest, from: IncomingMessage, to: ServerResponse, body: Buffer | undefined, handling: Handling) {
    const onward = request({ host, port: behind, method: asked.method, path: asked.path, headers: asked.headers })
    onward.on('error', () => from.socket.destroy())
    onward.on('response', answer => {
      void whole(answer).then(said => {
        if (asked.method !== 'OPTIONS') listen(asked, answer.statusCode ?? 0)
        if (isOff || (handling && 'loseAnswer' in handling)) from.socket.destroy()
        else to.writeHead(answer.statusCode ?? 502, answer.headers).end(said)
      })
    })
    if (body) return void onward.end(body)
    if (!handling || !('cutAfter' in handling)) return void from.pipe(onward)
    let left = handling.cutAfter
    const cut = () => {
      onward.destroy()
      from.socket.destroy()
    }
    if (left === 0) return cut()
    from.on('data', (piece: Buffer) => {
      const part = piece.subarray(0, left)
      left -= part.length
      onward.write(part, () => left === 0 && cut())
    })
  }

  await new Promise<void>(resolve => server.listen(0, host, resolve))
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    handle: (decision, asksForBody = () => false) => {
      decide = decision
      needsBody = asksForBody
    },
    setOff: off => {
      isOff = off
      if (off) server.closeAllConnections()
    },
    heard: listener => {
      listen = listener
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise(resolve => void server.close(() => resolve()))
    },
  }
}

async function whole(stream: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}
