import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { scope } from '../shared/policy'

/** Ends the roles whose day has come. Every host runs it by the hour. The last superadmin's has no end any more, and is counted in `kept`. */
export const expireRoles = cloudFunction({
  name: 'expireRoles',
  access: scope('system'),
  input: v.strictObject({}),
  output: v.strictObject({ expired: v.number(), kept: v.number() }),
})
