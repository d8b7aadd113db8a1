import { afterAll, beforeAll, expect, it } from 'vitest'
import { calendarFunction } from '../../src/adapters/cloud/calendar-function'
import { publishCalendarHandler } from '../../src/domain/calendar/publish-calendar.handler'
import { PortError } from '../../src/ports/errors'
import { type MemoryWorld, memoryWorld } from '../support/memory-world'
import { serveEverywhere } from './host/serve-functions'

const headers = { 'X-Content-Type-Options': 'nosniff' }
let memory: MemoryWorld
const stops: (() => Promise<void>)[] = []
beforeAll(async () => {
  memory = await memoryWorld({ sample: true })
})
afterAll(async () => void (await Promise.all(stops.map(stop => stop()))))

async function feed(files: Parameters<typeof calendarFunction>[0]['files'], request: RequestInit = {}): Promise<Response> {
  const { address, stop } = await serveEverywhere(calendarFunction({ files, headers }))
  stops.push(stop)
  return fetch(`${address}/calendar.ics`, request)
}

it('is the published calendar, which programs and the CDN may cache for a while', async () => {
  await publishCalendarHandler.run(memory.context, {})
  const answer = await feed(() => memory.context.storage)
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('x-content-type-options')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'nosniff',
  ])
  expect(answer.headers.get('cache-control')).toBe('public, max-age=900, s-maxage=300, stale-while-revalidate=86400')
  const text = await answer.text()
  expect([text.startsWith('BEGIN:VCALENDAR\r\n'), text.match(/BEGIN:VEVENT/g)!.length]).toEqual([true, expect.any(Number)])
  const again = await feed(() => memory.context.storage, {
    // Without it `fetch` sends `cache-control: no-cache`.
    headers: { 'if-none-match': answer.headers.get('etag')!, 'cache-control': 'max-age=0' },
  })
  expect(again.status).toBe(304)
})

it('is not found before the first publication, and that answer is cached only briefly', async () => {
  const empty = await memoryWorld()
  const answer = await feed(() => empty.context.storage)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'public, max-age=0, s-maxage=60'])
})

it('is not cached if it fails, and accepts no method but GET', async () => {
  const broken = { read: () => Promise.reject(new PortError('storage', 'retry-limit-exceeded', 'no store')) }
  const answer = await feed(() => broken)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect((await feed(() => memory.context.storage, { method: 'POST' })).status).toBe(405)
})
