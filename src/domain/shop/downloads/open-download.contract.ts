import * as v from 'valibot'
import { filePart, partNumber } from '../../shared/files/file-parts'
import { cloudFunction, hourly, onlyReads } from '../../shared/functions/cloud-function'
import { anyone } from '../../shared/records/policy'
import { anOrderId } from '../checkout/order-draft'
import { lineId } from '../checkout/order-view'

/** A signed link, which opens a file until an instant without the order's key. */
const link = v.strictObject({
  orderId: anOrderId,
  lineId,
  until: v.pipe(v.string(), v.maxLength(30), v.isoTimestamp()),
  signature: v.pipe(v.string(), v.maxLength(64)),
})

/**
 * Returns a link to the file of a digital product, for its payer: valid for seven days from the payment, and renewed for seven days when it
 * is requested after that. Counts the requests. Refuses with `order-unknown`, with `download-refunded`, and with `not-found` if the line has
 * no file.
 */
export const openDownload = cloudFunction({
  name: 'openDownload',
  // The response contains the link, which must not be stored.
  repeatable: 'it is the same link; a question is counted twice',
  access: anyone,
  limit: { network: hourly(120), account: hourly(60), target: { ...hourly(60), of: ({ orderId }) => orderId } },
  input: v.strictObject({ orderId: anOrderId, orderKey: v.exactOptional(v.pipe(v.string(), v.maxLength(64))), lineId }),
  output: v.strictObject({ link, name: v.string(), type: v.string(), bytes: v.number() }),
})

/** One part of the file behind a link. Refuses with `download-over` and `download-refunded`. */
export const readDownload = cloudFunction({
  name: 'readDownload',
  repeatable: onlyReads,
  access: anyone,
  limit: { network: hourly(600), account: hourly(400) },
  input: v.strictObject({ link, part: partNumber }),
  output: filePart,
})
