import { expect, it } from 'vitest'
import { playRuns } from '../../support/shop/runs/seeded-runs'

// For more runs or other seeds: npm run runs -- --runs N --seed S
it('whatever buyers, members, donors, staff and the network do at once: every cent, piece, term and letter is correct afterwards', async () => {
  const { failure, done } = await playRuns(20_271_016, 40)
  expect(failure).toBeUndefined()
  for (const outcome of ['order paid', 'order part_refunded', 'order refunded', 'order expired', 'letters'])
    expect(done.get(outcome)).toBeGreaterThan(0)
})
