// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { memberships, terms } from '../../../../src/domain/memberships/memberships.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { quoteOrder } from '../../../../src/domain/shop/checkout/quote-order.contract'
import { orders } from '../../../../src/domain/shop/orders.collection'
import { payments } from '../../../../src/domain/shop/payments.collection'
import { products } from '../../../../src/domain/shop/products.collection'
import { shopSettings, shopSettingsId } from '../../../../src/domain/shop/shop-settings.collection'
import type { Documents, Query } from '../../../../src/ports/documents'
import { fill } from '../../../support/account-app'
import { press } from '../../../support/drawing/press'
import { write } from '../../../support/drawing/write'
import { memoryApp } from '../../../support/memory-app'
import { pressOnceFree } from '../../../support/shop/at-the-checkout'

const desk = '/cpanel/creditcardprocessor'

async function open(as = 'moneyadmin', at = desk) {
  const app = await memoryApp({ as })
  const records = new Records(app.world.store, { current: undefined })
  const page = await app.visit(at)
  const of = (key: string) => app.world.localMode.people.find(someone => someone.key === key)!
  const ordersOf = (email: string) => records.find(orders, { where: [['email', '==', email]] })
  return { ...app, page, records, emailOf: (key: string) => of(key).email, ordersOf, outbox: () => app.world.localMode.state.outbox }
}

/** Chooses an item for sale by the beginning of its name. */
async function addLine(name: RegExp, more: () => Promise<unknown> = async () => undefined) {
  const form = within(await screen.findByRole('form', { name: 'Add a line' }))
  const select = await form.findByLabelText(/^Sell or receive/)
  const option = within(select).getByRole<HTMLOptionElement>('option', { name })
  await userEvent.selectOptions(select, option)
  await more()
  await press('Add the line', form)
}

/** Records a payment of the open order, in cash by default. */
async function recordCash() {
  await press('Record a payment')
  const dialog = within(await screen.findByRole('dialog', { name: 'Record a payment' }))
  expect(await dialog.findByLabelText<HTMLSelectElement>(/^How did they pay/)).toMatchObject({ value: 'cash' })
  await press('Record a payment', dialog)
}

async function sellFriend(email: string) {
  await fill('Email', email)
  await addLine(/^Art lover membership: Friend/)
  await screen.findByRole('button', { name: 'Take $50' })
  expect([...document.querySelectorAll('main [data-look=main]')].map(({ textContent }) => textContent)).toEqual(['Take $50'])
  await pressOnceFree('Take $50')
}

