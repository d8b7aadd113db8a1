import * as v from 'valibot'
import { activationInput, draftInput } from '../../guide/pricing/price-version-inputs'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { schemaOf } from '../../shared/records/fields'
import { any, scope } from '../../shared/records/policy'
import { adPrices } from '../ad-prices.collection'

const staff = any(scope('guide'), scope('money'))
const limit = { account: hourly(240) }
const { version: _version, status: _status, ...table } = adPrices.fields

/** What staff enter of a version. */
export const adPriceFields = table

/**
 * Stores the draft of an edition's advertising prices, as a new version: a version in use never changes. Refuses with `record-overtaken` if
 * there is a newer draft, with `ad-space-twice`, and with `ad-space-sold` where fewer are for sale than are booked.
 */
export const saveAdPrices = cloudFunction({
  name: 'saveAdPrices',
  access: staff,
  limit,
  input: v.strictObject({ ...draftInput, table: schemaOf(adPriceFields) }),
  output: v.strictObject({ version: v.number() }),
})

/** Makes the draft the prices in effect and supersedes the version before; bookings keep the price of their version. */
export const activateAdPrices = cloudFunction({
  name: 'activateAdPrices',
  access: staff,
  limit,
  input: activationInput,
  output: v.strictObject({}),
})
