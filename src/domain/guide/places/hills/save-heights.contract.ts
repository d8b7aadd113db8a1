import * as v from 'valibot'
import { cloudFunction, hourly } from '../../../shared/functions/cloud-function'
import { recordId } from '../../../shared/records/document-id'
import { scope } from '../../../shared/records/policy'
import { heightGrid } from './height-grid'

/**
 * Stores how high an edition's city lies, or removes it from its routes. Visitors see the change when the guide is published next. Refuses with
 * `not-found`.
 */
export const saveHeights = cloudFunction({
  name: 'saveHeights',
  repeatable: 'the file has the hash of its content as its name, and the same twice is the same',
  access: scope('guide'),
  limit: { account: hourly(60) },
  input: v.strictObject({ editionId: recordId, heights: v.optional(heightGrid) }),
  output: v.strictObject({}),
})
