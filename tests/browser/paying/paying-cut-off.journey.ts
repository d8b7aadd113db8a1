import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { kill } from '../tab'
import { cardNumber, cards, enterCard, enterPayer, makeOrder, openPhone, payButton, payWith, thanks, toPay, visit } from './at-the-checkout'
import { freezeAt, type Moment } from './frozen-tab'
import { press, tabTo } from './keys'
import { moneyOf, paidOnce } from './stored-money'

const email = 'vera@post.example'

/** From the cart to the pay button. */
async function upToPay(page: Page): Promise<void> {
  await toPay(page)
  await enterPayer(page, email)
  await makeOrder(page)
  await enterCard(page, cards.good)
}

interface Cut {
  readonly at: string
  readonly moment: Moment
  /** The first message of the page when it is opened again. */
  readonly says: RegExp
  /** What the payer still has to do. */
  readonly goOn: (page: Page) => Promise<void>
}

const cuts: readonly Cut[] = [
  {
    at: 'when the order was made, before the page knew of it',
    moment: { path: 'orders/', state: 'pending', isStored: true },
    says: /^Who pays$/,
    goOn: async page => {
      // The typed input is still there.
      expect(await page.getByRole('textbox', { name: 'Email', exact: true }).inputValue()).toBe(email)
      await makeOrder(page)
      await payWith(page, cards.good)
    },
  },
  {
    at: 'when Pay was pressed, before the card was charged',
    moment: { path: 'simulatedPayments/', state: 'succeeded', isStored: false },
    says: /^Waiting for your bank$/,
    goOn: async page => {
      await press(page, page.getByRole('button', { name: 'Enter a card again' }))
      await payWith(page, cards.good)
    },
  },
  {
    at: 'when the card was charged, before anybody was told',
    moment: { path: 'simulatedPayments/', state: 'succeeded', isStored: true },
    says: /^(Waiting for your bank|Thank you\. Your order is paid)$/,
    goOn: async () => undefined,
  },
  {
    at: 'when the payment was recorded, before the page said so',
    moment: { path: 'orders/', state: 'paid', isStored: true },
    says: /^Thank you\. Your order is paid$/,
    goOn: async () => undefined,
  },
]

describe('a tab that is killed while it pays', () => {
  it.each(cuts)('$at: one order and one charge, and the page that is opened again says what happened', async ({ moment, says, goOn }) => {
    const { context, page: doomed } = await openPhone()
    const { frozen } = await freezeAt(doomed, moment)
    const paying = upToPay(doomed).then(() => press(doomed, payButton(doomed)))
    // The tab is killed, so this promise rejects.
    paying.catch(() => undefined)
    await Promise.race([frozen, paying.then(() => frozen)])
    await kill(doomed)

    const page = await context.newPage()
    await visit(page, '/shop?view=pay')
    await page.getByRole('heading', { name: says }).waitFor()
    await goOn(page)
    await thanks(page).waitFor()
    expect(await moneyOf(page, email)).toEqual(paidOnce)
    await context.close()
  })
})

describe('without a network', () => {
  it('the payer is told so, loses nothing, and pays once it is back', async () => {
    const { context, page } = await openPhone()
    await upToPay(page)
    await context.setOffline(true)
    await page.getByText('You are offline. Your order is kept. You can pay when you are connected.').waitFor()
    expect(await payButton(page).isDisabled()).toBe(true)
    await context.setOffline(false)
    await expect.poll(() => payButton(page).isDisabled()).toBe(false)
    expect(await cardNumber(page).inputValue()).toBe(cards.good)
    await press(page, payButton(page))
    await thanks(page).waitFor()
    expect(await moneyOf(page, email)).toEqual(paidOnce)
    await context.close()
  })

  it('the answer to a payment that was made arrives once it is back', async () => {
    const { context, page } = await openPhone()
    await upToPay(page)
    await page.getByRole('button', { name: 'Local mode' }).click()
    const fails = page.getByRole('checkbox', { name: 'Network fails' })
    await fails.check()
    await press(page, payButton(page))
    await page.getByRole('heading', { name: 'Waiting for your bank' }).waitFor()
    await fails.uncheck()
    await thanks(page).waitFor()
    expect(await moneyOf(page, email)).toEqual(paidOnce)
    await context.close()
  })
})

describe('two tabs with the same cart', () => {
  it('that order and pay at the same moment make one order and one charge, and both say that it is paid', async () => {
    const { context, page: first } = await openPhone()
    await toPay(first)
    await enterPayer(first, email)
    const second = await context.newPage()
    await visit(second, '/shop?view=pay')
    const both = [first, second]
    for (const page of both) await tabTo(page, page.getByRole('button', { name: 'Continue to your card' }))
    await Promise.all(both.map(page => page.keyboard.press('Enter')))
    for (const page of both) {
      await enterCard(page, cards.good)
      await tabTo(page, payButton(page))
    }
    await Promise.all(both.map(page => page.keyboard.press('Enter')))
    for (const page of both) await thanks(page).waitFor()
    expect(await moneyOf(first, email)).toEqual(paidOnce)
    await context.close()
  })
})
