import { expect, it } from 'vitest'
import { cruiseTree, rulesWithoutEffect, testedRules } from '../../scripts/directions.mjs'
import { top } from './source-files'

it('every import follows the rules of the architecture', { timeout: 30_000 }, async () => {
  const { modules, violations } = await cruiseTree(top)
  expect(modules).toBeGreaterThan(200)
  expect(violations).toEqual([])
})

it('a violation of each rule is reported', { timeout: 60_000 }, async () => {
  expect(testedRules).toHaveLength(18)
  expect(await rulesWithoutEffect()).toEqual([])
})
