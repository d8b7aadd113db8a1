import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { PendingWorkCounts } from '../../../src/domain/office/pending-work-counts'
import { memoryWorld } from '../../support/memory-world'

const unheard: unknown[] = []
const hear = (error: unknown) => {
  unheard.push(error)
}
beforeEach(() => {
  unheard.length = 0
  process.on('unhandledRejection', hear)
})
afterEach(() => {
  process.off('unhandledRejection', hear)
})

it('refuses people without access, without unhandled rejections', async () => {
  const world = await memoryWorld({ sample: true })
  await world.signInAs('artist')
  await expect(world.services.get(PendingWorkCounts).guide('2027')).rejects.toMatchObject({ code: 'permission-denied' })
  // Node reports unhandled rejections before the next turn of its event loop.
  await setImmediate()
  expect(unheard).toEqual([])
})

it('counts the guide’s open work for guide staff', async () => {
  const world = await memoryWorld({ sample: true })
  await world.signInAs('guideadmin')
  const work = await world.services.get(PendingWorkCounts).guide('2027')
  expect(work.importsUnderWay).toBe(0)
  expect(work.listings.published).toBeGreaterThan(200)
})
