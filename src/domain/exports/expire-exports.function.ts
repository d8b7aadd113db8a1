import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { scope } from '../shared/policy'

/** Deletes the files of exports whose seven days are over; how they came about stays in the list. Every host runs it by the hour. */
export const expireExports = cloudFunction({
  name: 'expireExports',
  access: scope('system'),
  input: v.strictObject({}),
  output: v.strictObject({ expired: v.number() }),
})
