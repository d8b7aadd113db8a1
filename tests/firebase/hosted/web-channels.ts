import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { type ClientDuplexStream, type ServiceError, status } from '@grpc/grpc-js'
import { failureOf } from './bridge-failures'
import { fromJson, toJson } from './wire-json'

export type OpenStream = (kind: 'Listen' | 'Write', authorization: string | undefined) => ClientDuplexStream<object, object>
type Headers = Readonly<Record<string, string>>

/** Milliseconds between the signs of life on a quiet channel. */
const quiet = 25_000
const framed = (message: unknown) => {
  const text = JSON.stringify(message)
  return `${text.length}\n${text}`
}

/** One WebChannel: requests come by POST, answers leave by a GET that stays open, both numbered. */
class Channel {
  private number = 1
  private heard = 0
  /** Answers, with their numbers, that the browser has not confirmed. What was sent on a request that it gave up is sent again. */
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

  /** The browser has read all answers up to this number. */
  confirm(last: number): void {
    this.unconfirmed = this.unconfirmed.filter(([number]) => number > last)
  }

  /** Requests in a form: `ofs` is the number of the first. One that was sent twice is taken once. */
  take(form: URLSearchParams): void {
    const first = Number(form.get('ofs') ?? 0)
    for (let i = 0; i < Number(form.get('count') ?? 0); i++) {
      const text = form.get(`req${i}___data__`)
      if (first + i < this.heard || text === null) continue
      this.heard = first + i + 1
      this.stream.write(fromJson(JSON.parse(text)))
    }
  }

  /** The browser waits for answers; `isShort`: for the first ones alone, where it found that its network holds streams back. */
  attach(response: ServerResponse, isShort: boolean): void {
    this.back?.end()
    this.back = response
    this.isShort = isShort
    response.on('close', () => {
      if (this.back === response) this.back = undefined
    })
    this.send(this.unconfirmed)
    // A long poll that was answered by this alone would be followed by the next one at once, and so on.
    if (!isShort) this.push(['noop'])
  }

  /** Gives the browser a sign of life. False if it has not waited for answers for two beats: it is gone. */
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

  /** A page that was left says nothing, and its streams would be served for ever. */
  private keepAlive(): void {
    for (const [id, channel] of this.channels) {
      if (channel.beat()) continue
      channel.end()
      this.channels.delete(id)
    }
  }
}
