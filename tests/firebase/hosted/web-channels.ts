import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { type ClientDuplexStream, type ServiceError, status } from '@grpc/grpc-js'
import { failureOf } from './bridge-failures'
import { fromJson, toJson } from './wire-json'

export type OpenStream = (kind: 'Listen' | 'Write', authorization: string | undefined) => ClientDuplexStream<object, object>
type Headers = Readonly<Record<string, string>>

/** Milliseconds between heartbeats on a quiet channel. */
const quiet = 25_000
const framed = (message: unknown) => {
  const text = JSON.stringify(message)
  return `${text.length}\n${text}`
}

/** One WebChannel: requests arrive by POST, answers leave on a GET that stays open; both are numbered. */
class Channel {
  private number = 1
  private heard = 0
  /** Answers with their numbers that the browser has not confirmed. If it gives up a request, its answers are sent again. */
  private unconfirmed: (readonly [number: number, message: unknown])[] = []
  private back: ServerResponse | undefined
  private isShort = false
  private beatsAlone = 0

  constructor(readonly stream: ClientDuplexStream<object, object>) {
    stream.on('data', (message: object) => this.push([toJson(message)]))
    stream.on('error', error => {
      if ((error as ServiceError).code !== status.CANCELLED) this.push([{ error: failureOf(error as ServiceError) }])
    })
  }

  push(message: unknown): void {
    const numbered = [this.number++, message] as const
    this.unconfirmed.push(numbered)
    this.send([numbered])
  }

  /** The browser confirms all answers up to this number. */
  confirm(last: number): void {
    this.unconfirmed = this.unconfirmed.filter(([number]) => number > last)
  }

  /** Requests as a form; `ofs` is the number of the first one. A request that was sent twice is processed once. */
  take(form: URLSearchParams): void {
    const first = Number(form.get('ofs') ?? 0)
    for (let i = 0; i < Number(form.get('count') ?? 0); i++) {
      const text = form.get(`req${i}___data__`)
      if (first + i < this.heard || text === null) continue
      this.heard = first + i + 1
      this.stream.write(fromJson(JSON.parse(text)))
    }
  }

  /** The browser waits for answers. `isShort`: it has noticed that its network delays streams, and waits only for the first answers. */
  attach(response: ServerResponse, isShort: boolean): void {
    this.back?.end()
    this.back = response
    this.isShort = isShort
    response.on('close', () => {
      if (this.back === response) this.back = undefined
    })
    this.send(this.unconfirmed)
    // A long poll that this alone answers would be followed by the next one at once, without end.
    if (!isShort) this.push(['noop'])
  }

  /** Sends the browser a heartbeat. Returns false if it has not waited for answers for two heartbeats, because then it is gone. */
  beat(): boolean {
    if (this.back) this.push(['noop'])
    this.beatsAlone = this.back ? 0 : this.beatsAlone + 1
    return this.beatsAlone < 3
  }

  get state(): unknown {
    return [this.back ? 1 : 0, this.number - 1, 0]
  }

  end(): void {
    this.stream.cancel()
    this.back?.end()
  }

  private send(numbered: readonly unknown[]): void {
    if (!this.back || numbered.length === 0) return
    this.back.write(framed(numbered))
    if (!this.isShort) return
    this.back.end()
    this.back = undefined
  }
}

/** The streams of all browsers, by their session. */
export class WebChannels {
  private readonly channels = new Map<string, Channel>()
  private readonly beat = setInterval(() => this.keepAlive(), quiet).unref()

  constructor(private readonly open: OpenStream) {}

  answer(kind: 'Listen' | 'Write', asked: URLSearchParams, body: string, method: string | undefined, response: ServerResponse, cors: Headers): void {
    const head = { ...cors, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' }
    const session = asked.get('SID')
    if (session === null) {
      const id = this.begin(kind, new URLSearchParams(body))
      return void response.writeHead(200, { ...head, 'x-http-session-id': id }).end(framed([[0, ['c', id, '', 8, 14, 30_000]]]))
    }
    const channel = this.channels.get(session)
    if (asked.get('TYPE') === 'terminate') {
      channel?.end()
      this.channels.delete(session)
      return void response.writeHead(200, head).end()
    }
    if (!channel) return void response.writeHead(400, head).end('Unknown SID')
    channel.confirm(Number(asked.get('AID') ?? 0))
    if (method === 'POST') {
      channel.take(new URLSearchParams(body))
      return void response.writeHead(200, head).end(framed(channel.state))
    }
    response.writeHead(200, head)
    channel.attach(response, asked.get('CI') === '1')
  }

  stop(): void {
    clearInterval(this.beat)
    for (const channel of this.channels.values()) channel.end()
  }

  private begin(kind: 'Listen' | 'Write', form: URLSearchParams): string {
    const authorization = /^authorization:(.*)$/im.exec(form.get('headers') ?? '')?.[1]?.trim()
    const id = randomUUID()
    const channel = new Channel(this.open(kind, authorization))
    this.channels.set(id, channel)
    channel.stream.on('end', () => this.channels.delete(id))
    channel.take(form)
    return id
  }

  /** A closed page sends no message, and without this its streams would stay open forever. */
  private keepAlive(): void {
    for (const [id, channel] of this.channels) {
      if (channel.beat()) continue
      channel.end()
      this.channels.delete(id)
    }
  }
}
