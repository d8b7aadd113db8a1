import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { fileOf } from '../build-manifest'
import { arrived } from '../tab'
import { enterCard, makeOrder, openPhone, payButton, visit } from './at-the-checkout'
import { check, press, write } from './keys'
import { moneyOf, paidOnce } from './stored-money'

const email = 'wren@post.example'
const payersEmail = (page: Page) => page.getByRole('textbox', { name: 'Email', exact: true })
const goOn = (page: Page) => press(page, page.getByRole('button', { name: 'Continue to payment' }))

async function toTheCard(page: Page) {
  await check(page, page.getByLabel('I accept the terms of sale'))
  await makeOrder(page)
  await page.getByLabel('Card number').waitFor()
}

describe('the payment is a step of its own', () => {
  it('of a gift: a reload stays there, Back leads to what was entered, and one order is paid once', async () => {
    const { context, page, problems } = await openPhone()
    await visit(page, '/donors/first-doors')
    await page.getByRole('radio', { name: 'Another amount' }).check()
    await write(page, page.getByLabel('Your amount in dollars'), '75')
    await goOn(page)
    await write(page, payersEmail(page), email)
    await page.reload()
    await arrived(page)
    await page.getByText('$75 for “First doors”').waitFor()
    await expect.poll(() => payersEmail(page).inputValue()).toBe(email)
    await toTheCard(page)
    await page.goBack()
    await expect.poll(() => page.getByLabel('Your amount in dollars').inputValue()).toBe('75')
    expect(new URL(page.url()).pathname).toBe('/donors/first-doors')
    await goOn(page)
    await enterCard(page, '4242424242424242')
    await press(page, payButton(page))
    await page.getByRole('heading', { name: 'Thank you for your gift' }).waitFor()
    await page.reload()
    await arrived(page)
    await page.getByRole('button', { name: 'Continue to payment' }).waitFor()
    expect(await moneyOf(page, email)).toEqual(paidOnce)
    expect(await page.getByText('unsaved changes from before').count()).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  })

  it('of joining: a reload stays there, and Back leads to the choice', async () => {
    const { context, page, problems } = await openPhone({ as: 'donor' })
    await visit(page, '/artlovermembership')
    await page.getByRole('radio', { name: '2 years, $100' }).check()
    await goOn(page)
    await check(page, page.getByLabel('Renew it by itself'))
    await write(page, payersEmail(page), email)
    await page.reload()
    await arrived(page)
    await expect.poll(() => payersEmail(page).inputValue()).toBe(email)
    expect(await page.getByLabel('Renew it by itself').isChecked()).toBe(true)
    await toTheCard(page)
    await page.goBack()
    await expect.poll(() => page.getByRole('radio', { name: '2 years, $100' }).isChecked()).toBe(true)
    await page.goForward()
    await page.getByLabel('Card number').waitFor()
    expect(await moneyOf(page, email)).toEqual({ orders: ['pending'], payments: 0, charges: 0 })
    expect(problems).toEqual([])
    await context.close()
  })
})

describe('where the network fails', () => {
  async function writeToUs(page: Page) {
    await write(page, page.getByLabel('Your name'), 'Wren Abara')
    await write(page, page.getByLabel('Your email'), email)
    await write(page, page.getByRole('textbox', { name: /^Message/ }), 'May I bring my dog to the studios?')
    await page.waitForLoadState('networkidle')
  }
  const nameIn = (page: Page) => page.getByLabel('Your name').inputValue()

  it('what is sent first says so, the input stays, and once it is back the page is loaded again, for browsers keep that a part did not come', async () => {
    const { context, page } = await openPhone()
    await visit(page, '/about/contact')
    await writeToUs(page)
    await page.route('**/assets/*.js', route => route.abort())
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('We cannot reach the network.').waitFor()
    expect(await nameIn(page)).toBe('Wren Abara')

    await page.route('**/about/contact', route => route.abort())
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await page.getByText('There is no connection yet.').waitFor()
    expect(await nameIn(page)).toBe('Wren Abara')

    await page.unrouteAll()
    page.once('dialog', dialog => dialog.accept())
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload the page' }).click()])
    await arrived(page)
    await writeToUs(page)
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText(/^We have your message/).waitFor()
    await context.close()
  })

  it('a plain sentence says so where the reasons did not come either', async () => {
    const { context, page } = await openPhone()
    await page.route(`**${fileOf('src/ui/forms/failure-text.tsx')}`, route => route.abort())
    await visit(page, '/about/contact')
    await writeToUs(page)
    await page.route('**/assets/*.js', route => route.abort())
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('alert').getByText('This did not work. We could not load the reason.').waitFor()
    expect(await nameIn(page)).toBe('Wren Abara')
    await context.close()
  })

  it('a joining stays at its choice', async () => {
    const { context, page } = await openPhone({ as: 'donor' })
    await visit(page, '/artlovermembership')
    await page.getByRole('radio', { name: '2 years, $100' }).check()
    await page.waitForLoadState('networkidle')
    await page.route('**/assets/*.js', route => route.abort())
    await goOn(page)
    await page.getByText('We cannot reach the network.').waitFor()
    expect(await page.getByRole('radio', { name: '2 years, $100' }).isChecked()).toBe(true)
    await context.close()
  })
})
