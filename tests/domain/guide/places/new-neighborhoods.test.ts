import { beforeEach, expect, it } from 'vitest'
import { neighbourhoods } from '../../../../src/domain/guide/editions.collection'
import { saveOutlines } from '../../../../src/domain/guide/places/outlines/save-outlines.contract'
import { Records } from '../../../../src/domain/shared/records/records'
import { seedSmallCity } from '../../../support/small-city'
import { type StaffWorld, staffWorld } from '../../../support/staff-world'

let world: StaffWorld
let behind: Records
beforeEach(async () => {
  world = await staffWorld({ pid: 'gus', adm: 1, sc: 'g' }, new Date('2027-05-20T12:00:00Z'))
  behind = new Records(world.store, { current: undefined })
  await seedSmallCity(behind)
})

/** A square of a hundredth of a degree, the `x`th of a row. */
const square = (x: number) => {
  const [west, east] = [-122 + x / 50, -122 + x / 50 + 0.01]
  return [
    [
      [
        [west, 37],
        [east, 37],
        [east, 37.01],
        [west, 37.01],
        [west, 37],
      ],
    ],
  ] as [number, number][][][] // prettier-ignore
}
const save = (names: readonly string[], from = 0) =>
  world.call(saveOutlines, { city: 'Town', cut: false, outlines: names.map((name, i) => ({ name, outline: square(from + i) })) })
const made = async (id: string) => (await behind.get(neighbourhoods, id))!
const hueOf = (colour: string) => Number(/([\d.]+)\)$/.exec(colour)?.[1])

it('new neighborhoods come after the others, in colors that can be told apart', async () => {
  expect(await save(['North Shore', 'Long Wharf', 'Old Mint'])).toEqual({ created: ['north-shore', 'long-wharf', 'old-mint'], changed: 0 })
  const all = await Promise.all(['north-shore', 'long-wharf', 'old-mint'].map(made))
  // The highest order in the town so far is 2, of the old quarter.
  expect(all.map(({ city, order, status }) => [city, order, status])).toEqual([3, 4, 5].map(order => ['Town', order, 'active']))
  const hues = all.map(({ colour }) => hueOf(colour))
  for (const [i, hue] of hues.entries())
    for (const other of hues.slice(i + 1)) expect(Math.min(Math.abs(hue - other), 360 - Math.abs(hue - other))).toBeGreaterThan(60)
  expect(hues.every(hue => hue >= 0 && hue < 360)).toBe(true)
})

it('two of one name have addresses of their own, and so has one whose name another city has', async () => {
  expect((await save(['North Shore', 'North Shore'])).created).toHaveLength(2)
  await behind.commit(behind.creating(neighbourhoods, 'east', { name: 'East', city: 'Other town', order: 0, colour: 'red', status: 'active' }))
  expect((await save(['East'], 5)).created).toEqual(['east-town'])
})
