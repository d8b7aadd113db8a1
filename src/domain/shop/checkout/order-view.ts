import * as v from 'valibot'
import { statesOf } from '../../shared/records/collection'
import { lineKinds, orderStates } from '../orders.collection'
import { leadingKinds } from '../what-was-bought'

/** The id of a line; the ids of its hold and its terms contain it. */
export const lineId = v.pipe(v.string(), v.regex(/^[a-zA-Z0-9][\w-]{0,39}$/))

const cents = v.pipe(v.number(), v.integer())

/** A line with its price, as its payer sees it. */
export const pricedLine = v.strictObject({
  id: lineId,
  kind: v.picklist(lineKinds),
  refId: v.exactOptional(v.pipe(v.string(), v.maxLength(128))),
  title: v.pipe(v.string(), v.maxLength(140)),
  quantity: v.number(),
  unitCents: cents,
  /** Its share of the discounts, which are separate lines. */
  discountCents: cents,
  fmvCents: cents,
  deductibleCents: cents,
  taxCents: cents,
  /** The buyer gets a file to download. */
  isDigital: v.exactOptional(v.boolean()),
})

/** An order as its payer sees it. */
export const orderView = v.strictObject({
  orderId: v.string(),
  status: v.picklist(statesOf(orderStates)),
  email: v.string(),
  lines: v.array(pricedLine),
  totalCents: cents,
  taxCents: cents,
  refundedCents: cents,
  /** ISO instants. */
  orderedAt: v.string(),
  payBy: v.exactOptional(v.string()),
  /** `YYYY-MM-DD`, once it is paid. */
  paidOn: v.exactOptional(v.string()),
  method: v.exactOptional(v.string()),
  card: v.exactOptional(v.strictObject({ brand: v.string(), last4: v.string() })),
  /** The state of a refund that the payer asked for. */
  refund: v.exactOptional(v.strictObject({ state: v.picklist(['asked', 'declined', 'refunded']), answer: v.exactOptional(v.string()) })),
  /** Lines with a downloadable file: until when (an ISO instant), and whether that has passed, so that the link must be renewed. */
  downloads: v.exactOptional(v.array(v.strictObject({ lineId, until: v.string(), isOver: v.boolean() }))),
  /** Places at events that are paid and not refunded, with the code for the door. */
  tickets: v.exactOptional(v.array(v.strictObject({ lineId, eventId: v.string(), places: v.number(), code: v.string() }))),
  /** Addresses of what was bought, for whoever has an account. */
  leadsTo: v.exactOptional(v.array(v.strictObject({ lineId, kind: v.picklist(leadingKinds), to: v.string() }))),
  sentTo: v.exactOptional(v.strictObject({ name: v.string(), street: v.string(), city: v.string(), region: v.string(), zip: v.string() })),
  /** The buyer collects the goods. */
  isFetched: v.exactOptional(v.boolean()),
})
export type OrderView = v.InferOutput<typeof orderView>
export type PricedLine = v.InferOutput<typeof pricedLine>
