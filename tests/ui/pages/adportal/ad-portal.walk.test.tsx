// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { adOrders } from '../../../../src/domain/ads/ad-orders.collection'
import { press } from '../../../support/drawing/press'
import { write } from '../../../support/drawing/write'
import { memoryApp } from '../../../support/memory-app'

const inApril = new Date('2027-04-20T18:00:00Z')

describe('a business that advertises', () => {
  it('books a half page by invoice, and finds it at its own address', async () => {
    const { world, visit } = await memoryApp({ as: 'advertiser', on: inApril })
    const { router } = await visit('/adportal/new')
    await screen.findByRole('heading', { name: 'Book an advertisement' })
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^Size and position/ }), 'Half page')
    await write(screen.getByRole('textbox', { name: /^Business/ }), 'Tide Tea House')
    await write(screen.getByRole('textbox', { name: /^Who we write to/ }), 'Consuelo Bright')
    await userEvent.click(screen.getByRole('checkbox', { name: /^We are a nonprofit/ }))
    await screen.findByText('Nonprofit, 15% less')
    await userEvent.click(screen.getByRole('radio', { name: /^By invoice/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: /^I accept the terms/ }))
    await press('Book and get the invoice')
    await screen.findByRole('heading', { name: 'Tide Tea House' })
    await screen.findByText('Invoice sent')
    const id = router.state.location.pathname.split('/').at(-1)!
    expect(await world.context.systemRecords.get(adOrders, id)).toMatchObject({
      business: 'Tide Tea House',
      size: 'Half page',
      price: { cents: 59_500 },
      status: 'invoiced',
    })
    expect(world.localMode.state.outbox.filter(({ subject }) => subject.startsWith('Invoice for your advertisement'))).toHaveLength(1)
  })

  it('asks for the back cover, which is sold, and owes nothing', async () => {
    const { visit } = await memoryApp({ as: 'advertiser', on: inApril })
    await visit('/adportal/new')
    const sizes = await screen.findByRole('combobox', { name: /^Size and position/ })
    await within(sizes).findByRole('option', { name: 'Full page, Back cover (sold out)' })
    await userEvent.selectOptions(sizes, 'Full page, Back cover (sold out)')
    await screen.findByRole('button', { name: 'Ask for this space' })
    expect(screen.queryByRole('radio', { name: /^By card/ })).toBeNull()
  })

  it('sees the sizes of the artwork, approves its proof, and cannot change it afterwards', async () => {
    const { world, visit } = await memoryApp({ as: 'advertiser', on: inApril })
    await visit('/adportal/ad-ferry')
    await screen.findByText(/1,725 × 2,625 pixels/)
    await press('Approve the proof')
    await screen.findByText('There is nothing to do. We place it in the guide.')
    expect((await world.context.systemRecords.get(adOrders, 'ad-ferry'))!.status).toBe('approved')
    expect(screen.queryByRole('button', { name: 'Approve the proof' })).toBeNull()
  })

  it('sees in which guide each of its advertisements stands', async () => {
    const { visit } = await memoryApp({ as: 'advertiser', on: inApril })
    await visit('/adportal/new')
    const own = within(await screen.findByRole('region', { name: 'Your advertisements' }))
    expect(own.getAllByRole('listitem').map(({ textContent }) => textContent)).toContainEqual(expect.stringMatching(/San Feliz Open Studios 2027 · /))
  })

  it('is told of nothing at the address of somebody else’s', async () => {
    const { visit } = await memoryApp({ as: 'artist', on: inApril })
    await visit('/adportal/ad-ferry')
    await waitFor(() => expect(document.body.textContent).toContain('not'))
    expect(document.body.textContent).not.toContain('Island Ferry')
  })
})
