import * as v from 'valibot'
import { cloudFunction } from '../../../shared/functions/cloud-function'
import { recordId } from '../../../shared/records/document-id'
import { scope } from '../../../shared/records/policy'

/**
 * Assigns neighborhoods to weekends, or to none. Each is in at most one weekend, even with concurrent calls. Returns how many changed their
 * weekend. Listings keep their days: `swapWeekends` moves those.
 */
export const assignNeighbourhoods = cloudFunction({
  name: 'assignNeighbourhoods',
  repeatable: 'a neighborhood that is in its weekend stays there',
  access: scope('guide'),
  input: v.strictObject({
    editionId: recordId,
    moves: v.pipe(v.array(v.strictObject({ neighbourhoodId: recordId, weekendId: v.nullable(recordId) })), v.minLength(1), v.maxLength(100)),
  }),
  output: v.strictObject({ moved: v.number() }),
})
