import { expect, it } from 'vitest'
import { compareWithSdk } from '../../../support/query-oracle/disagreements'

// So many, because some mistakes show rarely: of eighteen that were planted in the engine, most were found within a hundred queries, but one by a
// single seed, with the 383rd. For more queries or other seeds: npm run fuzz -- --queries N --seed S
it.each([7, 41, 2027, 90210])('finds what the Firestore SDK finds with its network disabled, for random queries of seed %i', async seed => {
  const { answered, refused, different } = await compareWithSdk(seed, 600)
  expect(different).toEqual([])
  expect(answered).toBeGreaterThan(500)
  expect(answered + refused).toBe(600)
})
