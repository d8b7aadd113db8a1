import { expect, it } from 'vitest'
import { cruiseTree, deafRules, plantedRules } from '../../scripts/directions.mjs'
import { top } from './source-files'

it('every import keeps the directions of the house', { timeout: 30_000 }, async () => {
  const { modules, violations } = await cruiseTree(top)
  expect(modules).toBeGreaterThan(200)
  expect(violations).toEqual([])
})

it('a direction broken on purpose is told, whichever it is', { timeout: 60_000 }, async () => {
  expect(plantedRules).toHaveLength(18)
  expect(await deafRules()).toEqual([])
})
