import * as v from 'valibot'
import { hourly } from '../../shared/functions/call-limit'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { any, scope } from '../../shared/records/policy'
import { prices } from '../price-tables.collection'

const staff = any(scope('guide'), scope('money'))
const limit = { account: hourly(240) }
const { rows, volunteerCents, volunteerHours } = prices.fields
const number = (of: { readonly schema: unknown }) => of.schema as v.GenericSchema<number>

/**
 * Stores prices of registrations as the draft of an edition, which is a version of its own: one that people register by never changes.
 * `seen` is the `rev` of the draft that is replaced. Refuses with `record-overtaken` where there is another draft by now, and with
 * `price-twice` or `price-missing` (`tier`, `phase`).
 */
export const savePrices = cloudFunction({
  name: 'savePrices',
  access: staff,
  limit,
  input: v.strictObject({
    editionId: recordId,
    seen: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    rows: rows.schema,
    volunteerCents: number(volunteerCents),
    volunteerHours: number(volunteerHours),
  }),
  output: v.strictObject({ version: v.number() }),
})

/**
 * Makes the draft the prices of an edition. The version before it is superseded: whoever has sent a registration keeps its price. `rev` is
 * that of the draft as the caller saw it.
 */
export const activatePrices = cloudFunction({
  name: 'activatePrices',
  access: staff,
  limit,
  input: v.strictObject({ editionId: recordId, version: v.pipe(v.number(), v.integer(), v.minValue(1)), rev: v.number() }),
  output: v.strictObject({}),
})
