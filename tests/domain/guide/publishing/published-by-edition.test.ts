import { beforeEach, expect, it } from 'vitest'
import { editions } from '../../../../src/domain/guide/editions.collection'
import { PublishedByEdition } from '../../../../src/domain/guide/publishing/published-by-edition'
import { snapshots } from '../../../../src/domain/guide/publishing/snapshots.collection'
import type { DataOf } from '../../../../src/domain/shared/records/collection'
import { organisation, organisationId } from '../../../../src/domain/shared/records/organisation.collection'
import type { Records } from '../../../../src/domain/shared/records/records'
import { eventually } from '../../../support/eventually'
import { type MemoryWorld, memoryWorld } from '../../../support/memory-world'

let world: MemoryWorld
let records: Records
let published: PublishedByEdition<string>

beforeEach(async () => {
  world = await memoryWorld()
  records = world.context.systemRecords
  published = new PublishedByEdition('guide', records, async ({ editionId, hash }) => `${editionId} ${hash}`)
})

const publish = async (editionId: string, hash: string, kind: DataOf<typeof snapshots>['kind'] = 'guide') => {
  const id = `${kind}-${editionId}`
  const data = { kind, editionId, hash, indexPath: 'x', detailPaths: [], publishedAt: world.clock.now() }
  const before = await records.get(snapshots, id)
  await records.commit(before ? records.changing(snapshots, before, data) : records.creating(snapshots, id, data))
}
const edition = (id: string, status: DataOf<typeof editions>['status']) =>
  records.creating(editions, id, { name: id, year: Number(id), city: 'Town', tz: 'UTC', status })
const makeCurrent = (currentEdition?: string) =>
  world.store.commit([
    { op: 'set', path: `${organisation.path}/${organisationId}`, data: { name: 'Society', ...(currentEdition && { currentEdition }) } },
  ])

it('is read by its edition, and without one by the one that visitors see', async () => {
  await publish('2026', 'a')
  await publish('2027', 'b')
  await publish('2028', 'c', 'flipbook')
  expect([await published.get('2026'), await published.get('2028'), await published.get()]).toEqual(['2026 a', undefined, undefined])
  await makeCurrent()
  expect(await published.get()).toBeUndefined()
  await makeCurrent('2027')
  expect(await published.get()).toBe('2027 b')
})

it('is followed from before the organization has any settings, through a switch to another edition, until nobody looks', async () => {
  const told: (string | undefined)[] = []
  const stop = published.watch(
    undefined,
    next => told.push(next),
    error => expect.unreachable(String(error)),
  )
  await eventually(() => expect(told).toEqual([undefined]))
  await publish('2026', 'a')
  await publish('2027', 'b')
  await makeCurrent('2026')
  await eventually(() => expect(told).toEqual([undefined, '2026 a']))
  await publish('2026', 'a2')
  await eventually(() => expect(told.at(-1)).toBe('2026 a2'))
  await makeCurrent('2027')
  await eventually(() => expect(told.at(-1)).toBe('2027 b'))
  const until = told.length
  // Neither the former edition nor other settings are news.
  await publish('2026', 'a3')
  await world.store.commit([{ op: 'update', path: `${organisation.path}/${organisationId}`, data: { name: 'Other' } }])
  await publish('2027', 'b2')
  await eventually(() => expect(told.slice(until)).toEqual(['2027 b2']))
  await makeCurrent()
  await eventually(() => expect(told.at(-1)).toBeUndefined())
  await makeCurrent('2027')
  await eventually(() => expect(told.at(-1)).toBe('2027 b2'))
  stop()
  const after = told.length
  await publish('2027', 'b3')
  await makeCurrent('2026')
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(told).toHaveLength(after)
})

it('of one edition is followed whichever edition is current, until nobody looks', async () => {
  const told: (string | undefined)[] = []
  const stop = published.watch(
    '2026',
    next => told.push(next),
    error => expect.unreachable(String(error)),
  )
  await eventually(() => expect(told).toEqual([undefined]))
  await makeCurrent('2027')
  await publish('2026', 'a')
  await eventually(() => expect(told).toEqual([undefined, '2026 a']))
  stop()
  await publish('2026', 'a2')
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(told).toHaveLength(2)
})

it('lists the published and archived editions that have one, the newest first', async () => {
  await records.commit(edition('2025', 'archived'), edition('2026', 'published'), edition('2027', 'published'), edition('2028', 'planning'))
  for (const id of ['2025', '2026', '2028']) await publish(id, 'x')
  await publish('2027', 'x', 'flipbook')
  expect((await published.editions()).map(one => [one.edition.id, one.pointer.editionId])).toEqual([
    ['2026', '2026'],
    ['2025', '2025'],
  ])
})
