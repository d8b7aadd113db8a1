import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { brokenRuleOf } from '../../../../src/domain/shared/functions/cloud-function'
import { type Checkout, holdAgain } from '../../../../src/domain/shop/checkout/create-checkout.contract'
import { sumOf } from '../../../../src/domain/shop/pricing/allocate-cents'
import { posters, type ShopWorld, shopWorld } from '../../../support/shop/shop-world'

const beginning = 3
const buyers = 5
const keyOf = (buyer: number) => `6a1f0c52-7f0e-4a38-9d51-0d4f7b1c2e0${buyer}`

/** What a buyer does; each has one order, however often they try. */
type Step =
  | { readonly does: 'order' | 'pay' | 'holdAgain'; readonly buyer: number }
  | { readonly does: 'wait'; readonly minutes: number; readonly looks: boolean }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constantFrom('order' as const, 'order' as const, 'pay' as const, 'holdAgain' as const),
      buyer: fc.nat(buyers - 1),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 40 }), looks: fc.boolean() }) },
)
/** Steps in an outer list follow each other; those of one inner list run at once. */
const days = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 10 })

async function runStep(shop: ShopWorld, made: Map<number, Checkout>, one: Step): Promise<void> {
  if (one.does === 'wait') {
    if (one.looks) return shop.later(one.minutes)
    shop.localMode.setNow(new Date(shop.clock.now().getTime() + one.minutes * 60_000))
    return
  }
  const { buyer } = one
  const order = made.get(buyer)
  if (one.does === 'order') {
    const wanted = (buyer % 2) + 1
    made.set(buyer, await shop.checkout([posters(wanted)], { key: keyOf(buyer), email: `buyer${buyer}@post.example`, seenCents: wanted * 5214 }))
  } else if (order && one.does === 'holdAgain') await shop.call(holdAgain, { orderId: order.orderId, orderKey: order.orderKey })
  else if (order?.payment.by === 'card' && one.does === 'pay') await shop.payments.pay(order.payment.clientSecret, '4242424242424242')
}

async function pieces(shop: ShopWorld) {
  const holds = await shop.holds()
  const inState = (state: string) => sumOf(holds.filter(({ status }) => status === state).map(one => one.pieces))
  return { sold: inState('confirmed'), held: inState('held'), left: (await shop.stockOf('poster'))! }
}

it('every piece is sold, held or left, whatever many buyers do at once, and no count is below zero', async () => {
  let sold = 0
  await fc.assert(
    fc.asyncProperty(days, async all => {
      const shop = await shopWorld()
      const made = new Map<number, Checkout>()
      for (const atOnce of all) {
        const done = await Promise.allSettled(atOnce.map(one => runStep(shop, made, one)))
        // Every refusal must come from a rule; any other failure is a bug.
        const mistakes = done.flatMap(one => (one.status === 'rejected' && !brokenRuleOf(one.reason) ? [String(one.reason)] : []))
        expect(mistakes).toEqual([])
        const now = await pieces(shop)
        expect(now.left).toBeGreaterThanOrEqual(0)
        expect(now.sold + now.held + now.left).toBe(beginning)
        sold += now.sold
      }
    }),
    { numRuns: 60, seed: 20271016, endOnFailure: true },
  )
  expect(sold).toBeGreaterThan(0)
})
