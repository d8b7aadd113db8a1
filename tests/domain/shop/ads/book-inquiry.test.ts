import { beforeEach, describe, expect, it } from 'vitest'
import { adPrices } from '../../../../src/domain/ads/ad-prices.collection'
import { policies } from '../../../../src/domain/content/policies.collection'
import { bookInquiryHandler } from '../../../../src/domain/shop/ads/book-inquiry.handler'
import { cancelAdHandler } from '../../../../src/domain/shop/ads/cancel-ad.handler'
import { type AdWorld, adWorld } from '../../../support/shop/ad-world'

let world: AdWorld
beforeEach(async () => {
  world = await adWorld()
})
const ask = async (who: string) => (await world.book(who, { method: 'inquire' })).id
const accept = (adId: string) => world.asStaff(bookInquiryHandler, { adId })

describe('an inquiry for a space', () => {
  it('becomes a booking at its own price once the space is free, with an invoice that a check pays', async () => {
    const { id: first } = await world.book('ana')
    const asked = await ask('bo')
    await expect(accept(asked)).rejects.toMatchObject({ details: { rule: 'ad-sold-out' } })
    expect(await world.ad(asked)).toMatchObject({ status: 'enquiry' })
    await world.as('ana', cancelAdHandler, { adId: first, seenRefundCents: 0 })

    const [table] = await world.behind.find(adPrices, { params: { edition: '2027' } })
    const { rows, nonprofitPercent, designHelp, pagesWanted } = table!
    const dearer = rows.map(row => ({ ...row, regular: { cents: 999_900, cur: 'usd' as const } }))
    await world.behind.commit(
      world.behind.changing(adPrices, table!, { status: 'superseded' }, { edition: '2027' }),
      world.behind.creating(
        adPrices,
        '2',
        { version: 2, rows: dearer, nonprofitPercent, designHelp, pagesWanted, status: 'active' },
        { edition: '2027' },
      ),
    )
    await accept(asked)
    expect(await world.ad(asked)).toMatchObject({ status: 'invoiced', orderId: asked, priceVersion: 1, price: { cents: 250_000 } })
    expect(await world.order(asked)).toMatchObject({ status: 'awaiting_payment', personId: 'bo', total: { cents: 250_000 } })
    expect(world.mails()).toContain('bo@post.example: Invoice for your advertisement in Open Studios 2027')
    expect(await world.pay('bo', asked)).toEqual({ by: 'cheque' })
    await world.recordPayment({ orderId: asked, method: 'cheque', receivedOn: await world.context.today() })
    expect((await world.ad(asked)).status).toBe('paid')
    await expect(accept(asked)).rejects.toMatchObject({ details: { rule: 'illegal-transition' } })
  })

  it('gives the space back when its invoice is not paid within two weeks', async () => {
    const asked = await ask('bo')
    await accept(asked)
    await world.later(60 * 24 * 13)
    expect((await world.ad(asked)).status).toBe('invoiced')
    await world.later(60 * 24 * 2)
    expect((await world.ad(asked)).status).toBe('cancelled')
    await world.book('cy')
  })

  it('is booked once: two of staff at one instant do not sell the last space twice', async () => {
    const asked = [await ask('ana'), await ask('bo')]
    const settled = await Promise.allSettled([...asked, asked[0]!].map(accept))
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await world.booked()).toHaveLength(1)
    expect(await world.orders()).toHaveLength(1)
  })

  it('is paid at once where it costs nothing, and no mail asks for money', async () => {
    await world.discountForNonprofits(100)
    const { id } = await world.book('bo', { method: 'inquire', isNonprofit: true })
    await accept(id)
    expect([(await world.ad(id)).status, (await world.order(id)).status]).toEqual(['paid', 'paid'])
    await world.later(60 * 24 * 15)
    expect((await world.ad(id)).status).toBe('art_due')
    expect(world.mails().join()).not.toContain('Invoice')
  })

  it('keeps which terms its advertiser accepted when they asked, whatever terms are in effect when it is booked', async () => {
    const asked = await ask('bo')
    const { behind } = world
    const { title, body, effective } = (await behind.get(policies, 'terms-2'))!
    await behind.commit(behind.creating(policies, 'terms-3', { title, body, effective, kind: 'terms', version: 3, status: 'effective' }))
    await accept(asked)
    expect((await world.order(asked)).policyVersions).toEqual({ terms: 2, refund: 1 })
    expect((await world.order((await world.book('cy', { size: 'Half page', seenCents: 70_000 })).id)).policyVersions).toEqual({ terms: 3, refund: 1 })
  })

  it('is booked by staff alone', async () => {
    const asked = await ask('bo')
    await expect(world.as('bo', bookInquiryHandler, { adId: asked })).rejects.toMatchObject({ code: 'permission-denied' })
  })
})
