import { beforeEach, describe, expect, it } from 'vitest'
import { type Storage, storageLimits, type UploadProgress } from '../../src/ports/storage'
import { expectPortError } from './expect-port-error'

export interface OpenedStorage {
  /** A staff member with scope guide, somebody signed in without it, and a visitor, over the same files. */
  readonly staff: Storage
  readonly member: Storage
  readonly visitor: Storage
  /** Stores a file as callables do, past the policy. */
  put(path: string, text: string): Promise<void>
  /** Follows the address of a file, as a page of this backend does. */
  open(address: string): Promise<Blob>
}

const csv = { contentType: 'text/csv' }

/** What every adapter of the Storage port does under the product's storage policy. */
export function storageSuite(name: string, open: () => Promise<OpenedStorage>): void {
  describe(`Storage on ${name}`, () => {
    let opened: OpenedStorage
    beforeEach(async () => {
      opened = await open()
    })

    it('stores a file and gives it back with its type', async () => {
      const upload = opened.staff.upload('imports/2027/listings.csv', new Blob(['name\nKiln']), csv)
      await upload.done
      expect(upload.progress).toEqual({ state: 'success', sent: 9, total: 9 })
      const file = await opened.staff.read('imports/2027/listings.csv')
      expect([await file.text(), file.type]).toEqual(['name\nKiln', 'text/csv'])
    })

    it('stores an empty file', async () => {
      await opened.staff.upload('imports/empty.csv', new Blob([]), csv).done
      expect((await opened.staff.read('imports/empty.csv')).size).toBe(0)
    })

    it('replaces a file, and its address then leads to the new one', async () => {
      await opened.staff.upload('imports/a.csv', new Blob(['old']), csv).done
      await opened.staff.downloadUrl('imports/a.csv')
      await opened.staff.upload('imports/a.csv', new Blob(['new']), csv).done
      const file = await opened.open(await opened.staff.downloadUrl('imports/a.csv'))
      expect(await file.text()).toBe('new')
    })

    it('sends a large file in chunks that double, and tells how far it is', async () => {
      const size = 7 * storageLimits.firstChunk + 1
      const upload = opened.staff.upload('imports/large.csv', new Blob([new Uint8Array(size)]), csv)
      const told: UploadProgress[] = []
      upload.watch(progress => told.push(progress))
      await upload.done
      const sizes = [...new Set(told.map(({ sent }) => sent / storageLimits.firstChunk))]
      expect(sizes).toEqual([0, 1, 3, 7, 7 + 1 / storageLimits.firstChunk])
      expect(told.every(({ total }) => total === size)).toBe(true)
      expect([told[0]!.state, told.at(-1)!.state]).toEqual(['running', 'success'])
    })

    it('pauses between chunks, resumes, and stores the file whole', async () => {
      const upload = opened.staff.upload('imports/large.csv', new Blob(['x'.repeat(1_000_000)]), csv)
      const states: string[] = []
      const paused = new Promise<void>(resolve => upload.watch(({ state }) => void (states.push(state), state === 'paused' && resolve())))
      upload.pause()
      await paused
      await expectPortError(opened.staff.read('imports/large.csv'), 'storage', 'object-not-found')
      upload.resume()
      await upload.done
      expect(states.filter((state, i) => state !== states[i - 1])).toEqual(['pausing', 'paused', 'running', 'success'])
      expect((await opened.staff.read('imports/large.csv')).size).toBe(1_000_000)
    })

    it('stores nothing of an upload that is canceled, running or paused', async () => {
      const running = opened.staff.upload('imports/a.csv', new Blob(['x'.repeat(1_000_000)]), csv)
      running.cancel()
      await expectPortError(running.done, 'storage', 'canceled')
      const paused = opened.staff.upload('imports/a.csv', new Blob(['x'.repeat(1_000_000)]), csv)
      const isPaused = new Promise<void>(resolve => paused.watch(({ state }) => void (state === 'paused' && resolve())))
      paused.pause()
      await isPaused
      paused.cancel()
      await expectPortError(paused.done, 'storage', 'canceled')
      expect([running.progress.state, paused.progress.state]).toEqual(['canceled', 'canceled'])
      await expectPortError(opened.staff.read('imports/a.csv'), 'storage', 'object-not-found')
    })

    it('knows no file that is not there, or was deleted', async () => {
      await opened.staff.upload('imports/a.csv', new Blob(['a']), csv).done
      await opened.staff.delete('imports/a.csv')
      await expectPortError(opened.staff.read('imports/a.csv'), 'storage', 'object-not-found')
      await expectPortError(opened.staff.downloadUrl('imports/a.csv'), 'storage', 'object-not-found')
      await expectPortError(opened.staff.delete('imports/a.csv'), 'storage', 'object-not-found')
    })

    it('lists the files directly in a folder, page by page', async () => {
      for (const path of ['b.csv', 'a.csv', 'c.csv', 'deeper/d.csv']) await opened.staff.upload(`imports/${path}`, new Blob(['x']), csv).done
      expect(await opened.staff.list('imports')).toEqual({ paths: ['imports/a.csv', 'imports/b.csv', 'imports/c.csv'] })
      const first = await opened.staff.list('imports', { pageSize: 2 })
      expect(first.paths).toEqual(['imports/a.csv', 'imports/b.csv'])
      expect(await opened.staff.list('imports', { pageSize: 2, page: first.nextPage! })).toEqual({ paths: ['imports/c.csv'] })
      expect(await opened.staff.list('imports/nothing')).toEqual({ paths: [] })
    })

    it.each([0, -1, 1001, 1.5, Number.NaN])('refuses a page of %s files', async pageSize => {
      await expectPortError(opened.staff.list('imports', { pageSize }), 'storage', 'invalid-argument')
    })
    it.each([1, 1000])('lists a page of %s files', async pageSize => {
      expect(await opened.staff.list('imports', { pageSize })).toEqual({ paths: [] })
    })

    it('lets anybody read what is published, and nobody write it', async () => {
      await opened.put('snapshots/guide/2027/index.json', '{}')
      expect(await (await opened.visitor.read('snapshots/guide/2027/index.json')).text()).toBe('{}')
      await expectPortError(opened.staff.upload('snapshots/guide/2027/index.json', new Blob(['x']), csv).done, 'storage', 'unauthorized')
      await expectPortError(opened.staff.delete('snapshots/guide/2027/index.json'), 'storage', 'unauthorized')
    })

    it('keeps imports to staff of the guide', async () => {
      await opened.put('imports/a.csv', 'x')
      await expectPortError(opened.visitor.read('imports/a.csv'), 'storage', 'unauthenticated')
      await expectPortError(opened.member.read('imports/a.csv'), 'storage', 'unauthorized')
      await expectPortError(opened.member.list('imports'), 'storage', 'unauthorized')
      const upload = opened.member.upload('imports/b.csv', new Blob(['x']), csv)
      await expectPortError(upload.done, 'storage', 'unauthorized')
      expect(upload.progress.state).toBe('error')
    })

    it('closes every folder that no policy names', async () => {
      await opened.put('elsewhere/a.txt', 'x')
      await expectPortError(opened.staff.read('elsewhere/a.txt'), 'storage', 'unauthorized')
      await expectPortError(opened.staff.upload('importsx/a.txt', new Blob(['x']), csv).done, 'storage', 'unauthorized')
      await expectPortError(opened.staff.list(''), 'storage', 'unauthorized')
    })
  })
}
