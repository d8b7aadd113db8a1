import * as fc from 'fast-check'
import type { PriceFacts, Purchase } from '../../../src/domain/shop/pricing/catalog'
import type { Discount } from '../../../src/domain/shop/pricing/discounts'
import { forSale, piecesOf } from './counter'

export const discount = (more: Pick<Discount, 'takes'> & Partial<Discount>): Discount => ({
  id: 'discount',
  title: 'Ten years of open doors',
  accountCode: '4900',
  ...more,
})

const sold = forSale.filter(({ fmvCents }) => fmvCents !== null)
const amountFor = ({ price }: (typeof sold)[number]): fc.Arbitrary<number | undefined> =>
  typeof price === 'number' ? fc.constant(undefined) : fc.integer({ min: price.minCents, max: price.maxCents })
const chosen = fc
  .subarray([...sold], { minLength: 1 })
  .chain(items => fc.tuple(...items.map(item => fc.tuple(fc.constant(item.refId), fc.integer({ min: 1, max: 6 }), amountFor(item)))))
  .map(picked => picked.map(([refId, pieces, amount]) => piecesOf(refId, pieces, amount)))

const takes = fc.oneof(fc.record({ basisPoints: fc.nat(10_000) }), fc.record({ cents: fc.nat(40_000) }))
const discounts = fc
  .array(fc.record({ takes, on: fc.option(fc.subarray(sold.map(({ refId }) => refId)), { nil: undefined }) }), { maxLength: 3 })
  .map(found => found.map(({ takes: how, on }, i) => discount({ id: `discount-${i}`, takes: how, ...(on && { on }) })))

/** Orders of items for sale, with the server's facts about the buyer: membership, discounts, and the place and way of delivery. */
export const purchases: fc.Arbitrary<{ purchase: Purchase; known: Partial<PriceFacts> }> = fc
  .record({ lines: chosen, zip: fc.constantFrom('94110', '94801', '10001'), isSent: fc.boolean(), isMember: fc.boolean(), discounts })
  .map(({ lines, zip, isSent, ...known }) => ({ purchase: { lines, zip, isSent }, known }))
