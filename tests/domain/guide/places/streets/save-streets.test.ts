import { beforeEach, expect, it } from 'vitest'
import { copyEdition } from '../../../../../src/domain/guide/editions/copy-edition.contract'
import { editions } from '../../../../../src/domain/guide/editions.collection'
import { saveStreets } from '../../../../../src/domain/guide/places/streets/save-streets.contract'
import { packed, type StreetMap } from '../../../../../src/domain/guide/places/streets/street-map'
import { publishSnapshot } from '../../../../../src/domain/guide/publishing/publish-snapshot.contract'
import { PublishedGuide } from '../../../../../src/domain/guide/reading/published-guide'
import { Records } from '../../../../../src/domain/shared/records/records'
import { seedSmallCity } from '../../../../support/small-city'
import { type StaffWorld, staffWorld } from '../../../../support/staff-world'

let world: StaffWorld
let behind: Records
beforeEach(async () => {
  world = await staffWorld({ pid: 'gus', adm: 1, sc: 'g' }, new Date('2027-05-20T12:00:00Z'))
  behind = new Records(world.store, { current: undefined })
  await seedSmallCity(behind)
})

const street = (name: string, lng: number): StreetMap => ({
  format: 1,
  main: [
    {
      name,
      line: packed([
        [lng, 37],
        [lng, 37.01],
      ]),
    },
  ], // prettier-ignore
  side: [],
  water: [],
  parks: [],
  landmarks: [{ name: 'Town Hall', at: [lng, 37] }],
})

it('visitors see the streets of a city once the guide is published, and the next edition has them too', async () => {
  expect(await world.call(saveStreets, { editionId: '2027', streets: street('High Street', -122) })).toEqual({ points: 2 })
  await world.call(publishSnapshot, { editionId: '2027', makeCurrent: true })
  const guide = new PublishedGuide(behind, world.storage)
  const index = (await guide.index('2027'))!
  expect(await guide.streets(index.streets!)).toEqual(street('High Street', -122))

  // What is published stays as it is until it is published again.
  await world.call(saveStreets, { editionId: '2027', streets: street('Low Street', -122) })
  expect(await guide.streets((await guide.index('2027'))!.streets!)).toEqual(street('High Street', -122))

  await world.call(copyEdition, { from: '2027', year: 2028, name: 'Open Studios 2028' })
  expect((await behind.get(editions, '2028'))?.streets).toBe((await behind.get(editions, '2027'))!.streets)
  await world.call(saveStreets, { editionId: '2027' })
  expect((await behind.get(editions, '2027'))?.streets).toBeUndefined()
})

it('a map with more points than a page can draw is refused, and nobody without the guide’s scope changes it', async () => {
  const long = packed(Array.from({ length: 60_001 }, (_, i) => [-122 + i / 100_000, 37] as const))
  const large = { ...street('Endless Road', -122), main: [{ line: long }] }
  await expect(world.call(saveStreets, { editionId: '2027', streets: large })).rejects.toMatchObject({ code: 'invalid-argument' })
  const other = await staffWorld({ pid: 'mo', adm: 1, sc: 'm' }, new Date('2027-05-20T12:00:00Z'))
  await expect(other.call(saveStreets, { editionId: '2027' })).rejects.toMatchObject({ code: 'permission-denied' })
})
