import { expect, it } from 'vitest'
import { startStorageEmulator } from './emulators/storage-emulator'
import { projectId } from './host/serve-functions'

it('an emulator of files that is stopped in the middle of downloads throws nothing that nobody catches', { repeats: 4 }, async () => {
  const emulator = await startStorageEmulator(projectId)
  const address = `http://127.0.0.1:${emulator.port}/storage/v1/b/${projectId}.appspot.com/o`
  const put = `http://127.0.0.1:${emulator.port}/upload/storage/v1/b/${projectId}.appspot.com/o?uploadType=media&name=lamp.webp`
  const owner = { authorization: 'Bearer owner' }
  expect((await fetch(put, { method: 'POST', headers: { ...owner, 'content-type': 'image/webp' }, body: 'lamp' })).status).toBe(200)
  const errors: unknown[] = []
  const note = (error: unknown) => errors.push(error)
  process.on('unhandledRejection', note)
  const download = () => fetch(`${address}/lamp.webp?alt=media`, { headers: owner }).then(answer => answer.text())
  const downloads = Array.from({ length: 16 }, async () => {
    while ((await download().catch(() => 'gone')) === 'lamp');
  })
  expect(await download()).toBe('lamp')
  await emulator.stop()
  await Promise.all(downloads)
  process.off('unhandledRejection', note)
  expect(errors).toEqual([])
})
