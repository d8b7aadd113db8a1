import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { reason } from '../../shared/functions/reason'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'
import { wantedPlace } from './registration-input'

const { siteId, unit, street, postcode, neighbourhoodId, weekendId } = wantedPlace.entries

/**
 * Moves a listing and its registration to another weekend, and if necessary to another building or neighborhood; both stay the same if
 * omitted. Its openings move day by day, and its artist gets one mail with the reason. Refuses with `move-refused` (`reason`),
 * `building-full`, and with `print-locked` after the print lock.
 */
export const moveWeekend = cloudFunction({
  name: 'moveWeekend',
  access: scope('guide'),
  limit: { account: hourly(300) },
  once: true,
  input: v.strictObject({ id: recordId, rev: v.number(), weekendId, siteId, unit, street, postcode, neighbourhoodId, reason }),
  output: v.strictObject({ rev: v.number() }),
})
