import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { afterEach, expect, it } from 'vitest'
import { AdminFiles } from '../../src/adapters/cloud/admin-files'
import { projectId } from './host/serve-functions'

const closing: (() => unknown)[] = []
afterEach(async () => {
  delete process.env['STORAGE_EMULATOR_HOST']
  for (const close of closing.splice(0)) await close()
})

/**
 * A bucket whose service breaks the first download, as when it closes a kept-alive connection at the moment of its next use. Uploads get no
 * answer.
 */
async function bucketThatCutsOff() {
  const uploads: ServerResponse[] = []
  let readings = 0
  const server = createServer((asked, answer) => {
    if (asked.method === 'POST') return void uploads.push(answer)
    readings += 1
    if (readings === 1) return void asked.socket.destroy()
    answer.setHeader('content-type', 'application/json').end('{"name":"pages/index.json","contentType":"application/json"}')
  })
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  process.env['STORAGE_EMULATOR_HOST'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const app = initializeApp({ projectId, storageBucket: `${projectId}.appspot.com` }, 'cut')
  closing.push(
    () => deleteApp(app),
    () => server.closeAllConnections(),
    () => server.close(),
  )
  return { files: new AdminFiles(app), uploads }
}

it('a file is found although its connection was cut once, also while another file is being stored', async () => {
  const { files, uploads } = await bucketThatCutsOff()
  const stored = files.upload('pages/about.json', new Blob(['{}']), { contentType: 'application/json' }).done
  stored.catch(() => undefined)
  await expect.poll(() => uploads.length).toBe(1)
  expect(await files.downloadUrl('pages/index.json')).toContain('pages%2Findex.json')
})
