import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { scope } from '../shared/policy'

/** Archives the published resources whose last moment has passed. Every host runs it by the hour. */
export const archiveResources = cloudFunction({
  name: 'archiveResources',
  access: scope('content'),
  input: v.strictObject({}),
  output: v.strictObject({ archived: v.number() }),
})
