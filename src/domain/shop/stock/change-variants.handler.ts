import { sameValue } from '../../../ports/same-value'
import { holds } from '../../capacity/holds.collection'
import { defineHandler, type HandlerContext } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import type { DataOf } from '../../shared/records/collection'
import { RuleBroken, recordOvertaken } from '../../shared/records/rule-broken'
import { products } from '../products.collection'
import { changeVariants } from './change-variants.contract'
import { stockRef } from './stock-ref'

type Variants = DataOf<typeof products>['variants']

export const changeVariantsHandler = defineHandler(changeVariants, (context, { productId, seen, variants }) => {
  if (new Set(variants.map(({ sku }) => sku)).size < variants.length) throw new RuleBroken('sku-twice')
  return context.once(
    async within => {
      const product = await within.get(products, productId)
      if (!product || product.deletedAt) throw new Refused('not-found', productId)
      if (!sameValue(product.variants.map(withoutStock), seen.map(withoutStock))) throw recordOvertaken(product)
      within.change(products, product, { variants: corrected(product.variants, seen, variants) })
      return { rev: product.rev + 1 }
    },
    () => requireFree(context, productId, seen, variants),
  )
})

const withoutStock = ({ stock: _stock, ...variant }: Variants[number]) => variant
const ofSku = (all: Variants, sku: string) => all.find(variant => variant.sku === sku)

/** The entered variants with the current stock plus the difference between entered and seen stock. */
function corrected(now: Variants, seen: Variants, entered: Variants): Variants {
  return entered.map(variant => {
    const [left, before] = [ofSku(now, variant.sku)?.stock, ofSku(seen, variant.sku)?.stock]
    if (variant.stock === undefined || left === undefined || before === undefined) return variant
    const stock = left + variant.stock - before
    if (stock < 0) throw new RuleBroken('stock-taken', { label: variant.label, left })
    return { ...variant, stock }
  })
}

/** Refuses to remove a variant that somebody is paying for. */
async function requireFree({ systemRecords, clock }: HandlerContext, productId: string, seen: Variants, entered: Variants): Promise<void> {
  for (const { sku, label } of seen.filter(variant => !ofSku(entered, variant.sku))) {
    const [held] = await systemRecords.find(holds, {
      where: [
        ['kind', '==', 'stock'],
        ['ref', '==', stockRef(productId, sku)],
        ['status', '==', 'held'],
        ['until', '>', clock.now()],
      ],
      limit: 1,
    })
    if (held) throw new RuleBroken('variant-held', { label })
  }
}
