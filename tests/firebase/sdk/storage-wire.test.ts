import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { expectPortError } from '../../suites/expect-port-error'
import type { Handling, WireRequest } from '../emulators/wire'
import { fileBytes, type OpenedFirebaseStorage, openFirebaseStorage, serveStorage } from './opened-storage'

const csv = { contentType: 'text/csv' }
const kib = 1024
const mib = 1024 * kib
let opened: OpenedFirebaseStorage
beforeAll(serveStorage)
beforeEach(async () => {
  opened = await openFirebaseStorage()
})
afterEach(() => opened.close())

const command = ({ headers }: WireRequest) => headers['x-goog-upload-command'] ?? headers['x-goog-upload-protocol']
const send = (bytes: number) => opened.staff.upload('imports-guide/a.csv', new Blob([new Uint8Array(bytes)]), csv)

it('sends a file of 256 KiB in one request, and a larger one resumably', async () => {
  await send(256 * kib).done
  expect(opened.wire.requests.map(command)).toEqual(['multipart'])
  opened.wire.requests.splice(0)
  await send(256 * kib + 1).done
  expect(opened.wire.requests.map(command)).toEqual(['start', 'upload', 'upload, finalize'])
  expect(opened.wire.requests.map(fileBytes)).toEqual([0, 262_144, 1])
})

// The SDK's own comment says 32 MiB, but it doubles only while the next size stays below that.
it('doubles its chunks from 256 KiB up to 16 MiB', async () => {
  await send(50 * mib).done
  expect(opened.wire.requests.map(request => fileBytes(request) / kib).slice(1)).toEqual([256, 512, 1024, 2048, 4096, 8192, 16_384, 16_384, 2304])
})

it('asks after 503 how much is stored, continues from there and starts with small chunks again', async () => {
  const chunks: number[] = []
  opened.wire.handle(request => {
    if (fileBytes(request) === 0) return undefined
    chunks.push(fileBytes(request))
    return chunks.length === 3 ? { answer: { status: 503 } } : undefined
  })
  await send(2 * mib).done
  expect(opened.wire.requests.map(command).slice(0, 6)).toEqual(['start', 'upload', 'upload', 'upload', 'query', 'upload'])
  expect(chunks.map(bytes => bytes / kib)).toEqual([256, 512, 1024, 256, 512, 512])
  expect((await opened.staff.read('imports-guide/a.csv')).size).toBe(2 * mib)
})

it('waits longer after each failed chunk', async () => {
  let failures = 5
  opened.wire.handle(request => (fileBytes(request) > 0 && failures-- > 0 ? { answer: { status: 500 } } : undefined))
  await send(300 * kib).done
  expect(opened.pauses.slice(0, 5)).toEqual([1000, 2000, 4000, 8000, 16_000])
})

it('gives up a large upload before its pauses exceed ten minutes', async () => {
  opened.wire.handle(request => (fileBytes(request) > 0 ? { answer: { status: 500 } } : undefined))
  await expectPortError(send(300 * kib).done, 'storage', 'retry-limit-exceeded')
  expect(opened.pauses.at(-1)).toBeGreaterThanOrEqual(512_000)
})

it('sends a file again if the service refuses a chunk that it already has', async () => {
  const isRefused = refusingWrongOffsets()
  let lost = 0
  opened.wire.handle(request => {
    const refused = isRefused(request)
    if (refused || fileBytes(request) === 0) return refused
    return lost++ === 0 ? { loseAnswer: true } : undefined
  })
  const text = Array.from({ length: 60_000 }, (_, i) => `row ${i}`).join('\n')
  const upload = opened.staff.upload('imports-guide/a.csv', new Blob([text]), csv)
  await upload.done
  expect(upload.progress).toEqual({ state: 'success', sent: text.length, total: text.length })
  expect(opened.wire.requests.map(command).filter(one => one === 'start').length).toBe(2)
  expect(await (await opened.staff.read('imports-guide/a.csv')).text()).toBe(text)
})

it('ends an upload that gets out of step repeatedly', async () => {
  opened.wire.handle(request => (fileBytes(request) > 0 ? { answer: { status: 400, body: 'Client uploaded to the wrong offset' } } : undefined))
  await expectPortError(send(300 * kib).done, 'storage', 'unknown')
  expect(opened.wire.requests.map(command).filter(one => one === 'start').length).toBe(4)
})

it('sends no request that the service would refuse', async () => {
  for (const pageSize of [0, -1, 1001, 1.5]) await expectPortError(opened.staff.list('imports-guide', { pageSize }), 'storage', 'invalid-argument')
  await expectPortError(opened.staff.read('imports-guide//a'), 'storage', 'invalid-url')
  expect(opened.wire.requests).toEqual([])
})

it('distinguishes strangers from members without access, although the service answers both with 403', async () => {
  const statuses: number[] = []
  opened.wire.heard((_, status) => statuses.push(status))
  await expectPortError(opened.visitor.read('imports-guide/a.csv'), 'storage', 'unauthenticated')
  await expectPortError(opened.member.read('imports-guide/a.csv'), 'storage', 'unauthorized')
  expect(statuses).toEqual([403, 403])
})

/** The service checks the offset of a chunk; its emulator does not. */
function refusingWrongOffsets(): (request: WireRequest) => Handling {
  const received = new Map<string, number>()
  return request => {
    const id = new URL(request.path, 'http://local').searchParams.get('upload_id')
    if (id === null || fileBytes(request) === 0) return undefined
    const [offset, has] = [Number(request.headers['x-goog-upload-offset']), received.get(id) ?? 0]
    if (offset !== has) return { answer: { status: 400, body: `Client uploaded to the wrong offset (${offset} instead of ${has})` } }
    received.set(id, has + fileBytes(request))
    return undefined
  }
}
