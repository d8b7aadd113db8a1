import { beforeEach, expect, it } from 'vitest'
import { copyEdition } from '../../../../../src/domain/guide/editions/copy-edition.contract'
import { editions } from '../../../../../src/domain/guide/editions.collection'
import { type HeightGrid, maxHeights, packedHeights } from '../../../../../src/domain/guide/places/hills/height-grid'
import { saveHeights } from '../../../../../src/domain/guide/places/hills/save-heights.contract'
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

const grid = (top: number): HeightGrid => ({ format: 1, at: [-122, 37], step: [0.01, 0.01], columns: 2, steps: packedHeights([0, top, 0, 0], 2) })

it('routes know the hills of a city once the guide is published, and the next edition has them too', async () => {
  await world.call(saveHeights, { editionId: '2027', heights: grid(90) })
  await world.call(publishSnapshot, { editionId: '2027', makeCurrent: true })
  const guide = new PublishedGuide(behind, world.storage)
  expect(await guide.heights((await guide.index('2027'))!.heights!)).toEqual(grid(90))

  await world.call(copyEdition, { from: '2027', year: 2028, name: 'Open Studios 2028' })
  expect((await behind.get(editions, '2028'))?.heights).toBe((await behind.get(editions, '2027'))!.heights)
  await world.call(saveHeights, { editionId: '2027' })
  expect((await behind.get(editions, '2027'))?.heights).toBeUndefined()
  // What is published stays as it is until it is published again.
  expect(await guide.heights((await guide.index('2027'))!.heights!)).toEqual(grid(90))
})

it('a grid that is no rectangle or too large is refused, and nobody without the guide’s scope changes it', async () => {
  const refused = (steps: number[]) => world.call(saveHeights, { editionId: '2027', heights: { ...grid(0), steps } })
  await expect(refused([0, 1, 2, 3, 4])).rejects.toMatchObject({ code: 'invalid-argument' })
  await expect(refused(Array.from({ length: maxHeights + 2 }, () => 0))).rejects.toMatchObject({ code: 'invalid-argument' })
  const other = await staffWorld({ pid: 'mo', adm: 1, sc: 'm' }, new Date('2027-05-20T12:00:00Z'))
  await expect(other.call(saveHeights, { editionId: '2027' })).rejects.toMatchObject({ code: 'permission-denied' })
})
