// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { createCheckout } from '../../../../src/domain/shop/checkout/create-checkout.contract'
import { quoteOrder } from '../../../../src/domain/shop/checkout/quote-order.contract'
import { fill } from '../../../support/account-app'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'
import type { MemoryWorld } from '../../../support/memory-world'

const main = () => within(screen.getByRole('main'))
const rowWith = async (text: string) => within((await main().findByText(text)).closest<HTMLElement>('ol > li')!)

/** An order for ten enamel rings that is not paid yet. */
async function orderPins(world: MemoryWorld) {
  const lines = [{ id: 'pins', kind: 'product' as const, refId: 'pins/pins-1', quantity: 1 }]
  const quoted = await world.call(quoteOrder, { lines })
  const seenCents = quoted.state === 'priced' ? quoted.totalCents : 0
  return world.call(createCheckout, { lines, key: crypto.randomUUID(), email: 'lea@post.example', seenCents, method: 'card', accepts: true })
}

describe('the orders of an account', () => {
  it('have their states and lines, and a way to ask for a refund', async () => {
    const { visit } = await memoryApp({ as: 'artlover' })
    const page = await visit('/dashboard/orders')
    const gift = await rowWith('Young hands, $35')
    gift.getByText('Paid')
    expect(gift.getByRole('link', { name: 'See your gifts' }).getAttribute('href')).toBe('/dashboard/donations')
    await userEvent.click(gift.getByRole('link', { name: 'Ask for a refund' }))
    await userEvent.click(await main().findByRole('button', { name: 'Ask for a refund' }))
    await fill('Why do you want your money back?', 'I gave it twice by mistake')
    await userEvent.click(main().getByRole('button', { name: 'Ask for a refund' }))
    await main().findByText('You asked for a refund. We look at it and write to you.')
    await page.go('/dashboard/orders')
    ;(await rowWith('Young hands, $35')).getByRole('link', { name: 'See your refund' })
  })

  it('can be paid where they wait, on any device', async () => {
    const { visit, world } = await memoryApp({ as: 'artlover' })
    const { orderId } = await orderPins(world)
    const page = await visit('/dashboard/orders')
    const waiting = await rowWith('Ten enamel rings, $22')
    waiting.getByText('Waits for its payment')
    await userEvent.click(waiting.getByRole('link', { name: 'Pay now' }))
    await main().findByLabelText('Card number')
    await fill('Card number', '4242424242424242')
    await fill(/^Expiration/, '12/34')
    await fill('Security code', '123')
    await press(/^Pay \$/, main())
    await main().findByRole('heading', { name: 'Thank you. Your order is paid' })
    await page.go('/dashboard/orders')
    ;(await rowWith('Ten enamel rings, $22')).getByText('Paid')
    expect(orderId).not.toBe('')
  })

  it('say where they will be for whoever has none', async () => {
    const { visit } = await memoryApp({ as: 'volunteer' })
    await visit('/dashboard/orders')
    await main().findByText('No orders yet')
  })
})
