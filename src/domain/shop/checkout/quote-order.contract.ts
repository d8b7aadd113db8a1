import * as v from 'valibot'
import { cloudFunction, hourly, onlyReads } from '../../shared/functions/cloud-function'
import { anyone } from '../../shared/records/policy'
import type { Availability } from '../availability'
import type { CodeProblem } from '../codes/code-discount'
import type { PricingRefusal } from '../pricing/pricing-refusals'
import { orderDraft } from './order-draft'
import { pricedLine } from './order-view'

/** Why a level cannot be changed by an order: staff have to do it. */
type LineUpgradeRefusal = 'no-upgrade' | 'credit-above-price'

/**
 * Why something cannot be ordered; `lineId` if it concerns one line. `unavailable` with the state `available`: fewer are `left` than wanted.
 * `sign-in-needed`: a membership and a monthly gift belong to a person. `monthly-already`: the buyer already gives to it monthly, or the
 * membership already renews automatically. `only-card`: monthly payments, and changes of level, whose credit is of today. `address-needed`:
 * goods are to be sent, but no address was given. `code`: a discount that does not apply.
 */
export type QuoteRefusal =
  | PricingRefusal
  | { readonly reason: 'unavailable'; readonly lineId: string; readonly availability: Availability }
  | { readonly reason: 'sign-in-needed' | 'monthly-already' | 'only-card' | LineUpgradeRefusal; readonly lineId: string }
  | { readonly reason: 'address-needed' }
  | { readonly reason: 'code'; readonly problem: CodeProblem }

export const pricedQuote = v.strictObject({
  state: v.literal('priced'),
  lines: v.array(pricedLine),
  totalCents: v.number(),
  taxCents: v.number(),
  /** Whether a line costs less because the buyer is a member. */
  hasMemberPrices: v.boolean(),
  /** Whether the order contains goods, which are sent or collected. */
  hasThings: v.boolean(),
  /** Whether goods are sent, so that an address is needed. */
  isSent: v.boolean(),
  /** Whether the order contains goods that can be sent; all of them can also be collected. */
  canBeSent: v.boolean(),
})
export const refusedQuote = v.strictObject({ state: v.literal('refused'), refusals: v.array(v.custom<QuoteRefusal>(isReason)) })

/** The current price of an order for the caller; members get their prices. Nothing is stored or held. */
export const quoteOrder = cloudFunction({
  name: 'quoteOrder',
  repeatable: onlyReads,
  access: anyone,
  limit: { network: hourly(1200), account: hourly(600) },
  input: orderDraft,
  output: v.variant('state', [pricedQuote, refusedQuote]),
})
export type Quoted = v.InferOutput<typeof quoteOrder.output>

function isReason(value: unknown): boolean {
  return typeof value === 'object' && value !== null && typeof (value as { reason?: unknown }).reason === 'string'
}
