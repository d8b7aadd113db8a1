import { expect, it } from 'vitest'
import { OfferedAds } from '../../../../src/domain/ads/offer/offered-ads'
import { deadlines } from '../../../../src/domain/guide/deadlines.collection'
import { editions } from '../../../../src/domain/guide/editions.collection'
import { usualTrim } from '../../../../src/domain/guide/prepress/print-slots'
import { memoryWorld } from '../../../support/memory-world'

it('businesses read the prices, the size of the pages, what the guide is and the dates that matter to them', async () => {
  const world = await memoryWorld({ sample: true })
  const offer = (await world.services.get(OfferedAds).offer())!
  const { systemRecords } = world.context
  const params = { edition: offer.edition.id }
  const edition = (await systemRecords.get(editions, offer.edition.id))!
  expect(offer.edition).toEqual({ id: edition.id, name: edition.name, tz: edition.tz })
  expect(offer.page).toEqual(edition.trim ?? usualTrim)
  expect(offer.figures).toBeDefined()
  expect(offer.prices?.rows.length).toBeGreaterThan(0)
  const dates = new Map((await systemRecords.find(deadlines, { params })).map(({ key, at }) => [key, at]))
  expect(offer.deadlines.map(({ key }) => key)).toEqual(expect.arrayContaining(['adClose', 'artDue']))
  expect(offer.deadlines).toEqual(offer.deadlines.map(({ key }) => ({ key, at: dates.get(key) })))
  expect(offer.deadlines.length).toBeLessThan(dates.size)
})

it('nothing is offered where no edition has a call', async () => {
  expect(await (await memoryWorld()).services.get(OfferedAds).offer()).toBeUndefined()
})

it('an edition in its first days has neither prices nor figures, and pages of the usual size', async () => {
  const world = await memoryWorld()
  const { systemRecords } = world.context
  const at = { local: '2031-01-10T12:00', tz: 'UTC', utc: new Date('2031-01-10T12:00:00Z') }
  await systemRecords.commit(
    systemRecords.creating(editions, '2031', { name: 'Doors', year: 2031, city: 'Town', tz: 'UTC', status: 'call' }),
    systemRecords.creating(deadlines, 'callOpens', { key: 'callOpens', at, reminders: [] }, { edition: '2031' }),
  )
  expect(await world.services.get(OfferedAds).offer()).toEqual({
    edition: { id: '2031', name: 'Doors', tz: 'UTC' },
    page: usualTrim,
    deadlines: [{ key: 'callOpens', at }],
  })
})
