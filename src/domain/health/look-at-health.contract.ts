import * as v from 'valibot'
import { cloudFunction, hourly } from '../shared/functions/cloud-function'
import { any, scope } from '../shared/records/policy'

/** Runs all checks now and stores the findings. Runs nightly as well; changes nothing that it checks. */
export const lookAtHealth = cloudFunction({
  name: 'lookAtHealth',
  heavy: true,
  repeatable: 'it does what is there now, and the same twice is the same',
  access: any(scope('system'), scope('people')),
  limit: { account: hourly(120) },
  input: v.strictObject({}),
  output: v.strictObject({ found: v.number() }),
})
