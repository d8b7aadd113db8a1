import { expect, it } from 'vitest'
import { race } from '../../../support/shop/registration-race'

// For 1,000 artists and other seeds: npm run races -- --artists 1000 --seed S
it('whatever artists and the network do at once: nothing is oversold, waiting lists keep their order, and every cent is accounted for', async () => {
  const { failures, paid, waited } = await race(7, 60)
  expect(failures).toEqual([])
  expect(paid).toBeGreaterThan(20)
  expect(waited).toBeGreaterThan(0)
}, 60_000)