describe('the desk', () => {
  it('sells a membership for cash: its days are shown before, and its holder has the term', async () => {
    const { records, emailOf, outbox } = await open()
    const email = emailOf('donor')
    await fill('Email', email)
    await addLine(/^Art lover membership: Friend/)
    await screen.findByText('This address belongs to Hugh Tremaine. The order is theirs.')
    await screen.findByText(/From Sat, Oct 16, 2027 to Sun, Oct 15, 2028, if it is paid today/)
    await pressOnceFree('Take $50')
    await screen.findByRole('heading', { name: new RegExp(`^Order .* for ${email}$`) })
    await recordCash()
    await screen.findByText('Paid: $50.')
    const [held] = await records.find(memberships, { where: [['personId', '==', 'p-donor']] })
    const [term] = await records.find(terms, { params: { membership: held!.id } })
    expect(term).toMatchObject({ start: '2027-10-16', end: '2028-10-15', kind: 'new' })
    const [order] = await records.find(orders, {
      where: [
        ['personId', '==', 'p-donor'],
        ['source', '==', 'desk'],
      ],
    })
    expect(order).toMatchObject({ status: 'paid', createdBy: expect.stringContaining('moneyadmin') as string })
    // The payment counts, and is shown, before its receipt is stored.
    await waitFor(() => expect(outbox().some(({ to, subject }) => to === email && subject.startsWith('Your receipt'))).toBe(true))
  })

  it('sells another level for cash, with a credit for the days that are left', async () => {
    const { records, emailOf } = await open()
    const email = emailOf('donor')
    await sellFriend(email)
    await recordCash()
    // The button stands with the ways to pay, too, which go when the payment is there.
    await screen.findByText('Paid: $50.')
    await press('Begin another order')
    await fill('Email', email)
    await addLine(/^Art lover membership: Patron/, async () =>
      userEvent.click(await screen.findByRole('checkbox', { name: /^Take the place of their current level/ })),
    )
    await screen.findByText('Credit for unused days: -$50')
    await screen.findByText(/From Sat, Oct 16, 2027 to Sun, Oct 15, 2028, if it is paid today/)
    await pressOnceFree('Take $200')
    await recordCash()
    await screen.findByText('Paid: $200.')
    const [held] = await records.find(memberships, { where: [['personId', '==', 'p-donor']] })
    expect(held).toMatchObject({ level: 'patron' })
  })

  it('shows an order once it is made, without a line of waiting in between', async () => {
    await open()
    const lines: string[] = []
    const seen = new MutationObserver(() => lines.push(...screen.queryAllByText('Loading the order…').map(({ textContent }) => textContent)))
    seen.observe(document.body, { childList: true, subtree: true })
    await sellFriend('nora@post.example')
    await screen.findByRole('heading', { name: /^Order .* for nora@post.example$/ })
    seen.disconnect()
    expect(lines).toEqual([])
  })

  it('finds a person by name, for staff who may look people up', async () => {
    const { records } = await open('superadmin')
    await fill('Person', 'Tremaine')
    await press(/Hugh Tremaine/)
    await addLine(/^Gift: Materials fund/, () => fill(/^Amount/, '25'))
    await pressOnceFree('Take $25')
    await press('Give it free of charge')
    const dialog = within(await screen.findByRole('dialog', { name: 'Give it free of charge' }))
    await write(await dialog.findByLabelText(/^Why is it free/), 'They paid for the printer in person')
    await press('Give it free of charge', dialog)
    await screen.findByText('Given free of charge.')
    const [order] = await records.find(orders, {
      where: [
        ['personId', '==', 'p-donor'],
        ['source', '==', 'desk'],
      ],
    })
    const [payment] = await records.find(payments, { where: [['orderId', '==', order!.id]] })
    expect(payment).toMatchObject({ method: 'comp', reason: 'They paid for the printer in person' })
  })

  it('asks for an order and its payments at once, not for one after the other', async () => {
    let asked: () => void = () => undefined
    const isAsked = new Promise<void>(resolve => (asked = resolve))
    const { visit } = await memoryApp({
      as: 'moneyadmin',
      between: ports => {
        const documents: Documents = Object.assign(Object.create(ports.documents) as Documents, {
          get: async (path: string) => {
            if (path === 'orders/order-check') await isAsked
            return ports.documents.get(path)
          },
          query: async (query: Query) => {
            if (query.collection === 'payments') asked()
            return ports.documents.query(query)
          },
        })
        return { ...ports, documents }
      },
    })
    await visit(`${desk}?order=order-check`)
    await screen.findByText('How do they pay?')
  })

  it('sells goods from the stock, and holds them for the payer', async () => {
    const { records, ordersOf } = await open()
    const stock = async () => (await records.get(products, 'guide-26'))!.variants[0]!.stock!
    const before = await stock()
    await fill('Email', 'cleo@post.example')
    await addLine(/^The printed guide, 2026, .* 14 in stock/, () => fill(/^Pieces/, '2'))
    await pressOnceFree((await screen.findByRole('button', { name: /^Take \$/ })).textContent)
    await screen.findByText('How do they pay?')
    expect([await stock(), (await ordersOf('cleo@post.example')).map(({ status, source }) => `${status} ${source}`)]).toEqual([
      before - 2,
      ['pending desk'],
    ])
  })

  it('takes a discount code, says why another lowers nothing, and removes it', async () => {
    const { ordersOf } = await open()
    await fill('Email', 'cleo@post.example')
    await addLine(/^The printed guide, 2026/, () => fill(/^Pieces/, '2'))
    await screen.findByRole('button', { name: /^Take \$/ })
    await fill('Discount code', 'winter')
    await press('Use this code')
    await screen.findByText('We do not know this code. Check its letters, or remove it.')
    await press('Remove the code')
    await fill('Discount code', 'opendoors')
    await press('Use this code')
    await screen.findByText(/^Open doors in October \(OPENDOORS\): -\$/)
    await pressOnceFree((await screen.findByRole('button', { name: /^Take \$/ })).textContent)
    await screen.findByText('How do they pay?')
    const [order] = await ordersOf('cleo@post.example')
    expect(order!.lines.map(({ kind }) => kind)).toContain('discount')
  })

  it('mails a link that its buyer pays without an account', async () => {
    const { world, visit, ordersOf, outbox } = await open()
    await sellFriend('cleo@post.example')
    await screen.findByText('TEST')
    await press('Show a payment link')
    const link = await screen.findByLabelText<HTMLInputElement>('Payment link')
    await screen.findByRole('img', { name: 'QR code of the payment link' })
    await press('Mail the link to cleo@post.example')
    await screen.findByText(/^The link is on its way to cleo@post.example\. They can pay until Sat, Oct 23/)
    const mail = outbox().find(({ to, subject }) => to === 'cleo@post.example' && subject.startsWith('Pay your order'))
    expect(link.value.endsWith(mail!.link!)).toBe(true)
    cleanup()
    await world.signInAs(undefined)
    await visit(mail!.link!)
    await screen.findByText(/Pay by Fri, Oct 22, or it ends by itself/)
    await press('Pay now')
    await fill('Card number', '4242424242424242')
    await fill(/^Expiration/, '12/34')
    await fill('Security code', '123')
    await pressOnceFree('Pay $50')
    await screen.findByText('Thank you. Your order is paid')
    expect((await ordersOf('cleo@post.example')).map(({ status }) => status)).toEqual(['paid'])
  })

  it('takes a card in the fields of the provider', async () => {
    await open()
    await sellFriend('cleo@post.example')
    await press('Take a card')
    await fill('Card number', '4242424242424242')
    expect(screen.getAllByText('Art lover membership: Friend')).toHaveLength(1)
    await fill(/^Expiration/, '12/34')
    await fill('Security code', '123')
    await pressOnceFree('Pay $50')
    await screen.findByText('Paid: $50.')
  })

  it('asks about the same cash payment that is entered twice', async () => {
    const { page, ordersOf } = await open()
    await sellFriend('cleo@post.example')
    await recordCash()
    await screen.findByText('Paid: $50.')
    await press('Begin another order')
    await sellFriend('cleo@post.example')
    await screen.findByText('No order is made yet.')
    const [first] = await ordersOf('cleo@post.example')
    expect((await ordersOf('cleo@post.example')).length).toBe(1)
    screen.getByRole('link', { name: `Open order ${first!.id}` })
    await press(`Make another order: Order ${first!.id}`)
    await screen.findByText('How do they pay?')
    await recordCash()
    await screen.findByText('Paid: $50.')
    expect((await ordersOf('cleo@post.example')).map(({ status }) => status)).toEqual(['paid', 'paid'])
    expect(page.router.state.location.search).not.toBe(`?order=${first!.id}`)
  })

  it('takes the balance of an order that waits for a check', async () => {
    await open()
    await fill('Email', 'c05@post.example')
    await userEvent.click(await screen.findByRole('link', { name: 'Take $24 for order order-check' }))
    await screen.findByText('This order waits for a check.')
    expect(screen.queryByRole('button', { name: 'Take a card' })).toBeNull()
    await press('Record a payment')
    const dialog = within(await screen.findByRole('dialog'))
    // It was ordered with a check, so that is what is asked for first.
    expect((await dialog.findByRole<HTMLSelectElement>('combobox', { name: /^How did they pay/ })).selectedOptions[0]!.textContent).toBe('Check')
    await press('Record a payment', dialog)
    await screen.findByText('Paid: $24.')
  })

  it('takes no order above $10,000', async () => {
    await open()
    await fill('Email', 'cleo@post.example')
    await addLine(/^Gift: Materials fund/, () => fill(/^Amount/, '10001'))
    await screen.findByText('An order can be $10,000 at most. Split it into two.')
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: /^Take \$10,001/ })).disabled).toBe(true)
  })

  it('changes the tax, which the next order is priced with', async () => {
    const { world, records } = await open('moneyadmin', `${desk}?view=settings`)
    const before = (await records.get(shopSettings, shopSettingsId))!
    await fill(/^ZIP code where goods are fetched/, '10001')
    const rates = screen.getAllByLabelText<HTMLInputElement>(/^Percent/)
    expect(rates.map(({ value }) => value)).toEqual(['0', '7.25', '8.625'])
    fireEvent.change(rates[2]!, { target: { value: '8.875' } })
    await press('Save')
    await waitFor(async () => expect(await records.get(shopSettings, shopSettingsId)).toMatchObject({ zip: '10001', accounts: before.accounts }))
    expect((await records.get(shopSettings, shopSettingsId))!.taxRates.map(({ millionths }) => millionths)).toEqual([0, 72_500, 88_750])
    await world.call(quoteOrder, { lines: [{ id: 'guides', kind: 'product', refId: 'guide-26/guide-26-1', quantity: 1 }] })
  })

  it('is closed to staff without the scope', async () => {
    await open('guideadmin')
    await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull())
    expect([screen.queryByLabelText('Email'), screen.queryByRole('form', { name: 'Add a line' })]).toEqual([null, null])
  })
})
