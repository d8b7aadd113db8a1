import { beforeEach, describe, expect, it } from 'vitest'
import type { Fields } from '../../src/ports/documents'
import { type Storage, storageLimits, type UploadProgress } from '../../src/ports/storage'
import { expectPortError } from './expect-port-error'

/** A fault of a request: an error status, or a connection that breaks after some bytes. */
export type TransferFault = { readonly status: number } | { readonly cutAfter: number }

export interface OpenedStorage {
  /** The port for guide staff, a member and a visitor, with the same files. */
  readonly staff: Storage
  readonly member: Storage
  readonly visitor: Storage
  /** Decides about every request from now on; `bytes` is the minimum of file bytes in it. */
  meet(fault: (request: { readonly bytes: number }) => TransferFault | undefined): void
  /** Like `staff`, with these retry times in milliseconds. */
  patient(times: { operation: number; upload: number }): Storage
  /** The skipped pauses since the files were opened, in milliseconds. */
  readonly pauses: readonly number[]
  /** Stores a file without the policy, as callables do. */
  put(path: string, text: string): Promise<void>
  /** Writes a record of the database, as callables do. */
  record(path: string, data: Fields): Promise<void>
  /** Fetches the address of a file, as a page does. */
  open(address: string): Promise<Blob>
}

const csv = { contentType: 'text/csv' }

