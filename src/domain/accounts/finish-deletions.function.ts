import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { scope } from '../shared/policy'

/**
 * Deletes the accounts whose seven days are over: names, addresses, pictures and works go, what the law makes us keep stays without a
 * name. Every host runs it by the hour. Who was given a staff role meanwhile is left alone until a colleague takes the role away.
 */
export const finishDeletions = cloudFunction({
  name: 'finishDeletions',
  access: scope('system'),
  input: v.strictObject({}),
  output: v.strictObject({ finished: v.number() }),
})
