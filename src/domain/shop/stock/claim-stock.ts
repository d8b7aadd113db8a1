import { isMember } from '../../memberships/is-member'
import type { HandlerContext } from '../../shared/functions/handler'
import { RuleBroken } from '../../shared/records/rule-broken'
import { availability } from '../availability'
import type { Claim } from './claim-places'
import { lapsedHolds } from './lapsed-holds'
import { partsOfRef } from './stock-ref'
import { StockWithin } from './stock-transaction'

/** Reserves `n` pieces of goods until `until`; `n` = 0 releases them. Throws `sold-out` with how many are left. */
export async function claimStock(context: HandlerContext, { ref, n, key }: Claim, until: Date): Promise<void> {
  const { systemRecords, clock, actor } = context
  const personId = actor?.claims.pid
  const today = await context.today()
  const [lapsed, member] = await Promise.all([
    lapsedHolds(systemRecords, [ref], clock.now()),
    personId === undefined ? false : isMember(systemRecords, personId, today),
  ])
  await systemRecords.transact(async within => {
    const stock = await StockWithin.read(within, [ref], [key, ...lapsed.map(({ id }) => id)], clock.now())
    const product = stock.product(partsOfRef(ref).id)
    if (n === 0) stock.release(key)
    else {
      const isForSale = product?.status === 'live' && !product.deletedAt && availability(product, {}, today, member).state === 'available'
      if (!isForSale || !stock.hold({ id: key, ref, pieces: n }, until))
        throw new RuleBroken('sold-out', { left: isForSale ? (stock.left(ref) ?? 0) : 0 })
    }
    stock.write()
  })
}
