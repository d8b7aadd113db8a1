import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { anyone } from '../../shared/records/policy'

/** A device's own id, which it chose at random and keeps: whoever has no account has a passport by it. */
export const deviceId = v.pipe(v.string(), v.uuid())

/**
 * Stamps the passport of a person, or of a device on which nobody is signed in, with the code from a door sign. A device without a network
 * sends its stamps within a week. One stamp for each studio and day, however often it arrives. Refuses with `stamp-code-wrong`,
 * `stamp-closed` for a time more than an hour from an opening, and `stamp-own-studio` for the owners of a listing, who are no visitors.
 */
export const stampPassport = cloudFunction({
  name: 'stampPassport',
  access: anyone,
  repeatable: 'a passport has one stamp for each studio and day',
  limit: { network: hourly(600), account: hourly(120), target: { ...hourly(120), of: input => input.deviceId } },
  input: v.strictObject({
    listingId: recordId,
    code: v.pipe(v.string(), v.maxLength(20)),
    method: v.picklist(['qr', 'code']),
    at: v.pipe(v.string(), v.isoTimestamp()),
    deviceId,
  }),
  output: v.strictObject({
    /** `already`: this passport had the studio's stamp of that day. */
    outcome: v.picklist(['stamped', 'already']),
    editionId: v.string(),
    /** Different studios of the edition in this passport, with this one. */
    studios: v.number(),
  }),
})
export type Stamping = v.InferOutput<typeof stampPassport.input>
