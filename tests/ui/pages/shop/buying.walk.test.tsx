// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Records } from '../../../../src/domain/shared/records/records'
import { orders } from '../../../../src/domain/shop/orders.collection'
import { products } from '../../../../src/domain/shop/products.collection'
import { addToCart } from '../../../../src/ui/app-services/stored-cart'
import { fill, heading } from '../../../support/account-app'
import { leavePages } from '../../../support/drawing/draw'
import { press as pressOn } from '../../../support/drawing/press'
import { type MemoryAppOptions, memoryApp } from '../../../support/memory-app'
import type { MemoryWorld } from '../../../support/memory-world'

const user = userEvent.setup()
const main = () => within(screen.getByRole('main'))
const press = (name: string | RegExp) => pressOn(name, main())

/** Goes on with the Tab key until the element has the focus. */
async function tabTo(element: HTMLElement) {
  for (let i = 0; i < 400; i++) {
    if (document.activeElement === element) return
    await user.tab()
  }
  throw new Error(`the Tab key never reaches ${element.outerHTML}`)
}
const byKey = async (element: HTMLElement, key = '{Enter}') => {
  await tabTo(element)
  await user.keyboard(key)
}
const typed = async (label: string | RegExp, text: string) => {
  await tabTo(await screen.findByLabelText(label))
  await user.keyboard(text)
}

const line = (refId: string, quantity = 1) => ({ id: refId.replace('/', '-'), kind: 'product', refId, quantity })
const fillCart = (...lines: readonly object[]) => localStorage.setItem('cart', JSON.stringify({ at: new Date().toISOString(), lines }))

/** The page that asks who pays, for this cart. */
async function atPay(lines: readonly object[], options: MemoryAppOptions = {}) {
  fillCart(...lines)
  const app = await memoryApp(options)
  const page = await app.visit('/shop?view=pay')
  await main().findByLabelText('Email')
  return { ...app, page }
}

async function toTheCard(email = 'vera@post.example') {
  await fill('Email', email)
  await user.click(await main().findByLabelText('I fetch it'))
  await user.click(await main().findByLabelText('I accept the terms of sale'))
  await press('Continue to your card')
  await main().findByLabelText('Card number')
}

async function enterCard(number: string) {
  await fill('Card number', number)
  await fill(/^Expiration/, '12/34')
  await fill('Security code', '123')
  await waitFor(() => expect(main().getByRole<HTMLButtonElement>('button', { name: /^Pay \$/ }).disabled).toBe(false))
  await press(/^Pay \$/)
}

