import { defineHandler, type HandlerContext } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { type StoredOf, stateAfter } from '../../shared/records/collection'
import { RuleBroken } from '../../shared/records/rule-broken'
import { membershipProducts } from '../membership-products.collection'
import { moveMembershipProduct } from './move-membership-product.contract'

type Product = StoredOf<typeof membershipProducts>

export const moveMembershipProductHandler = defineHandler(moveMembershipProduct, (context, { productId, event }) =>
  context.once(async within => {
    const product = await within.get(membershipProducts, productId)
    if (!product || product.deletedAt) throw new Refused('not-found', productId)
    const status = stateAfter(membershipProducts, product, event)
    if (event === 'open') await requireSellable(context, product)
    within.change(membershipProducts, product, { status })
    return {}
  }),
)

/** Checks the fields that its public page needs. */
async function requireSellable({ systemRecords }: HandlerContext, { routeKey, levels }: Product): Promise<void> {
  if (!/^[a-z]{3,20}$/.test(routeKey)) throw new RuleBroken('not-for-sale', { missing: 'address' })
  if (levels.length === 0) throw new RuleBroken('not-for-sale', { missing: 'levels' })
  const sold = await systemRecords.find(membershipProducts, { where: [['status', '==', 'live']] })
  if (sold.some(other => !other.deletedAt && other.routeKey === routeKey)) throw new RuleBroken('address-taken')
}
