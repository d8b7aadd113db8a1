// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { policies } from '../../../../src/domain/content/policies.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { fill, heading } from '../../../support/account-app'
import { press as pressOn } from '../../../support/drawing/press'
import { type MemoryAppOptions, memoryApp } from '../../../support/memory-app'

const main = () => within(screen.getByRole('main'))
const press = (name: string | RegExp) => pressOn(name, main())
const line = (refId: string, quantity = 1) => ({ id: refId.replace('/', '-'), kind: 'product', refId, quantity })

async function cartWith(lines: readonly object[], { daysAgo = 0, ...options }: MemoryAppOptions & { readonly daysAgo?: number } = {}) {
  const at = new Date(Date.now() - daysAgo * 86_400_000).toISOString()
  localStorage.setItem('cart', JSON.stringify({ at, lines }))
  const app = await memoryApp(options)
  return { ...app, page: await app.visit('/shop?view=cart') }
}

const total = async () => (await main().findByText('Total')).nextElementSibling?.textContent

describe('the shop', () => {
  it('shows on each product what it costs, and why it cannot be bought', async () => {
    const { visit } = await memoryApp()
    const page = await visit('/shop?item=apron')
    const dialog = within(await screen.findByRole('dialog', { name: 'Printer’s apron' }))
    await dialog.findByText('It costs $44.')
    expect(dialog.getByLabelText<HTMLInputElement>('Long: Sold out').disabled).toBe(true)
    await page.go('/shop?item=print-early')
    const forMembers = within(await screen.findByRole('dialog', { name: 'Proofs from the drawer' }))
    await waitFor(() => expect(forMembers.getByRole<HTMLButtonElement>('button', { name: 'Add to cart' }).disabled).toBe(true))
    expect(forMembers.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/signin?next=%2Fshop%3Fitem%3Dprint-early')
    expect(forMembers.queryByText(/remove it/)).toBeNull()
  })

  it('has members’ prices for members', async () => {
    const { visit } = await memoryApp({ as: 'artlover' })
    await visit('/shop?item=tote')
    await screen.findByText('It costs $24, at members’ prices.')
  })

  it('shows the terms of sale that are in force, not those of a later day', async () => {
    const { world, visit } = await memoryApp()
    const records = new Records(world.store, { current: undefined })
    const [inForce] = await records.find(policies, { where: [['kind', '==', 'terms']] })
    const { body, version } = inForce!
    const effective = new Date(world.clock.now().getTime() + 86_400_000)
    await records.commit(
      records.creating(policies, 'terms-9', {
        kind: 'terms',
        version: version + 1,
        title: 'Terms from tomorrow',
        body,
        effective,
        status: 'effective',
      }),
    )
    await visit('/shop?view=terms')
    await main().findByRole('heading', { name: inForce!.title })
    main().getByRole('link', { name: 'Open the shop' })
    expect(main().queryByRole('link', { name: 'Back to your order' })).toBeNull()
  })

  it('counts what is in the cart', async () => {
    const { page } = await cartWith([line('tote/tote-1', 2), line('pins/pins-1')])
    await page.go('/shop')
    main().getByRole('link', { name: 'Cart (3)' })
  })
})

describe('the cart', () => {
  it('changes pieces, removes a line, and puts it back', async () => {
    await cartWith([line('tote/tote-1', 2), line('pins/pins-1')])
    await main().findByText('$56')
    await fill('Pieces of The bag with the ring, Natural', '3')
    await main().findByText('$84')
    await press('Remove Ten enamel rings')
    await main().findByText('Ten enamel rings removed.', { exact: false })
    expect(main().queryByRole('button', { name: 'Remove Ten enamel rings' })).toBeNull()
    await press('Undo')
    await main().findByRole('button', { name: 'Remove Ten enamel rings' })
  })

  it('holds at most twenty pieces of a product', async () => {
    await cartWith([line('pins/pins-1')])
    await fill('Pieces of Ten enamel rings', '21')
    await main().findByText('Enter a number from 1 to 20.')
  })

  it('says beside a line that there are too few pieces, and does not continue', async () => {
    await cartWith([line('guide-set/guide-set-1', 4), line('pins/pins-1')])
    const short = (await main().findByText('There are only 3 left. Take fewer.')).closest('li')!
    within(short).getByText('Ten years of guides')
    expect(main().queryByRole('link', { name: 'Continue to pay' })).toBeNull()
    await fill('Pieces of Ten years of guides', '3')
    await main().findByRole('link', { name: 'Continue to pay' })
  })

  it('takes a gift, shown apart, and says what can be deducted', async () => {
    await cartWith([line('pins/pins-1')])
    await fill('Amount in US dollars', '25')
    await press('Add the gift')
    const gifts = within(await main().findByRole('list', { name: 'Gifts' }))
    await gifts.findByText('All of it is tax-deductible: you receive nothing in return.')
    await waitFor(() => expect(main().getByText('Of this, tax-deductible').nextElementSibling?.textContent).toBe('$25'))
    expect(await total()).not.toBe('$25')
  })

  it('takes a discount code, says why another has no effect, and removes it', async () => {
    await cartWith([line('pins/pins-1', 2)])
    const before = await total()
    await press('Use this code')
    expect((await main().findAllByText('Discount code is missing.')).length).toBeGreaterThan(0)
    await fill('Discount code', 'winter')
    await press('Use this code')
    await main().findByText('We do not know this code. Check its letters, or remove it.')
    expect(main().queryByRole('link', { name: 'Continue to pay' })).toBeNull()
    await press('Remove the code')
    await fill('Discount code', 'opendoors')
    await press('Use this code')
    await main().findByText(/^Open doors in October \(OPENDOORS\): -\$/)
    expect(await total()).not.toBe(before)
    await press('Remove the code')
    await waitFor(async () => expect(await total()).toBe(before))
  })

  it('is empty again after thirty days, and leaves out what it cannot read', async () => {
    const { page } = await cartWith([line('pins/pins-1')], { daysAgo: 31 })
    await main().findByRole('heading', { name: 'Your cart is empty' })
    page.leave()
    await cartWith([line('pins/pins-1'), { id: 'x', kind: 'fee', refId: 'y', quantity: 1 }, line('tote/tote-1', 0)], { daysAgo: 29 })
    await main().findByRole('button', { name: 'Remove Ten enamel rings' })
    expect(main().getAllByRole('button', { name: /^Remove / })).toHaveLength(1)
  })

  it('follows another tab', async () => {
    await cartWith([line('pins/pins-1')])
    await main().findByRole('button', { name: 'Remove Ten enamel rings' })
    localStorage.setItem('cart', JSON.stringify({ at: new Date().toISOString(), lines: [] }))
    dispatchEvent(new StorageEvent('storage', { key: 'cart' }))
    await main().findByRole('heading', { name: 'Your cart is empty' })
    expect(heading()).toBe('Your cart')
  })
})
