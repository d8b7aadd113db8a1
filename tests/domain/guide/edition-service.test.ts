import { beforeEach, expect, it } from 'vitest'
import { EditionService } from '../../../src/domain/guide/edition-service'
import { publishSnapshot } from '../../../src/domain/guide/publishing/publish-snapshot.contract'
import { PublishedGuide } from '../../../src/domain/guide/reading/published-guide'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'

let memory: MemoryWorld
let service: EditionService
const town = { name: 'The 2031 guide', city: 'Town', tz: 'Europe/London' }

beforeEach(async () => {
  memory = await memoryWorld({ sample: true, as: 'guideadmin' })
  service = memory.services.get(EditionService)
})

it('lists editions newest first, and creates one in planning', async () => {
  await service.create({ year: 2031, ...town })
  const editions = await service.list()
  expect(editions[0]).toMatchObject({ year: 2031, ...town, status: 'planning' })
  const years = editions.map(edition => edition.id)
  expect(years).toEqual(years.toSorted().reverse())
})

it('refuses an existing year and an invalid one', async () => {
  const [taken] = await service.list()
  await expect(service.create({ year: taken!.year, ...town })).rejects.toMatchObject({ rule: 'edition-exists' })
  await expect(service.create({ year: 1899, ...town })).rejects.toMatchObject({ code: 'invalid-argument' })
  await expect(service.create({ year: 2031, ...town, tz: 'Mars/Olympus' })).rejects.toMatchObject({ code: 'invalid-argument' })
})

it('creates a second festival of a year under a key of its own', async () => {
  expect(await service.create({ year: 2031, ...town })).toBe('2031')
  expect(await service.create({ year: 2031, word: 'spring', ...town })).toBe('2031-spring')
  await expect(service.create({ year: 2031, word: 'spring', ...town, name: 'Another' })).rejects.toMatchObject({ rule: 'edition-exists' })
  for (const word of ['Spring', '2', 'two words', 'a/b', 'a-b', 'x'.repeat(16)])
    await expect(service.create({ year: 2031, word, ...town })).rejects.toMatchObject({ code: 'invalid-argument' })
  const { id, year, name } = (await service.list()).find(edition => edition.id === '2031-spring')!
  expect({ id, year, name }).toEqual({ id: '2031-spring', year: 2031, name: town.name })
})

it('needs the scope guide', async () => {
  for (const key of ['artist', 'mailadmin', undefined]) {
    await memory.signInAs(key)
    await expect(service.list()).rejects.toMatchObject({ code: 'permission-denied' })
    await expect(service.create({ year: 2031, ...town })).rejects.toMatchObject({ code: 'permission-denied' })
  }
})

it('publishes what visitors then read', async () => {
  const guide = memory.services.get(PublishedGuide)
  const before = (await guide.index())!
  const publish = () => memory.call(publishSnapshot, { editionId: before.edition.id, makeCurrent: true })
  const published = await publish()
  // One listing was approved after the guide was published.
  expect(published.listings).toBe(before.listings.length + 1)
  expect((await guide.index())!.listings).toHaveLength(published.listings)
  expect(await publish()).toEqual(published)
})
