import { afterAll } from 'vitest'
import { keepNotedIndexes } from './noted-indexes'

/** After every test file, keeps the indexes that its queries needed. */
afterAll(keepNotedIndexes)
