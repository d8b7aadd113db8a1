import { beforeEach, expect, it } from 'vitest'
import { counters } from '../../../src/domain/analytics/counters.collection'
import type { AdResults } from '../../../src/domain/analytics/read-ad-results.contract'
import { readAdResultsHandler } from '../../../src/domain/analytics/read-ad-results.handler'
import { writeCounts } from '../../../src/domain/analytics/visit-counts'
import { type AdWorld, adWorld } from '../../support/shop/ad-world'

let world: AdWorld
let id: string
beforeEach(async () => {
  world = await adWorld()
  id = (await world.book('ana', { size: 'Half page', seenCents: 70_000 })).id
  const other = 'another-ad'
  const days = {
    '2026-01-01': { [`clicks ad ${id}`]: 50 },
    '2027-04-01': { visits: 90, [`shows ad ${id}`]: 30, [`clicks ad ${id}`]: 4, [`clicks ad ${other}`]: 7 },
    '2027-04-02': { visits: 80, [`shows ad ${other}`]: 20, [`clicks listing ${id}`]: 3 },
    '2027-04-03': { [`shows ad ${id}`]: 12 },
  }
  await world.behind.commit(
    ...Object.entries(days).map(([day, counts]) => world.behind.creating(counters, day, { day, counts: writeCounts(counts), over: true })),
  )
})

const expected: AdResults = {
  shows: 42,
  clicks: 4,
  days: [
    { day: '2027-04-03', shows: 12, clicks: 0 },
    { day: '2027-04-01', shows: 30, clicks: 4 },
  ],
}

it('an advertiser and staff read what visitors did with the advertisement in the last 400 days, and with no other', async () => {
  expect(await world.as('ana', readAdResultsHandler, { adId: id })).toEqual(expected)
  expect(await world.asStaff(readAdResultsHandler, { adId: id })).toEqual(expected)
})

it('nobody else learns of it', async () => {
  await expect(world.as('bo', readAdResultsHandler, { adId: id })).rejects.toMatchObject({ code: 'not-found' })
  await expect(world.as('ana', readAdResultsHandler, { adId: 'another-ad' })).rejects.toMatchObject({ code: 'not-found' })
})
