import { createServer } from 'node:http'
import { PassThrough } from 'node:stream'
import type { ClientDuplexStream } from '@grpc/grpc-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { host } from './emulators/firebase-tools'
import { listenOn } from './hosted/listen-on'
import { WebChannels } from './hosted/web-channels'

const stream = new PassThrough({ objectMode: true })
const channels = new WebChannels(() => Object.assign(stream, { cancel: () => stream.end() }) as unknown as ClientDuplexStream<object, object>)
let listening: Awaited<ReturnType<typeof listenOn>>
beforeAll(async () => {
  const server = createServer((asked, response) => {
    const { searchParams } = new URL(asked.url ?? '', 'http://bridge')
    channels.answer('Listen', searchParams, '', asked.method, response, {})
  })
  listening = await listenOn(server)
})
afterAll(async () => {
  channels.stop()
  await listening.stop()
})

const at = (query: string) => `http://${host}:${listening.port}/?${query}`

/** Reads the first answers of a waiting request, and then ends it. */
async function firstAnswers(query: string): Promise<string> {
  const given = new AbortController()
  const { body } = await fetch(at(query), { signal: given.signal })
  const { value } = await body!.getReader().read()
  given.abort()
  return Buffer.from(value!).toString()
}

it('sends again what a browser did not confirm when it gave its request up', async () => {
  const opened = await fetch(at('RID=1'), { method: 'POST' })
  const session = `SID=${opened.headers.get('x-http-session-id')}`
  stream.write({ told: 'Alte Mühle' })
  expect(await firstAnswers(`${session}&AID=0`)).toContain('Alte Mühle')
  expect(await firstAnswers(`${session}&AID=0`)).toContain('Alte Mühle')
  expect(await firstAnswers(`${session}&AID=1`)).not.toContain('Alte Mühle')
})
