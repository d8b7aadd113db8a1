import { beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../../../src/domain/audit/audit.collection'
import { dataOf } from '../../../../src/domain/shared/records/records'
import { availability } from '../../../../src/domain/shop/availability'
import { ProductService } from '../../../../src/domain/shop/product-service'
import { products } from '../../../../src/domain/shop/products.collection'
import { changeVariants } from '../../../../src/domain/shop/stock/change-variants.contract'
import { type PayingWorld, payingWorld } from '../../../support/shop/paying'
import { posters } from '../../../support/shop/shop-world'

const money = { pid: 'p-money', adm: 1, sc: 'm' } as const
let shop: PayingWorld

beforeEach(async () => {
  shop = await payingWorld()
})

const variantsOf = async (id: string) => (await shop.behind.get(products, id))!.variants
/** As staff who saw these variants. */
async function correct(seen: Awaited<ReturnType<typeof variantsOf>>, stock: number): Promise<unknown> {
  await shop.enter(money)
  return shop.call(changeVariants, { productId: 'poster', seen: [...seen], variants: [{ ...seen[0]!, stock }] })
}
const broken = (rule: string, details: object = {}) => ({ details: { rule, ...details } })

describe('a correction of the stock', () => {
  it('counts what was ordered since staff looked', async () => {
    const seen = await variantsOf('poster')
    await shop.checkout([posters(2)])
    expect(await shop.stockOf('poster')).toBe(1)
    await correct(seen, 13)
    expect(await shop.stockOf('poster')).toBe(11)
  })

  it('is in the audit, and what orders hold and take is not: they have entries of their own', async () => {
    const audited = async () => (await shop.behind.find(audit, { where: [['entity', '==', 'products']] })).map(({ actor }) => actor)
    const before = await audited()
    const seen = await variantsOf('poster')
    await shop.enter({ pid: 'mia' })
    await shop.checkout([posters(2)])
    expect([await shop.stockOf('poster'), await audited()]).toEqual([1, before])
    await correct(seen, 13)
    expect((await audited()).filter(actor => actor === 'p-money')).toHaveLength(1)
  })

  it('never makes it negative while an order holds pieces', async () => {
    const seen = await variantsOf('poster')
    const { payment } = await shop.checkout([posters(2)])
    await expect(correct(seen, 1)).rejects.toMatchObject(broken('stock-taken', { left: 1 }))
    expect(await shop.stockOf('poster')).toBe(1)
    await correct(seen, 2)
    expect(await shop.stockOf('poster')).toBe(0)
    await shop.payments.pay(payment.by === 'card' ? payment.clientSecret : '', '4242424242424242')
    expect(await shop.stockOf('poster')).toBe(0)
    expect((await shop.orders())[0]).toMatchObject({ status: 'paid' })
  })

  it('is refused where a colleague changed the price, or has no scope for money', async () => {
    const [seen] = await variantsOf('poster')
    await shop.enter(money)
    const price = { cents: 5000, cur: 'usd' as const }
    const change = (price_: typeof price) => ({ productId: 'poster', seen: [seen!], variants: [{ ...seen!, price: price_ }] })
    await shop.call(changeVariants, change(price))
    await expect(shop.call(changeVariants, change({ ...price, cents: 100 }))).rejects.toMatchObject(broken('record-overtaken'))
    await shop.enter({ pid: 'p-guide', adm: 1, sc: 'g' })
    await expect(shop.call(changeVariants, change(price))).rejects.toMatchObject({ code: 'permission-denied' })
  })
})

describe('variants', () => {
  it('are not removed while somebody pays for one, and have numbers of their own', async () => {
    const seen = await variantsOf('poster')
    await shop.checkout([posters()])
    await shop.enter(money)
    const to = (variants: typeof seen) => shop.call(changeVariants, { productId: 'poster', seen: [...seen], variants: [...variants] })
    await expect(to([{ ...seen[0]!, sku: 'a1' }])).rejects.toMatchObject(broken('variant-held', { label: 'A2' }))
    await expect(to([seen[0]!, seen[0]!])).rejects.toMatchObject(broken('sku-twice'))
    await shop.later(90)
    await to([{ ...seen[0]!, sku: 'a1' }])
    expect((await variantsOf('poster')).map(({ sku }) => sku)).toEqual(['a1'])
  })

  it('that staff enter last make goods appear in the shop', async () => {
    await shop.enter(money)
    const poster = dataOf(products, (await shop.behind.get(products, 'poster'))!)
    await shop.behind.commit(shop.behind.creating(products, 'new', { ...poster, title: 'New', variants: [], status: 'live' }))
    const service = shop.services.get(ProductService)
    const titles = async () => (await service.products.read()).map(({ title }) => title)
    expect(await titles()).not.toContain('New')
    const one = { sku: 'one', label: 'One', price: { cents: 900, cur: 'usd' as const } }
    await shop.call(changeVariants, { productId: 'new', seen: [], variants: [one] })
    expect(await titles()).toContain('New')
    const [shown] = (await service.products.read()).filter(({ title }) => title === 'New')
    expect(availability(shown!, shown!.variants[0]!, '2027-10-16', false)).toEqual({ state: 'available' })
  })

  it('are shown in the order that staff chose, those that are sold out among them', async () => {
    const service = shop.services.get(ProductService)
    const before = await service.products.read()
    const first = (await shop.behind.get(products, before[0]!.id))!
    await shop.behind.change(products, first, { order: 999 })
    expect((await service.products.read()).map(({ id }) => id)).toEqual([...before.slice(1).map(({ id }) => id), first.id])
  })
})
