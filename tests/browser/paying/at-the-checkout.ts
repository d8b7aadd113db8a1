import type { Page } from 'playwright-core'
import { openSeasonTab } from '../season-tab'
import { arrived, type TabOptions } from '../tab'
import { check, choose, press, write } from './keys'

/** Test card numbers from Stripe's documentation. */
export const cards = { good: '4242424242424242', declined: '4000000000000002', asksTheBank: '4000002500003155' } as const

export const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you. Your order is paid' })
export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$/ })
export const cardNumber = (page: Page) => page.getByLabel('Card number')

/** A visitor's tab on a phone. */
export const openPhone = (options: TabOptions = {}) => openSeasonTab({ viewport: { width: 390, height: 844 }, ...options })

export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await arrived(page)
  // Static, because the fixed bar would cover the focused element.
  await page.addStyleTag({ content: '[data-local-mode] { position: static !important }' })
}

/** Puts ten rings into the cart and continues to the step that asks who pays. */
export async function toPay(page: Page): Promise<void> {
  await visit(page, '/shop?item=pins')
  await press(page, page.getByRole('button', { name: 'Add to cart' }))
  await press(page, page.getByRole('link', { name: 'Open the cart (1)' }))
  await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor()
  await press(page, page.getByRole('link', { name: 'Continue to pay' }))
}

/** Fills in who pays, up to the button that makes the order. `isSent`: goods are shipped, so the form asks for the delivery. */
export async function enterPayer(page: Page, email: string, isSent = true): Promise<void> {
  await write(page, page.getByRole('textbox', { name: 'Email', exact: true }), email)
  if (isSent) await choose(page, page.getByLabel('I fetch it'))
  await check(page, page.getByLabel('I accept the terms of sale'))
}

export const makeOrder = (page: Page) => press(page, page.getByRole('button', { name: 'Continue to your card' }))

export async function enterCard(page: Page, number: string): Promise<void> {
  await write(page, cardNumber(page), number)
  await write(page, page.getByLabel('Expiration date'), '12/34')
  await write(page, page.getByLabel('Security code'), '123')
}

export async function payWith(page: Page, number: string): Promise<void> {
  await enterCard(page, number)
  await press(page, payButton(page))
}
