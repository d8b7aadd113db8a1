import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { any, scope } from '../../shared/records/policy'
import { prices } from '../price-tables.collection'
import { activationInput, draftInput } from './price-version-inputs'

const staff = any(scope('guide'), scope('money'))
const limit = { account: hourly(240) }
const { rows, volunteerCents, volunteerHours } = prices.fields
const number = (of: { readonly schema: unknown }) => of.schema as v.GenericSchema<number>

/**
 * Stores the draft of an edition's registration prices, as a new version: a version in use never changes. `seen` is the `rev` of the draft
 * that it replaces. Refuses with `record-overtaken` if there is a newer draft, and with `price-twice` or `price-missing` (`tier`, `phase`).
 */
export const savePrices = cloudFunction({
  name: 'savePrices',
  access: staff,
  limit,
  input: v.strictObject({
    ...draftInput,
    rows: rows.schema,
    volunteerCents: number(volunteerCents),
    volunteerHours: number(volunteerHours),
  }),
  output: v.strictObject({ version: v.number() }),
})

/**
 * Makes the draft the current prices of an edition and supersedes the version before; submitted registrations keep their price. `rev` is that
 * of the draft that the caller saw.
 */
export const activatePrices = cloudFunction({
  name: 'activatePrices',
  access: staff,
  limit,
  input: activationInput,
  output: v.strictObject({}),
})
