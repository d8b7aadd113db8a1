// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fill } from '../../../support/account-app'
import { leavePages } from '../../../support/drawing/draw'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'
import { payByCard, payByCheck, payWithCard, pressOnceFree } from '../../../support/shop/at-the-checkout'

const choose = async (name: string | RegExp) => userEvent.click(await screen.findByRole('radio', { name }))
const main = () => within(screen.getByRole('main'))

async function giftInMemory() {
  await choose('Another amount')
  await fill('Your amount in dollars', '50')
  await choose('In memory of somebody')
  await fill('In memory of', 'Aurelio Fonseca')
}

/** Goes on to the card with it; nothing is paid yet. */
async function orderInMemory(email: string) {
  await giftInMemory()
  await press('Continue to payment')
  await fill('Email', email)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'I accept the terms of sale' }))
  await pressOnceFree('Continue to your card')
  await screen.findByLabelText('Card number')
}

describe('giving', () => {
  it('a visitor gives $50 by card in memory of somebody; the gift is recorded, and the campaign counts it', async () => {
    const { world, visit } = await memoryApp()
    const before = (await world.store.get('campaigns/first-doors'))!.data as { raised: { cents: number }; gifts: number }
    await visit('/donors/first-doors')
    await giftInMemory()
    await fill(/^Whom to tell/, 'ilse@post.example')
    await main().findByText('You can deduct all of it, $50.')
    await press('Continue to payment')
    await main().findByText('$50 for “First doors”, in memory of Aurelio Fonseca, we tell ilse@post.example')
    await payByCard('wren@post.example', '$50')
    await screen.findByRole('heading', { name: 'Thank you for your gift' })
    const [gift] = await world.store.query({ collection: 'donations', where: [['campaignId', '==', 'first-doors']] })
    expect(gift?.data).toMatchObject({
      amount: { cents: 5000 },
      tribute: { kind: 'memory', name: 'Aurelio Fonseca' },
      anonymous: false,
      // The letter is sent at once.
      status: 'acknowledged',
    })
    const after = (await world.store.get('campaigns/first-doors'))!.data
    expect(after).toMatchObject({ raised: { cents: before.raised.cents + 5000 }, gifts: before.gifts + 1 })
    await main().findByText(/188 gifts/)
    const told = world.localMode.state.outbox.filter(({ to }) => to === 'ilse@post.example')
    expect(told.map(({ subject }) => subject)).toEqual(['A gift in memory of Aurelio Fonseca'])
  })

  it('puts who wants it among the donors, by level, and names the employer who matches', async () => {
    const { world, visit } = await memoryApp()
    await visit('/donors/first-doors')
    await choose('Another amount')
    await fill('Your amount in dollars', '600')
    await main().findByText(/it needs your receipt and our address: Saltlight Arts, 18 Net Loft Lane, San Feliz, CA 90999\.$/)
    await choose('Show it among the donors')
    await fill(/^Name to show/, 'Wren and family')
    await fill(/^Employer who matches/, 'Tidewater Bank')
    await press('Continue to payment')
    await main().findByText('$600 for “First doors”, matched by Tidewater Bank')
    await payByCard('wren@post.example', '$600')
    await screen.findByRole('heading', { name: 'Thank you for your gift' })
    const gifts = await world.store.query({ collection: 'donations', where: [['shownAs', '==', 'Wren and family']] })
    expect(gifts.map(({ data }) => data['employer'])).toEqual(['Tidewater Bank'])
    for (const path of ['/donors/first-doors', '/donors']) {
      leavePages()
      await visit(path)
      const patrons = within(await screen.findByRole('region', { name: 'Patron' }))
      expect(patrons.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Wren and family'])
    }
  })

  it('is offered by check too, and then counts once the check is here', async () => {
    const { world, visit } = await memoryApp()
    await visit('/donors/first-doors')
    await giftInMemory()
    await press('Continue to payment')
    await payByCheck('wren@post.example')
    await screen.findByRole('heading', { name: 'Your gift waits for your check' })
    const orders = await world.store.query({ collection: 'orders', where: [['email', '==', 'wren@post.example']] })
    expect(orders.map(({ data }) => data)).toMatchObject([
      {
        status: 'awaiting_payment',
        total: { cents: 5000 },
        lines: [
          {
            kind: 'donation',
            refId: 'first-doors',
            deductibleCents: 5000,
            gift: { tribute: { kind: 'memory', name: 'Aurelio Fonseca' }, anonymous: false, named: false },
          },
        ],
      },
    ])
    expect((await world.store.get('campaigns/first-doors'))?.data['gifts']).toBe(187)
  })

  it('keeps what was typed: on the way back from paying, and for who comes again later', async () => {
    const { visit } = await memoryApp()
    await visit('/donors/first-doors')
    await giftInMemory()
    await press('Continue to payment')
    await press('Change your gift')
    // Its fields stay in the document while the gift is paid, hidden; they are for the giver again once its button is there.
    await screen.findByRole('button', { name: 'Continue to payment' })
    expect(screen.getByLabelText('Your amount in dollars')).toHaveProperty('value', '50')
    expect(screen.getByLabelText('In memory of')).toHaveProperty('value', 'Aurelio Fonseca')
    await fill('In memory of', 'Ilse')
    leavePages()
    await visit('/donors/first-doors')
    await press('Restore them')
    expect(await screen.findByLabelText('In memory of')).toHaveProperty('value', 'Ilse')
  })

  it('goes one step back with the browser’s Back, and forward again to the same order, which is made once', async () => {
    const { world, visit } = await memoryApp()
    const page = await visit('/donors/first-doors')
    await orderInMemory('wren@post.example')
    await page.router.navigate(-1)
    expect(page.router.state.location.pathname).toBe('/donors/first-doors')
    expect(await screen.findByLabelText('Your amount in dollars')).toHaveProperty('value', '50')
    await waitFor(() => expect(screen.queryByLabelText('Card number')).toBeNull())
    await page.router.navigate(1)
    await payWithCard('$50')
    await screen.findByRole('heading', { name: 'Thank you for your gift' })
    await page.router.navigate(-1)
    await screen.findByRole('button', { name: 'Continue to payment' })
    await page.router.navigate(1)
    // What is paid is not asked for again.
    await screen.findByRole('button', { name: 'Continue to payment' })
    expect(screen.queryByRole('heading', { name: 'What you pay' })).toBeNull()
    const orders = await world.store.query({ collection: 'orders', where: [['email', '==', 'wren@post.example']] })
    expect(orders.map(({ data }) => data['status'])).toEqual(['paid'])
  })

  it('can be changed after its order was made, and is then another order', async () => {
    const { world, visit } = await memoryApp()
    await visit('/donors/first-doors')
    await orderInMemory('wren@post.example')
    await press('Change your gift')
    await fill('Your amount in dollars', '60')
    await press('Continue to payment')
    await payByCheck('wren@post.example')
    await screen.findByRole('heading', { name: 'Your gift waits for your check' })
    const orders = await world.store.query({ collection: 'orders', where: [['email', '==', 'wren@post.example']] })
    expect(orders.map(({ data }) => `${(data['total'] as { cents: number }).cents} ${String(data['status'])}`).toSorted()).toEqual([
      '5000 pending',
      '6000 awaiting_payment',
    ])
  })

  it('shows the sum with the card fee, and asks for an amount within its limits', async () => {
    const { visit } = await memoryApp()
    await visit('/donors/first-doors')
    await press('Continue to payment')
    await main().findByText('Choose or enter an amount.')
    await choose('Another amount')
    await fill('Your amount in dollars', '0.5')
    await main().findByText('Enter an amount from $1 to $100,000.')
    await fill('Your amount in dollars', '50')
    await userEvent.click(screen.getByRole('checkbox', { name: /^Add the card fee/ }))
    await waitFor(() => expect(main().getByText(/for the card fee/).textContent).toBe('$50 and $1.81 for the card fee: $51.81 together.'))
    await fill('Your amount in dollars', '100000')
    await main().findByText('With the card fee, a gift can be $100,000 at most.')
  })

  it('names nobody who did not ask for it', async () => {
    const { world, visit } = await memoryApp()
    await visit('/donors/first-doors')
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Do not show it' })).checked).toBe(true)
    await choose(/^\$60/)
    await choose('Show it among the donors')
    await press('Continue to payment')
    await main().findByText('Enter the name to show.')
    await fill('Name to show', 'Wren Abara')
    await press('Continue to payment')
    await payByCheck('wren@post.example')
    await screen.findByRole('heading', { name: 'Your gift waits for your check' })
    const [order] = await world.store.query({ collection: 'orders', where: [['email', '==', 'wren@post.example']] })
    expect(order?.data['lines']).toMatchObject([{ gift: { named: true, shownAs: 'Wren Abara', anonymous: false } }])
  })

  it('asks on the page of all campaigns what it is for', async () => {
    const { world, visit } = await memoryApp()
    await visit('/donors')
    await press('Continue to payment')
    await main().findByText('Choose what your gift is for.')
    await userEvent.selectOptions(screen.getByLabelText('What is your gift for?'), 'Young hands')
    await choose(/one child$/)
    await userEvent.selectOptions(screen.getByLabelText(/^Use it for/), 'Buses')
    await press('Continue to payment')
    await main().findByText('$16 for “Young hands”, Buses')
    await payByCheck('wren@post.example')
    await screen.findByRole('heading', { name: 'Your gift waits for your check' })
    const [order] = await world.store.query({ collection: 'orders', where: [['email', '==', 'wren@post.example']] })
    expect(order?.data['lines']).toMatchObject([{ refId: 'young-hands', gift: { designation: 'Buses' } }])
  })

  it('every month needs an account, and says so before anything is paid', async () => {
    const { world, visit } = await memoryApp()
    await visit('/donors/materials')
    await choose('Every month')
    await choose(/^\$20/)
    await main().findByText('A monthly gift needs an account.')
    expect(main().getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/signin?next=%2Fdonors%2Fmaterials')
    await press('Continue to payment')
    await main().findByText('Sign in first, or give once.')
    expect(await world.store.query({ collection: 'orders', where: [['email', '==', 'wren@post.example']] })).toEqual([])
  })

  it('every month is paid by card alone, and says what is charged when', async () => {
    const { world, visit } = await memoryApp({ as: 'artlover' })
    await visit('/donors/materials')
    await choose('Every month')
    await choose('Another amount')
    await fill('Your amount in dollars', '4')
    await press('Continue to payment')
    await main().findByText('Enter an amount from $5 to $5,000.')
    await fill('Your amount in dollars', '20')
    await waitFor(() => expect(main().getByText(/^We charge your card/).textContent).toMatch(/\$20 today, then \$20 on day 16 of each month/))
    await press('Continue to payment')
    await main().findByText('$20 a month for “Materials fund”')
    await screen.findByText('You pay by card.')
    expect(screen.queryByRole('radio', { name: 'By check' })).toBeNull()
    await payByCard('wren@post.example', '$20')
    await screen.findByRole('heading', { name: 'Thank you for your gift' })
    const [monthly] = await world.store.query({ collection: 'subscriptions', where: [['personId', '==', 'p-artlover']] })
    expect(monthly?.data).toMatchObject({ amountCents: 2000, fundId: 'materials', nextOn: '2027-11-16', status: 'active' })
  })

  it('every month is refused to who gives to it monthly already', async () => {
    const { visit } = await memoryApp({ as: 'donor' })
    await visit('/donors/materials')
    await choose('Every month')
    await choose(/^\$20/)
    await press('Continue to payment')
    await main().findByText(/^You pay for this every month already/)
  })

  it('is not asked for by a campaign that has ended', async () => {
    const { visit } = await memoryApp()
    await visit('/donors/press-home')
    expect(main().queryByRole('region', { name: 'Give' })).toBeNull()
  })
})
