import * as v from 'valibot'
import { hourly } from '../../shared/functions/call-limit'
import { cloudFunction, onlyReads } from '../../shared/functions/cloud-function'
import { anyone } from '../../shared/records/policy'
import type { Availability } from '../availability'
import type { CodeProblem } from '../codes/code-discount'
import type { PricingRefusal } from '../pricing/pricing-refusals'
import { orderDraft } from './order-draft'
import { pricedLine } from './order-view'

/** Why a level cannot be changed by an order: staff have to work it out. */
type LineUpgradeRefusal = 'no-upgrade' | 'credit-above-price'

/**
 * Why something cannot be had; `lineId` where it is about one line. `unavailable` with the state `available`: fewer are `left` than asked for.
 * `sign-in-needed`: a membership and a monthly gift belong to a person. `monthly-already`: they give to it monthly, or their
 * membership renews itself already. `only-card`: what is paid monthly, and a change of level, whose credit is of today. `address-needed`: goods are
 * sent, and nobody said where. `code`: a discount that cannot be had.
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
  isMember: v.boolean(),
  /** Whether something is sent, and an address is needed. */
  isSent: v.boolean(),
  /** Whether there is something in it that we send; all of it can be fetched. */
  canBeSent: v.boolean(),
})
export const refusedQuote = v.strictObject({ state: v.literal('refused'), refusals: v.array(v.custom<QuoteRefusal>(isReason)) })

/** What an order costs now, for whoever asks: members have their prices. Nothing is stored or held. */
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
