import { beforeEach, expect, it } from 'vitest'
import { type MemoryWorld, memoryWorld } from '../../../src/adapters/memory/memory-world'
import { EditionDesk } from '../../../src/domain/guide/edition-desk'
import { PublishedGuide } from '../../../src/domain/guide/published-guide'

let memory: MemoryWorld
let desk: EditionDesk
const town = { name: 'The 2031 guide', city: 'Town', tz: 'Europe/London' }

beforeEach(async () => {
  memory = await memoryWorld({ sample: true, as: 'guideadmin' })
  desk = memory.services.get(EditionDesk)
})

it('keeps editions, newest first, and creates one in planning', async () => {
  await desk.create({ id: '2031', ...town })
  const editions = await desk.list()
  expect(editions[0]).toMatchObject({ id: '2031', ...town, status: 'planning' })
  const years = editions.map(edition => edition.id)
  expect(years).toEqual(years.toSorted().reverse())
})

it('refuses a year that is taken, and what is no year', async () => {
  const [taken] = await desk.list()
  await expect(desk.create({ id: taken!.id, ...town })).rejects.toMatchObject({ rule: 'edition-exists' })
  await expect(desk.create({ id: '1899', ...town })).rejects.toMatchObject({ code: 'invalid-argument' })
  await expect(desk.create({ id: 'next', ...town })).rejects.toMatchObject({ code: 'invalid-argument' })
  await expect(desk.create({ id: '2031', ...town, tz: 'Mars/Olympus' })).rejects.toMatchObject({ code: 'invalid-argument' })
})

it('is closed to those without the guide', async () => {
  for (const key of ['artist', 'mailadmin', undefined]) {
    await memory.signInAs(key)
    await expect(desk.list()).rejects.toMatchObject({ code: 'permission-denied' })
    await expect(desk.create({ id: '2031', ...town })).rejects.toMatchObject({ code: 'permission-denied' })
  }
})

it('publishes what visitors then read', async () => {
  const guide = memory.services.get(PublishedGuide)
  const before = (await guide.index())!
  const published = await desk.publish(before.edition.id, true)
  expect(published.listings).toBe(before.listings.length)
  expect(published.hash).toBe(before.hash)
})
