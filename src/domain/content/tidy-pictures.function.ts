import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { scope } from '../shared/policy'

/**
 * Takes away what became of pictures that nobody shows: uploads that were abandoned or failed a day ago, with their records, and the
 * files of what was trashed thirty days ago. Every host runs it by the hour.
 */
export const tidyPictures = cloudFunction({
  name: 'tidyPictures',
  access: scope('system'),
  input: v.strictObject({}),
  output: v.strictObject({ abandoned: v.number(), purged: v.number() }),
})
