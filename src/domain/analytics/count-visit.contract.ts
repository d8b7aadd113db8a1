import * as v from 'valibot'
import { cloudFunction, hourly } from '../shared/functions/cloud-function'
import { anyone } from '../shared/records/policy'
import { longestWords } from './normalize-search-words'
import { searchAreas } from './visit-count-names'

/** Limits of a batch: names, times of one name, and searches without results. */
export const maxCounts = 80
export const maxOfOne = 200
export const maxWords = 5
/** Characters of a name. */
export const longestName = 100

/** Batches in an hour from one network: a building full of visitors counts as one. */
export const batchesAnHour = 600

/** Stores what a visit counted. Has no caller, accepts only known names, and stores a repeated batch once. */
export const countVisit = cloudFunction({
  name: 'countVisit',
  repeatable: 'its input names what it makes, or the place it has reached',
  access: anyone,
  limit: {
    network: hourly(batchesAnHour),
    countedByHandler: 'in the part of the day, so that a visit costs two reads and one write',
  },
  input: v.strictObject({
    key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{20,40}$/)),
    counts: v.pipe(
      v.record(v.pipe(v.string(), v.maxLength(longestName)), v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxOfOne))),
      v.maxEntries(maxCounts),
    ),
    words: v.pipe(
      v.array(v.strictObject({ area: v.picklist(searchAreas), words: v.pipe(v.string(), v.minLength(2), v.maxLength(longestWords)) })),
      v.maxLength(maxWords),
    ),
  }),
  output: v.null(),
})
