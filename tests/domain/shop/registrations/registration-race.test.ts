import { expect, it } from 'vitest'
import { race } from '../../../support/shop/races/registration-race'

// For 1,000 artists and other seeds: npm run races -- --artists 1000 --seeds N --seed S
it.each([7, 8])(
  'whatever artists and the network do at once: nothing is oversold, lines keep their order, nobody pays twice (seed %i)',
  async seed => {
    const { failures, paid, waited, taken, withdrawn, refundedCents } = await race(seed, 120)
    expect(failures).toEqual([])
    expect(paid).toBeGreaterThan(20)
    for (const times of [waited, taken, withdrawn, refundedCents]) expect(times).toBeGreaterThan(0)
  },
)
