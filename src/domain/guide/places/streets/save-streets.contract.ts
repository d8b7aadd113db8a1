import * as v from 'valibot'
import { cloudFunction, hourly } from '../../../shared/functions/cloud-function'
import { recordId } from '../../../shared/records/document-id'
import { scope } from '../../../shared/records/policy'
import { maxStreetPoints, streetMap, streetPoints } from './street-map'

/**
 * Stores the streets of an edition's city, or removes them from its map. Visitors see the change when the guide is published next. Refuses
 * with `not-found` if the edition does not exist.
 */
export const saveStreets = cloudFunction({
  name: 'saveStreets',
  heavy: true,
  repeatable: 'the file has the hash of its content as its name, and the same twice is the same',
  access: scope('guide'),
  limit: { account: hourly(60) },
  input: v.strictObject({
    editionId: recordId,
    streets: v.optional(
      v.pipe(
        streetMap,
        v.check(map => streetPoints(map) <= maxStreetPoints),
      ),
    ),
  }),
  output: v.strictObject({ points: v.number() }),
})
