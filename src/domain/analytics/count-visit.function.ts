import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { anyone } from '../shared/policy'
import { isVisitCount, searchAreas } from './count-names'
import { longestWords } from './unanswered-words'

/** Names in a batch, times of one name, and searches without an answer. */
export const mostCounts = 80
export const mostOfOne = 200
export const mostWords = 5

/** Batches an hour from one part of the network: a building full of visitors is one. */
export const batchesAnHour = 600

/**
 * Takes what a visit counted. Nobody is its caller, only names of the vocabulary are counted, and a batch that comes again is taken once.
 * Refuses with `too-many-attempts` after 600 batches in an hour from one part of the network.
 */
export const countVisit = cloudFunction({
  name: 'countVisit',
  access: anyone,
  input: v.strictObject({
    key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{20,40}$/)),
    counts: v.pipe(
      v.record(
        v.pipe(v.string(), v.check(isVisitCount, 'is nothing that is counted')),
        v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostOfOne)),
      ),
      v.check(counts => Object.keys(counts).length <= mostCounts, 'too many names'),
    ),
    words: v.pipe(
      v.array(v.strictObject({ area: v.picklist(searchAreas), words: v.pipe(v.string(), v.minLength(2), v.maxLength(longestWords)) })),
      v.maxLength(mostWords),
    ),
  }),
  output: v.null(),
})
