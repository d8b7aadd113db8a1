import { beforeEach, expect, it } from 'vitest'
import { deleteImportRows } from '../../../src/domain/imports/delete-import-rows.job'
import { chosenFilePath, plannedRowsPath } from '../../../src/domain/imports/file/import-file-paths'
import { importBatches, importRows } from '../../../src/domain/imports/import-batches.collection'
import { ImportService } from '../../../src/domain/imports/import-service'
import { importControl } from '../../../src/domain/imports/run/import-control.contract'
import { importUndo } from '../../../src/domain/imports/run/import-undo.contract'
import { importUndoDays } from '../../../src/domain/imports/run/undo-until'
import { people } from '../../../src/domain/people/people.collection'
import { brokenRuleOf } from '../../../src/domain/shared/functions/cloud-function'
import { Records } from '../../../src/domain/shared/records/records'
import { csvFile, planFile, startPlanned } from '../../support/import-files'
import { type StaffWorld, staffWorld } from '../../support/staff-world'

const day = 86_400_000
const begun = new Date('2027-08-01T10:00Z')
let world: StaffWorld
let records: Records
beforeEach(async () => {
  world = await staffWorld({ pid: 'p-people', adm: 1, sc: 'p' }, begun)
  records = new Records(world.store, { current: undefined })
})

const file = (...names: readonly string[]) =>
  csvFile(`First name,Last name,Email\n${names.map(name => `${name},Ruiz,${name.toLowerCase()}@x.example`).join('\n')}\n`)
const start = async (...names: readonly string[]) => startPlanned(world, await planFile(world, 'people', file(...names)))
const imported = async (...names: readonly string[]) => {
  const id = await start(...names)
  expect(await world.services.get(ImportService).run(id)).toMatchObject({ refused: [] })
  return id
}
const batch = async (id: string) => (await records.get(importBatches, id))!
const rows = (id: string) => records.find(importRows, { params: { batch: id } })
const deletedAfter = (milliseconds: number) => {
  world.clock.setNow(new Date(begun.getTime() + milliseconds))
  return deleteImportRows.run(world.context)
}
const undo = (id: string) => world.call(importUndo, { batchId: id })

it('what an undo needs stays through the thirtieth day, and goes when it is over; who was imported stays', async () => {
  const id = await imported('Ana', 'Bo')
  expect(await rows(id)).toHaveLength(2)
  expect(await deletedAfter(importUndoDays * day)).toBe(0)
  expect(await rows(id)).toHaveLength(2)
  expect(await deletedAfter(importUndoDays * day + 1)).toBe(1)
  expect(await rows(id)).toEqual([])
  expect(await batch(id)).toMatchObject({ status: 'done', hasRows: false, fileName: 'file.csv', done: 2 })
  expect(await records.count(people)).toBe(2)
  expect(brokenRuleOf(await undo(id).catch((error: unknown) => error))?.rule).toBe('undo-expired')
  expect(await deletedAfter(importUndoDays * day + 1)).toBe(0)
})

it('on its last day it can still be undone', async () => {
  const id = await imported('Ana')
  await deletedAfter(importUndoDays * day)
  await undo(id)
  expect(await records.count(people)).toBe(0)
})

it('a paused import that nobody goes on with loses its planned rows and its file; a younger import keeps them', async () => {
  const paused = await start('Ana')
  await world.call(importControl, { batchId: paused, event: 'pause' })
  world.clock.setNow(new Date(begun.getTime() + day))
  const younger = await start('Bo')
  const there = (path: ReturnType<typeof plannedRowsPath>) =>
    world.context.storage.read(path).then(
      () => true,
      () => false,
    )
  await world.context.storage.upload(chosenFilePath('people', paused), new Blob(['Ana']), { contentType: 'text/csv' }).done
  expect(await deletedAfter(importUndoDays * day + 1)).toBe(1)
  expect(await Promise.all([plannedRowsPath('people', paused, 0), chosenFilePath('people', paused)].map(there))).toEqual([false, false])
  expect(await there(plannedRowsPath('people', younger, 0))).toBe(true)
  expect([(await batch(paused)).hasRows, (await batch(younger)).hasRows]).toEqual([false, true])
})