/** What the cart holds at the moment a heading appears; what is paid must not be in it any more. */
const cartWhenShown = (name: string) =>
  new Promise<readonly string[]>(resolve => {
    const observer = new MutationObserver(() => {
      if (!screen.queryByRole('heading', { name })) return
      observer.disconnect()
      const { lines } = JSON.parse(localStorage.getItem('cart')!) as { lines: readonly { refId: string }[] }
      resolve(lines.map(({ refId }) => refId))
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })

const made = (world: MemoryWorld) => new Records(world.store, { current: undefined }).find(orders, { where: [['email', '==', 'vera@post.example']] })

describe('a visitor who buys', () => {
  it('buys two things with the keys alone, and sees the order that she paid', async () => {
    const { visit, world } = await memoryApp()
    const page = await visit('/shop?item=tote')
    await byKey(await screen.findByRole('button', { name: 'Add to cart' }))
    await screen.findByText('1 piece added. You have 1 in the cart.')
    await page.go('/shop?item=pins')
    await byKey(await screen.findByRole('button', { name: 'Add to cart' }))
    await byKey(await screen.findByRole('link', { name: 'Open the cart (2)' }))
    await waitFor(() => expect(heading()).toBe('Your cart'))
    await byKey(await main().findByRole('link', { name: 'Continue to pay' }))
    await typed('Email', 'vera@post.example')
    await tabTo(await main().findByLabelText('Send it to me'))
    await user.keyboard('{ArrowDown}')
    await main().findByText('You can fetch it at: Saltlight Arts, 18 Net Loft Lane, San Feliz, CA 90999.')
    await byKey(await main().findByLabelText('I accept the terms of sale'), ' ')
    await byKey(await main().findByRole('button', { name: 'Continue to your card' }))
    await typed('Card number', '4242424242424242')
    await typed(/^Expiration/, '12/34')
    await typed('Security code', '123')
    await byKey(await main().findByRole('button', { name: /^Pay \$/ }))
    const done = await main().findByRole('heading', { name: 'Thank you. Your order is paid' })
    expect(document.activeElement).toBe(done)
    main().getByText('The bag with the ring, Natural')
    main().getByText('Ten enamel rings')
    main().getByText('Saltlight Arts, 18 Net Loft Lane, San Feliz, CA 90999')
    expect((await made(world)).map(({ status }) => status)).toEqual(['paid'])
    await page.go('/shop?view=cart')
    await main().findByRole('heading', { name: 'Your cart is empty' })
  })

  it('keeps what she typed when the card is declined, and pays with another', async () => {
    const { world } = await atPay([line('pins/pins-1')])
    await toTheCard()
    await enterCard('4000000000000002')
    await main().findByText('Your bank declined this card. Use another card, or ask your bank.')
    expect(main().getByLabelText<HTMLInputElement>(/^Expiration/).value).toBe('12/34')
    await enterCard('4242424242424242')
    await main().findByRole('heading', { name: 'Thank you. Your order is paid' })
    expect(await made(world)).toHaveLength(1)
  })

  it('is told when she did not confirm the payment to her bank', async () => {
    await atPay([line('pins/pins-1')])
    await toTheCard()
    await enterCard('4000002500003155')
    await press('Cancel')
    await main().findByText(/^Your bank did not confirm that it is you\./)
  })

  it('waits if the bank’s answer is late, and is told that it may be paid', async () => {
    const { world } = await atPay([line('pins/pins-1')])
    await toTheCard()
    world.payments.messages.delivery.arrival = 'late'
    await enterCard('4242424242424242')
    await main().findByRole('heading', { name: 'Waiting for your bank' })
    await main().findByText(/^Your payment may have been made\./)
    await world.payments.messages.deliver('waiting')
    await main().findByRole('heading', { name: 'Thank you. Your order is paid' })
  })

  it('finds in the cart what she added while the bank decided', async () => {
    const { world } = await atPay([line('pins/pins-1')])
    await toTheCard()
    world.payments.messages.delivery.arrival = 'late'
    await enterCard('4242424242424242')
    await main().findByRole('heading', { name: 'Waiting for your bank' })
    addToCart('product', 'cup/cup-1', 1)
    const cart = cartWhenShown('Thank you. Your order is paid')
    await world.payments.messages.deliver('waiting')
    expect(await cart).toEqual(['cup/cup-1'])
  })

  it('sees what changed when a price rose meanwhile, and accepts it with one press', async () => {
    const { world } = await atPay([line('pins/pins-1')])
    await fill('Email', 'vera@post.example')
    await user.click(await main().findByLabelText('I fetch it'))
    await user.click(await main().findByLabelText('I accept the terms of sale'))
    const records = new Records(world.store, { current: undefined })
    const pins = (await records.get(products, 'pins'))!
    const variants = pins.variants.map(variant => ({ ...variant, price: { cents: 2500, cur: 'usd' as const } }))
    await records.commit(records.changing(products, pins, { variants }))
    await press('Continue to your card')
    await main().findByText(/^The price has changed:/)
    await main().findByText(/^Ten enamel rings: /)
    expect(main().getByLabelText<HTMLInputElement>('Email').value).toBe('vera@post.example')
    await press(/^Accept \$.* and continue$/)
    await main().findByLabelText('Card number')
    expect((await made(world)).map(({ lines }) => lines[0]!.unit.cents)).toEqual([2500])
  })

  it('continues the same order after she closed the page', async () => {
    const { world, visit } = await atPay([line('pins/pins-1')])
    await toTheCard()
    leavePages()
    await visit('/shop?view=pay')
    await main().findByLabelText('Card number')
    await enterCard('4242424242424242')
    await main().findByRole('heading', { name: 'Thank you. Your order is paid' })
    expect((await made(world)).map(({ status }) => status)).toEqual(['paid'])
  })

  it('finds what she typed after she closed the page', async () => {
    const { visit } = await atPay([line('cup/cup-1')])
    await fill('Email', 'vera@post.example')
    await fill('City', 'Baltimore')
    leavePages()
    await visit('/shop?view=pay')
    await waitFor(() => expect(main().getByLabelText<HTMLInputElement>('City').value).toBe('Baltimore'))
    expect(main().getByLabelText<HTMLInputElement>('Email').value).toBe('vera@post.example')
  })

  it('is told how to pay by check', async () => {
    const { world } = await atPay([line('pins/pins-1')])
    await fill('Email', 'vera@post.example')
    await user.click(await main().findByLabelText('I fetch it'))
    await user.click(await main().findByLabelText('By check'))
    await user.click(await main().findByLabelText('I accept the terms of sale'))
    await press('Order and pay by check')
    await main().findByRole('heading', { name: 'How to pay by check' })
    const [order] = await made(world)
    expect(order?.status).toBe('awaiting_payment')
    main().getByText(order!.id, { selector: 'strong' })
    main().getByText(/^It has to arrive by \w+day, \w+ \d+\.$/)
  })
})

describe('an order', () => {
  it('is shown to a guest with its key, and to nobody without', async () => {
    const { visit } = await atPay([line('pins/pins-1')])
    await toTheCard()
    const { order } = (JSON.parse(localStorage.getItem('checkouts')!) as { cart: { order: { orderId: string; orderKey: string } } }).cart
    leavePages()
    localStorage.clear()
    const page = await visit(`/shop?order=${order.orderId}`)
    await main().findByText('We cannot find this order.')
    expect(main().queryByText('Ten enamel rings')).toBeNull()
    page.leave()
    await visit(`/shop?order=${order.orderId}#${order.orderKey}`)
    await main().findByText('Ten enamel rings')
    main().getByRole('heading', { name: 'This order waits for its payment' })
  })
})
