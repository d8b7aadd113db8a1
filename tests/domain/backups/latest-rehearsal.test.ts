import { beforeEach, expect, it } from 'vitest'
import { restores } from '../../../src/domain/backups/restores.collection'
import { BackupState } from '../../../src/domain/exports/backup-and-rehearsal-state'
import { requestExport } from '../../../src/domain/exports/request-export.contract'
import { rehearsalDue } from '../../../src/domain/health/rehearsal-due'
import { organisation, organisationId } from '../../../src/domain/shared/records/organisation.collection'
import { Records } from '../../../src/domain/shared/records/records'
import { bring, restoreOf, takeBackup, why } from '../../support/backups'
import { type StaffWorld, staffWorld } from '../../support/staff-world'

const root = { pid: 'p-root', adm: 1, sa: 1 } as const
let world: StaffWorld
let behind: Records
beforeEach(async () => {
  world = await staffWorld(root, new Date('2026-05-01T12:00:00Z'))
  behind = new Records(world.store, { current: undefined })
  const house = { name: 'Foghorn', shortName: 'Foghorn', city: 'Town', address: '1 Road', email: 'us@foghorn.example', tz: 'UTC' }
  await behind.commit(behind.creating(organisation, organisationId, { ...house, links: [], sponsors: [] }))
})
const on = async (day: string) => {
  world.localMode.setNow(new Date(`${day}T12:00:00Z`))
  await world.enter(root)
}
const state = () => world.services.get(BackupState).read()
const findings = async () => {
  const found = await rehearsalDue({ records: behind, storage: world.context.storage, routes: world.context.routes, clock: world.clock })
  return found.map(({ note }) => note)
}

it('an organization that has rehearsed no backup is told to a year after its beginning', async () => {
  expect(await state()).toMatchObject({ last: undefined, lastBackup: undefined, dueAt: new Date('2027-05-01T12:00:00Z'), isDue: false })
  world.localMode.setNow(new Date('2027-05-01T11:59:59Z'))
  expect(await findings()).toEqual([])
  await on('2027-05-01')
  expect((await state()).isDue).toBe(true)
  expect(await findings()).toEqual(['No backup was ever rehearsed'])
})

it('the latest rehearsal counts, and no restore that still waits or was brought to put records back', async () => {
  await on('2026-06-01')
  const backup = await takeBackup(world)
  const begunFirst = await bring(world, backup, 'rehearsal')
  await on('2026-09-01')
  const { restoreId } = await bring(world, backup, 'rehearsal')
  await on('2026-10-01')
  await behind.commit(behind.deleting(organisation, organisationId))
  await world.call(requestExport, { preset: 'accounting', reason: why })
  expect((await bring(world, backup, 'ordinary')).status).toBe('ready')
  expect(await state()).toMatchObject({ last: { id: restoreId }, lastBackup: { scope: 'superadmin' }, dueAt: new Date('2027-09-01T12:00:00Z') })
  await on('2027-09-02')
  expect(await findings()).toEqual(['No backup was rehearsed since Sep 1, 2026'])
  // The day that counts is the one on which it ended.
  const first = await restoreOf(world, begunFirst.restoreId)
  await behind.change(restores, first, { finishedAt: new Date('2026-09-03T12:00:00Z') })
  expect(await state()).toMatchObject({ last: { id: first.id }, dueAt: new Date('2027-09-03T12:00:00Z'), isDue: false })
})
