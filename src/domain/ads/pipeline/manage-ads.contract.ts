import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { reason } from '../../shared/functions/reason'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'
import { adSlots } from '../flat-plan/ad-slots'

const comment = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000))
const at = { adId: recordId }

/**
 * A step of the guide's staff: take artwork that the preflight refused (with a reason, in the audit), show it as a proof, ask for changes, place it
 * on the flat plan, and take it off again. Refuses with `illegal-transition`, `ad-place-taken` (`by`) and `ad-place-wrong` (`why`).
 */
export const moveAd = cloudFunction({
  name: 'moveAd',
  access: scope('guide'),
  limit: { account: hourly(600) },
  input: v.variant('event', [
    v.strictObject({ ...at, event: v.literal('override'), reason }),
    v.strictObject({ ...at, event: v.literal('pass') }),
    v.strictObject({ ...at, event: v.literal('refuse'), comment }),
    v.strictObject({
      ...at,
      event: v.literal('place'),
      page: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
      slot: v.picklist(adSlots),
    }),
    v.strictObject({ ...at, event: v.literal('remove') }),
  ]),
  output: v.strictObject({}),
})

/**
 * How many pages the guide of an edition has; refuses with `ad-place-wrong` fewer than advertisements are placed on. With `seen`, the placements that
 * staff saw counted, what would not fit has the places that `fittedPlan` gives it; refuses with `record-overtaken` if the plan was changed since.
 */
export const setPlanPages = cloudFunction({
  name: 'setPlanPages',
  access: scope('guide'),
  limit: { account: hourly(120) },
  input: v.strictObject({
    editionId: recordId,
    pages: v.pipe(v.number(), v.integer(), v.minValue(4), v.maxValue(1000), v.multipleOf(2)),
    seen: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
  output: v.strictObject({}),
})

/** Shows every advertisement on the flat plan of an edition to visitors, with its picture. */
export const publishAds = cloudFunction({
  name: 'publishAds',
  repeatable: 'it publishes what is on the flat plan now',
  access: scope('guide'),
  limit: { account: hourly(60) },
  input: v.strictObject({ editionId: recordId }),
  output: v.strictObject({ published: v.number() }),
})
