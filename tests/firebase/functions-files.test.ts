import { get } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { initializeApp } from 'firebase-admin/app'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { AdminFiles } from '../../src/adapters/cloud/admin-files'
import { writeSnapshotFile } from '../../src/domain/guide/publishing/snapshot-paths'
import { checkedPath } from '../../src/domain/shared/stored-path'
import { expectPortError } from '../suites/expect-port-error'
import { startStorageEmulator } from './emulators/storage-emulator'
import { projectId } from './host/serve-functions'

/** The bytes of an answer before a browser unpacks them. */
const sentBytes = (address: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'gzip' } }, response => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve(Buffer.concat(parts)))
    }).on('error', reject)
  })

let files: AdminFiles
let stop: () => Promise<void>
beforeAll(async () => {
  const emulator = await startStorageEmulator(projectId)
  stop = () => emulator.stop()
  process.env['STORAGE_EMULATOR_HOST'] = `http://127.0.0.1:${emulator.port}`
  files = new AdminFiles(initializeApp({ projectId, storageBucket: `${projectId}.appspot.com` }, crypto.randomUUID()))
})
afterAll(() => stop())

it('a published file is cacheable for a year, and anybody can fetch it at its address', async () => {
  await writeSnapshotFile(files, checkedPath('snapshots/guide/2027/abc/index.json'), { format: 1 })
  const file = await files.read('snapshots/guide/2027/abc/index.json')
  expect([await file.text(), file.type]).toEqual(['{"format":1}', 'application/json'])
  const response = await fetch(await files.downloadUrl('snapshots/guide/2027/abc/index.json'))
  expect([response.status, response.headers.get('cache-control'), await response.json()]).toEqual([
    200,
    'public, max-age=31536000, immutable',
    { format: 1 },
  ])
})

it('an edition travels in a third of its bytes', async () => {
  const content = { listings: Array.from({ length: 500 }, (_, i) => ({ id: `listing-${i}`, name: `Studio ${i}`, medium: 'Painting' })) }
  await writeSnapshotFile(files, checkedPath('snapshots/guide/2027/def/index.json'), content)
  expect(JSON.parse(await (await files.read('snapshots/guide/2027/def/index.json')).text())).toEqual(content)
  const address = await files.downloadUrl('snapshots/guide/2027/def/index.json')
  expect(await (await fetch(address)).json()).toEqual(content)
  const sent = await sentBytes(address)
  expect(sent.length).toBeLessThan(JSON.stringify(content).length / 3)
  expect(JSON.parse(gunzipSync(sent).toString())).toEqual(content)
})

it('a copy is a separate file with its own headers, and stays when the original is deleted', async () => {
  const webp = { contentType: 'image/webp', cacheControl: 'private' }
  await files.upload('pictures/p/lamp.webp', new Blob(['lamp']), webp).done
  await files.copy('pictures/p/lamp.webp', 'published/lamp.webp', { contentType: 'image/webp', cacheControl: 'public, max-age=86400' })
  await files.delete('pictures/p/lamp.webp')
  const response = await fetch(await files.downloadUrl('published/lamp.webp'))
  expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control'), await response.text()]).toEqual([
    200,
    'image/webp',
    'public, max-age=86400',
    'lamp',
  ])
  await expectPortError(files.copy('pictures/p/lamp.webp', 'published/other.webp', webp), 'storage', 'object-not-found')
})

it('a large file is sent in parts', async () => {
  const bytes = new Uint8Array(600_000).fill(7)
  await files.upload('pictures/p/large.webp', new Blob([bytes]), { contentType: 'image/webp' }).done
  expect((await files.read('pictures/p/large.webp')).size).toBe(600_000)
})

it('a part of a file is read without the rest', async () => {
  await files.upload('resources-members/form.txt', new Blob(['0123456789']), { contentType: 'text/plain' }).done
  const part = async (from: number, to: number) => (await files.readPart('resources-members/form.txt', from, to)).text()
  expect([await part(0, 4), await part(8, 12)]).toEqual(['0123', '89'])
})

it('a folder is listed page by page, without deleted files', async () => {
  for (const name of ['a', 'b', 'c']) await files.upload(`imports-guide/${name}.csv`, new Blob([name]), { contentType: 'text/csv' }).done
  const first = await files.list('imports-guide', { pageSize: 2 })
  const second = await files.list('imports-guide', { pageSize: 2, page: first.nextPage! })
  expect([first.paths, second]).toEqual([['imports-guide/a.csv', 'imports-guide/b.csv'], { paths: ['imports-guide/c.csv'] }])
  await files.upload('imports-guide/deep/er/d.csv', new Blob(['d']), { contentType: 'text/csv' }).done
  expect((await files.listBelow(checkedPath('imports-guide'))).paths).toEqual([...first.paths, ...second.paths, 'imports-guide/deep/er/d.csv'])
  await files.delete('imports-guide/a.csv')
  await expectPortError(files.read('imports-guide/a.csv'), 'storage', 'object-not-found')
  await expectPortError(files.downloadUrl('imports-guide/a.csv'), 'storage', 'object-not-found')
  await expectPortError(files.list('imports-guide', { pageSize: 1001 }), 'storage', 'invalid-argument')
})
