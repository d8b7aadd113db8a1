import { expect, it } from 'vitest'
import { compareWithSdk } from '../../../support/query-oracle/disagreements'

// So many, because some mistakes show rarely. Of twenty that were planted in the engine, these queries find seventeen: most of them within the first
// hundred, but two by one seed alone, once with the 383rd query. The other three concern null, NaN and ids that the random queries leave out.
// For more queries or other seeds: npm run fuzz -- --queries N --seed S
it.each([7, 41, 2027, 90210])('finds what the Firestore SDK finds with its network disabled, for random queries of seed %i', async seed => {
  const { answered, refused, different } = await compareWithSdk(seed, 600)
  expect(different).toEqual([])
  expect(answered).toBeGreaterThan(500)
  expect(answered + refused).toBe(600)
})
