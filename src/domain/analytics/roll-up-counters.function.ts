import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { scope } from '../shared/policy'

/** Adds the parts of each day up into its one record, deletes those of days that are over, and words nobody asked for long. Every host runs it by the hour. */
export const rollUpCounters = cloudFunction({
  name: 'rollUpCounters',
  access: scope('system'),
  input: v.strictObject({}),
  output: v.strictObject({ days: v.number(), forgotten: v.number() }),
})
