import { describe, expect, it } from 'vitest'
import { cardNumber, cards, enterPayer, makeOrder, openPhone, payButton, payWith, thanks, toPay, visit } from './at-the-checkout'
import { choose, press, write } from './keys'
import { moneyOf, paidOnce, stored } from './stored-money'

const email = 'vera@post.example'

describe('by keyboard alone, on a phone', () => {
  it('a guest buys: a declined card and a payment that was not confirmed cost nothing and lose nothing, then the order is paid', async () => {
    const { context, page, problems } = await openPhone()
    await toPay(page)
    await enterPayer(page, email)
    await makeOrder(page)

    await payWith(page, cards.declined)
    await page.getByText('Your bank declined this card. Use another card, or ask your bank.').waitFor()
    await page.getByText('You have not been charged. Everything else you entered is still here.').waitFor()
    expect(await cardNumber(page).inputValue()).toBe(cards.declined)
    expect(await page.getByLabel('Expiration date').inputValue()).toBe('12/34')
    // The focus stays on the button.
    expect(await payButton(page).evaluate(button => button === document.activeElement)).toBe(true)

    await payWith(page, cards.asksTheBank)
    await press(page, page.getByRole('button', { name: 'Cancel', exact: true }))
    await page.getByText(/^Your bank did not confirm that it is you\./).waitFor()
    expect(await moneyOf(page, email)).toEqual({ orders: ['pending'], payments: 0, charges: 0 })

    await press(page, payButton(page))
    await press(page, page.getByRole('button', { name: 'Complete', exact: true }))
    await thanks(page).waitFor()
    expect(await thanks(page).evaluate(heading => heading === document.activeElement)).toBe(true)
    await press(page, page.getByRole('link', { name: 'Open the page of this order' }))
    await page.getByRole('heading', { level: 1, name: 'Your order' }).waitFor()
    await thanks(page).waitFor()
    await page.getByText('Ten enamel rings', { exact: true }).waitFor()
    await page.getByText(/, card ending in 3155$/).waitFor()
    expect(await moneyOf(page, email)).toEqual(paidOnce)
    expect(problems).toEqual([])
    await context.close()
  })

  it('somebody gives in memory of a friend', async () => {
    const { context, page, problems } = await openPhone()
    await visit(page, '/donors/first-doors')
    await choose(page, page.getByRole('radio', { name: 'Another amount' }))
    await write(page, page.getByLabel('Your amount in dollars'), '50')
    await choose(page, page.getByRole('radio', { name: 'In memory of somebody' }))
    await write(page, page.getByLabel('In memory of', { exact: true }), 'Aurelio Fonseca')
    await write(page, page.getByLabel(/^Whom to tell/), 'ilse@post.example')
    await press(page, page.getByRole('button', { name: 'Continue to payment' }))
    // The button that had the focus is gone; the keyboard goes on at the first line of the next step.
    const next = page.getByText('$50 for “First doors”, in memory of Aurelio Fonseca, we tell ilse@post.example')
    await expect.poll(() => next.evaluate(line => line === document.activeElement)).toBe(true)
    await enterPayer(page, email, false)
    await makeOrder(page)
    await payWith(page, cards.good)
    await page.getByRole('heading', { name: 'Thank you for your gift' }).waitFor()
    expect(await moneyOf(page, email)).toEqual(paidOnce)
    const [order] = (await stored(page, 'orders')).filter(one => one['email'] === email)
    const [gift] = (await stored(page, 'donations')).filter(one => one['orderId'] === order!['id'])
    expect(gift).toMatchObject({ amount: { cents: 5000 }, tribute: { kind: 'memory', name: 'Aurelio Fonseca' } })
    expect(problems).toEqual([])
    await context.close()
  })

  it('somebody joins, and is told the exact last day before and after', async () => {
    const { context, page, problems } = await openPhone({ as: 'donor' })
    await visit(page, '/artlovermembership?level=friend')
    const join = page.getByRole('region', { name: 'Join or renew' })
    const days = join.getByText(/^If you pay today, your (membership|new term) begins on/)
    await days.waitFor()
    const [, last] = await days.locator('strong').allInnerTexts()
    expect(last).toMatch(/^\w+day, \w+ \d+, \d{4}$/)
    await press(page, join.getByRole('button', { name: 'Continue to payment' }))
    await enterPayer(page, email, false)
    await makeOrder(page)
    await payWith(page, cards.good)
    await thanks(page).waitFor()
    await join.getByText(last!).waitFor()
    await visit(page, '/dashboard/membership')
    await page.getByText(`You are a member. The last day is ${last}.`).waitFor()
    expect(await moneyOf(page, email)).toEqual(paidOnce)
    expect(problems).toEqual([])
    await context.close()
  })
})
