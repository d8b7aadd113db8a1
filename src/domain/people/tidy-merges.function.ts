import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { scope } from '../shared/policy'

/** Deletes what was kept of both records of merges that can be taken back no more, and the names in their list. Every host runs it by the hour. */
export const tidyMerges = cloudFunction({
  name: 'tidyMerges',
  access: scope('system'),
  input: v.strictObject({}),
  output: v.strictObject({ tidied: v.number() }),
})
