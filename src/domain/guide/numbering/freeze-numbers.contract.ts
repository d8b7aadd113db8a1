import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'

/**
 * From now on no map number of the edition changes: late listings get a letter, and numbers of withdrawn ones are retired. It cannot be
 * undone. Refuses with `numbers-incomplete` where a listing of the guide has no number or two places have the same, with `unpinned-listings`
 * where one cannot have a number because of its pin, and with `nothing-to-publish` in an empty edition.
 */
export const freezeNumbers = cloudFunction({
  name: 'freezeNumbers',
  heavy: true,
  repeatable: 'what is frozen stays frozen, at the time of the first call',
  access: scope('guide'),
  limit: { account: hourly(60) },
  recentSignIn: () => true,
  input: v.strictObject({ editionId: recordId }),
  output: v.strictObject({ numbered: v.number(), frozenAt: v.string() }),
})