/** The contract of every adapter of the Storage port, with the product's storage policy. */
export function storageSuite(name: string, open: () => Promise<OpenedStorage>): void {
  describe(`Storage on ${name}`, () => {
    let opened: OpenedStorage
    beforeEach(async () => {
      opened = await open()
    })

    it('stores a file and returns it with its type', async () => {
      const upload = opened.staff.upload('imports-guide/2027/listings.csv', new Blob(['name\nKiln']), csv)
      await upload.done
      expect(upload.progress).toEqual({ state: 'success', sent: 9, total: 9 })
      const file = await opened.staff.read('imports-guide/2027/listings.csv')
      expect([await file.text(), file.type]).toEqual(['name\nKiln', 'text/csv'])
    })

    it('stores an empty file', async () => {
      await opened.staff.upload('imports-guide/empty.csv', new Blob([]), csv).done
      expect((await opened.staff.read('imports-guide/empty.csv')).size).toBe(0)
    })

    it('replaces a file, and its address then leads to the new one', async () => {
      await opened.staff.upload('imports-guide/a.csv', new Blob(['old']), csv).done
      await opened.staff.downloadUrl('imports-guide/a.csv')
      await opened.staff.upload('imports-guide/a.csv', new Blob(['new']), csv).done
      const file = await opened.open(await opened.staff.downloadUrl('imports-guide/a.csv'))
      expect(await file.text()).toBe('new')
    })

    it('sends a large file in doubling chunks and reports the progress', async () => {
      const size = 7 * storageLimits.firstChunk + 1
      const upload = opened.staff.upload('imports-guide/large.csv', new Blob([new Uint8Array(size)]), csv)
      const told: UploadProgress[] = []
      upload.watch(progress => told.push(progress))
      await upload.done
      const sizes = [...new Set(told.map(({ sent }) => sent))]
      expect(sizes.filter(sent => [0, 262_144, 786_432, 1_835_008, 1_835_009].includes(sent))).toEqual([0, 262_144, 786_432, 1_835_008, 1_835_009])
      expect(told.every(({ total }) => total === size)).toBe(true)
      expect([told[0]!.state, told.at(-1)!.state]).toEqual(['running', 'success'])
    })

    it('pauses between chunks, resumes, and stores the whole file', async () => {
      const upload = opened.staff.upload('imports-guide/large.csv', new Blob(['x'.repeat(1_000_000)]), csv)
      const states: string[] = []
      const paused = new Promise<void>(resolve => upload.watch(({ state }) => void (states.push(state), state === 'paused' && resolve())))
      upload.pause()
      await paused
      await expectPortError(opened.staff.read('imports-guide/large.csv'), 'storage', 'object-not-found')
      upload.resume()
      await upload.done
      expect(states.filter((state, i) => state !== states[i - 1])).toEqual(['pausing', 'paused', 'running', 'success'])
      expect((await opened.staff.read('imports-guide/large.csv')).size).toBe(1_000_000)
    })

    it('pauses and resumes repeatedly, and sends nothing while paused', async () => {
      const file = noise(1_500_000, 7)
      const upload = opened.staff.upload('imports-guide/large.csv', file, csv)
      let presses = 3
      const sentWhilePaused: number[] = []
      /** Two other files are stored and read one after the other: a chunk that was sent in the pause would have arrived before. */
      const pause = async () => {
        const before = upload.progress.sent
        for (const path of ['imports-guide/first.csv', 'imports-guide/second.csv']) {
          await opened.put(path, 'x')
          await opened.staff.read(path)
        }
        sentWhilePaused.push(upload.progress.sent - before)
        upload.resume()
      }
      upload.watch(({ state, sent }) => {
        if (state === 'running' && sent > 0 && presses-- > 0) upload.pause()
        if (state === 'paused') void pause()
      })
      await upload.done
      expect(presses).toBeLessThan(3)
      expect(new Set(sentWhilePaused)).toEqual(new Set([0]))
      expect(await sameBytes(await opened.staff.read('imports-guide/large.csv'), file)).toBe(true)
    })

    it('reports the state canceling before canceled', async () => {
      const upload = opened.staff.upload('imports-guide/a.csv', new Blob(['x'.repeat(1_000_000)]), csv)
      const states: string[] = []
      const canceled = new Promise<void>(resolve => upload.watch(({ state }) => void (states.push(state), state === 'canceled' && resolve())))
      upload.cancel()
      upload.resume()
      await Promise.all([canceled, expectPortError(upload.done, 'storage', 'canceled')])
      expect(states.filter((state, i) => state !== states[i - 1])).toEqual(['canceling', 'canceled'])
    })

    it('stores nothing of a canceled upload, running or paused', async () => {
      const running = opened.staff.upload('imports-guide/a.csv', new Blob(['x'.repeat(1_000_000)]), csv)
      running.cancel()
      await expectPortError(running.done, 'storage', 'canceled')
      const paused = opened.staff.upload('imports-guide/a.csv', new Blob(['x'.repeat(1_000_000)]), csv)
      const isPaused = new Promise<void>(resolve => paused.watch(({ state }) => void (state === 'paused' && resolve())))
      paused.pause()
      await isPaused
      paused.cancel()
      await expectPortError(paused.done, 'storage', 'canceled')
      expect([running.progress.state, paused.progress.state]).toEqual(['canceled', 'canceled'])
      await expectPortError(opened.staff.read('imports-guide/a.csv'), 'storage', 'object-not-found')
    })

    it('reports missing and deleted files as not found', async () => {
      await opened.staff.upload('imports-guide/a.csv', new Blob(['a']), csv).done
      await opened.staff.delete('imports-guide/a.csv')
      await expectPortError(opened.staff.read('imports-guide/a.csv'), 'storage', 'object-not-found')
      await expectPortError(opened.staff.downloadUrl('imports-guide/a.csv'), 'storage', 'object-not-found')
      await expectPortError(opened.staff.delete('imports-guide/a.csv'), 'storage', 'object-not-found')
    })

    it('lists the files directly in a folder, page by page', async () => {
      for (const path of ['b.csv', 'a.csv', 'c.csv', 'deeper/d.csv']) await opened.staff.upload(`imports-guide/${path}`, new Blob(['x']), csv).done
      expect(await opened.staff.list('imports-guide')).toEqual({ paths: ['imports-guide/a.csv', 'imports-guide/b.csv', 'imports-guide/c.csv'] })
      const pages = []
      let page: string | undefined
      do {
        const found = await opened.staff.list('imports-guide', { pageSize: 2, ...(page !== undefined && { page }) })
        pages.push(found.paths)
        page = found.nextPage
      } while (page !== undefined)
      expect(pages.flat()).toEqual(['imports-guide/a.csv', 'imports-guide/b.csv', 'imports-guide/c.csv'])
      expect(pages.every(({ length }) => length <= 2)).toBe(true)
      expect(await opened.staff.list('imports-guide/nothing')).toEqual({ paths: [] })
    })

    it.each([0, -1, 1001, 1.5, Number.NaN])('refuses a page size of %s', async pageSize => {
      await expectPortError(opened.staff.list('imports-guide', { pageSize }), 'storage', 'invalid-argument')
    })
    it.each([1, 1000])('accepts a page size of %s', async pageSize => {
      expect(await opened.staff.list('imports-guide', { pageSize })).toEqual({ paths: [] })
    })

    it.each(['', '/imports/a', 'imports-guide//a', 'imports-guide/../snapshots/a', 'imports-guide/'])('has no file at "%s"', async path => {
      await expectPortError(opened.staff.read(path), 'storage', 'invalid-url')
      await expectPortError(opened.staff.downloadUrl(path), 'storage', 'invalid-url')
      await expectPortError(opened.staff.delete(path), 'storage', 'invalid-url')
      const upload = opened.staff.upload(path, new Blob(['x']), csv)
      await expectPortError(upload.done, 'storage', 'invalid-url')
      expect(upload.progress.state).toBe('error')
    })

    it.each([
      [-1, 600_000],
      [120_000, -1],
      [Number.NaN, 600_000],
    ])('refuses to retry for %s and %s milliseconds', (operation, upload) => {
      expect(() => opened.patient({ operation, upload })).toThrow(expect.objectContaining({ port: 'storage', code: 'invalid-argument' }))
    })

    it.each([408, 429, 500, 502, 503, 504, 599])('retries after status %s with growing pauses', async status => {
      await opened.put('imports-guide/a.csv', 'x')
      let refusals = 4
      opened.meet(() => (refusals-- > 0 ? { status } : undefined))
      expect(await (await opened.staff.read('imports-guide/a.csv')).text()).toBe('x')
      expect(opened.pauses.map(pause => Math.floor(pause / 1000))).toEqual([2, 4, 8, 16])
    })

    it.each([
      [400, 'unknown'],
      [401, 'unauthenticated'],
      [402, 'quota-exceeded'],
      [403, 'unauthorized'],
      [404, 'object-not-found'],
    ] as const)('does not retry after status %s', async (status, code) => {
      opened.meet(() => ({ status }))
      await expectPortError(opened.staff.read('imports-guide/a.csv'), 'storage', code)
      await expectPortError(opened.staff.downloadUrl('imports-guide/a.csv'), 'storage', code)
      await expectPortError(opened.staff.delete('imports-guide/a.csv'), 'storage', code)
      expect(opened.pauses).toEqual([])
    })

    it.each([
      [400, 'unknown'],
      [401, 'unauthenticated'],
      [402, 'quota-exceeded'],
      [403, 'unauthorized'],
    ] as const)('ends an upload at status %s', async (status, code) => {
      opened.meet(() => ({ status }))
      const upload = opened.staff.upload('imports-guide/a.csv', new Blob(['x']), csv)
      await expectPortError(upload.done, 'storage', code)
      expect([upload.progress.state, opened.pauses]).toEqual(['error', []])
    })

    it('gives up an operation after two minutes of pauses', async () => {
      opened.meet(() => ({ cutAfter: 0 }))
      await expectPortError(opened.staff.read('imports-guide/a.csv'), 'storage', 'retry-limit-exceeded')
      expect(opened.pauses.slice(0, 5).map(pause => Math.floor(pause / 1000))).toEqual([2, 4, 8, 16, 32])
      expect(opened.pauses.length).toBe(6)
      expect(total(opened.pauses)).toBe(120_000)
    })

    it('gives up an upload after ten minutes of pauses', async () => {
      opened.meet(() => ({ cutAfter: 0 }))
      const upload = opened.staff.upload('imports-guide/a.csv', new Blob(['x']), csv)
      await expectPortError(upload.done, 'storage', 'retry-limit-exceeded')
      expect(upload.progress).toEqual({ state: 'error', sent: 0, total: 1 })
      expect(opened.pauses.map(pause => Math.floor(pause / 1000)).slice(0, 8)).toEqual([2, 4, 8, 16, 32, 64, 64, 64])
      expect(total(opened.pauses)).toBe(600_000)
    })

    it('continues an upload whose connection broke in the middle of a chunk', async () => {
      const file = noise(2_000_000, 1)
      let cuts = 3
      opened.meet(({ bytes }) => (bytes > 0 && cuts-- > 0 ? { cutAfter: Math.floor(bytes / 2) } : undefined))
      const upload = opened.staff.upload('imports-guide/large.csv', file, csv)
      await upload.done
      expect(upload.progress).toEqual({ state: 'success', sent: 2_000_000, total: 2_000_000 })
      expect(await sameBytes(await opened.staff.read('imports-guide/large.csv'), file)).toBe(true)
      expect(opened.pauses.length).toBeGreaterThanOrEqual(1)
    })

    it.each(Array.from({ length: 25 }, (_, seed) => seed))('stores the exact bytes, wherever connections broke (seed %s)', async seed => {
      const random = randomFrom(seed)
      const file = noise(300_000 + Math.floor(random() * 1_500_000), seed)
      let sure = 1
      opened.meet(({ bytes }) => {
        if (bytes === 0 || (sure-- <= 0 && random() < 0.6)) return undefined
        return random() < 0.7 ? { cutAfter: Math.floor(random() * (bytes + 1)) } : { status: 503 }
      })
      const upload = opened.staff.upload('imports-guide/large.csv', file, csv)
      await upload.done
      expect(opened.pauses.length).toBeGreaterThan(0)
      opened.meet(() => undefined)
      expect(await sameBytes(await opened.staff.read('imports-guide/large.csv'), file)).toBe(true)
    })

    it('can be paused and canceled while it waits for a retry', async () => {
      opened.meet(({ bytes }) => (bytes > 0 ? { status: 503 } : undefined))
      const upload = opened.staff.upload('imports-guide/large.csv', noise(600_000, 1), csv)
      const isPaused = new Promise<void>(resolve => upload.watch(({ state }) => void (state === 'paused' && resolve())))
      upload.pause()
      await isPaused
      upload.cancel()
      await expectPortError(upload.done, 'storage', 'canceled')
      expect(upload.progress.state).toBe('canceled')
    })

    it('lets everybody read published files, and nobody write them', async () => {
      await opened.put('snapshots/guide/2027/index.json', '{}')
      expect(await (await opened.visitor.read('snapshots/guide/2027/index.json')).text()).toBe('{}')
      await expectPortError(opened.staff.upload('snapshots/guide/2027/index.json', new Blob(['x']), csv).done, 'storage', 'unauthorized')
      await expectPortError(opened.staff.delete('snapshots/guide/2027/index.json'), 'storage', 'unauthorized')
    })

    it('opens imports only to guide staff', async () => {
      await opened.put('imports-guide/a.csv', 'x')
      await expectPortError(opened.visitor.read('imports-guide/a.csv'), 'storage', 'unauthenticated')
      await expectPortError(opened.member.read('imports-guide/a.csv'), 'storage', 'unauthorized')
      await expectPortError(opened.member.list('imports-guide'), 'storage', 'unauthorized')
      const upload = opened.member.upload('imports-guide/b.csv', new Blob(['x']), csv)
      await expectPortError(upload.done, 'storage', 'unauthorized')
      expect(upload.progress.state).toBe('error')
    })

    describe('a picture', () => {
      const webp = { contentType: 'image/webp' }
      const send = (path: string, bytes = 1000, by = opened.member) => by.upload(path, new Blob([new Uint8Array(bytes)]), webp).done
      const awaited = (id: string, change: Fields = {}) =>
        opened.record(`images/${id}`, { status: 'uploading', path: `pictures/m/${id}.webp`, bytes: 1000, ...change })
      let last = 0
      const fresh = () => `p${Date.now()}x${++last}`

      it('is stored where its record waits for it, and smaller than it said', async () => {
        const [one, two] = [fresh(), fresh()]
        await Promise.all([awaited(one), awaited(two)])
        await send(`pictures/m/${one}.webp`)
        await send(`pictures/m/${two}.webp`, 999)
        expect((await opened.member.read(`pictures/m/${one}.webp`)).size).toBe(1000)
      })

      it('is refused without a record, before it and after it', async () => {
        const id = fresh()
        await expectPortError(send(`pictures/m/${id}.webp`), 'storage', 'unauthorized')
        await awaited(id)
        await send(`pictures/m/${id}.webp`)
        await expectPortError(send(`pictures/m/${fresh()}.webp`), 'storage', 'unauthorized')
        expect((await opened.member.list('pictures/m')).paths.filter(path => path.includes(id))).toHaveLength(1)
      })

      it.each([
        ['ready', { status: 'ready' }],
        ['failed', { status: 'failed' }],
        ['of another path', { path: 'pictures/m/other.webp' }],
        ['of another type', { path: 'pictures/m/other.png' }],
        ['of a smaller file', { bytes: 999 }],
        ['without a size', { bytes: null }],
      ] as const)('is refused where its record is %s', async (_, change) => {
        const id = fresh()
        await awaited(id, change)
        await expectPortError(send(`pictures/m/${id}.webp`), 'storage', 'unauthorized')
      })

      it('is stored once: nobody replaces, deletes or stores it again', async () => {
        const id = fresh()
        await awaited(id)
        await send(`pictures/m/${id}.webp`)
        await expectPortError(send(`pictures/m/${id}.webp`), 'storage', 'unauthorized')
        await expectPortError(send(`pictures/m/${id}.webp`, 1), 'storage', 'unauthorized')
        await expectPortError(opened.member.delete(`pictures/m/${id}.webp`), 'storage', 'unauthorized')
        await expectPortError(opened.staff.delete(`pictures/m/${id}.webp`), 'storage', 'unauthorized')
      })

      it('is refused to others, and in every other place of the record’s id', async () => {
        const id = fresh()
        await awaited(id)
        await expectPortError(send(`pictures/m/${id}.webp`, 1, opened.staff), 'storage', 'unauthorized')
        await expectPortError(send(`pictures/m/${id}.webp`, 1, opened.visitor), 'storage', 'unauthenticated')
        for (const path of [
          `pictures/m/${id}.png`,
          `pictures/m/${id}.jpg`,
          `pictures/m/a/${id}.webp`,
          `pictures/m/${id}.webp.webp`,
          `pictures/m/${id}`,
        ])
          await expectPortError(send(path), 'storage', 'unauthorized')
      })
    })

    it('closes every folder without a policy', async () => {
      await opened.put('elsewhere/a.txt', 'x')
      await expectPortError(opened.staff.read('elsewhere/a.txt'), 'storage', 'unauthorized')
      await expectPortError(opened.staff.upload('importsx/a.txt', new Blob(['x']), csv).done, 'storage', 'unauthorized')
      await expectPortError(opened.staff.list(''), 'storage', 'unauthorized')
    })
  })
}

const total = (pauses: readonly number[]) => pauses.reduce((sum, pause) => sum + pause, 0)

/** Deterministic numbers in [0, 1) for a seed. */
function randomFrom(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0
    return state / 2 ** 32
  }
}

/** Bytes without repetition, so that a piece that was sent twice or left out is noticed. */
function noise(size: number, seed: number): Blob {
  const random = randomFrom(seed)
  const words = new Uint32Array(Math.ceil(size / 4))
  for (let i = 0; i < words.length; i++) words[i] = random() * 2 ** 32
  return new Blob([words]).slice(0, size)
}

async function sameBytes(one: Blob, other: Blob): Promise<boolean> {
  return Buffer.from(await one.arrayBuffer()).equals(Buffer.from(await other.arrayBuffer()))
}
