import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  readonly raw: string
  /** Whether it came over an encrypted connection. */
  readonly isEncrypted: boolean
}

/** An error that the server answers with, such as `451 4.7.1 Later`. */
export const reply = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })

/** A real SMTP server on this machine, which keeps what it accepts. `options` decide what it refuses. */
export async function smtpHost(options: SMTPServerOptions = {}, port = 0) {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        const raw = Buffer.concat(chunks).toString('utf8')
        received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), raw, isEncrypted: session.secure })
        done()
      })
    },
    ...options,
  })
  const sockets: Socket[] = []
  server.server.on('connection', (socket: Socket) => void sockets.push(socket))
  // A client that breaks off is part of some tests.
  server.on('error', () => undefined)
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const address = (server.server.address() as AddressInfo).port
  return {
    received,
    port: address,
    url: `smtp://127.0.0.1:${address}?requireTLS=false`,
    /** Breaks every connection without a word. */
    cut: () => {
      for (const socket of sockets.splice(0)) socket.destroy()
    },
    stop: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}

export const headerOf = (raw: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im').exec(raw.slice(0, raw.indexOf('\r\n\r\n')))?.[1]?.replace(/\r\n[ \t]/g, ' ')

/** The content of each part of a multipart message, by its type. */
export function partsOf(raw: string): Readonly<Record<string, string>> {
  const boundary = /boundary="([^"]+)"/.exec(raw)![1]!
  const parts = raw.split(`--${boundary}`).slice(1, -1)
  return Object.fromEntries(
    parts.map(part => {
      const at = part.indexOf('\r\n\r\n')
      const [head, body] = [part.slice(0, at), part.slice(at + 4)]
      return [/content-type: ([^;\r]+)/i.exec(head)![1]!, /quoted-printable/i.test(head) ? unquoted(body) : body]
    }),
  )
}

const unquoted = (text: string) =>
  Buffer.from(
    text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')
