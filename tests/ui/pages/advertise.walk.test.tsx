// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { adOrders } from '../../../src/domain/ads/ad-orders.collection'
import { memoryApp } from '../../support/memory-app'

const card = async (name: string) => within((await screen.findByRole('heading', { level: 3, name })).closest('li')!)

describe('a business that thinks of an advertisement', () => {
  it('sees who reads the guide, what is left, and what hers would cost on the day she books', async () => {
    const app = await memoryApp({ on: new Date('2027-04-02T18:00:00Z') })
    const { systemRecords } = app.world.context
    const { advertiserId, editionId, size, price, priceVersion } = (await systemRecords.get(adOrders, 'ad-framing'))!
    const halves = { advertiserId, editionId, size, price, priceVersion, coworkerIds: [], art: [], proofRounds: 0, status: 'booked' as const }
    await systemRecords.commit(...['1', '2', '3', '4', '5'].map(n => systemRecords.creating(adOrders, `ad-half-${n}`, halves)))
    await app.visit('/advertise')
    await screen.findByRole('heading', { name: 'Advertise in the guide' })
    expect((await screen.findByText('studios in the guide')).textContent).toMatch(/^\d+ studios/)
    await screen.findByText('The regular price counts now.')
    await (await card('Half page')).findByText('Sold out')
    await (await card('Quarter page')).findByText('12 of 16 left')
    expect((await card('Quarter page')).getByRole('img').getAttribute('aria-label')).toBe('2.25 × 3.75 in on a page of 5.5 × 8.5 in')

    fireEvent.change(await screen.findByLabelText('Size and position'), { target: { value: '2' } })
    fireEvent.click(await screen.findByLabelText('We are a nonprofit'))
    fireEvent.click(await screen.findByLabelText('Design it for us'))
    await screen.findByText('$1,170')
    fireEvent.change(await screen.findByLabelText('When you book'), { target: { value: '2027-05-09' } })
    await screen.findByText('$1,272')
    fireEvent.change(await screen.findByLabelText('When you book'), { target: { value: '2027-05-10' } })
    await screen.findByText('Advertising is closed on this day. Choose an earlier one.')
  })

  it('is told after the close that nothing is for sale any more', async () => {
    const app = await memoryApp({ on: new Date('2027-10-16T18:00:00Z') })
    await app.visit('/advertise')
    await screen.findByText('Advertising in San Feliz Open Studios 2027 has closed.')
    await card('Half page')
    expect(screen.queryByText(/ left$| in this guide$/)).toBeNull()
    // A day to book on would have to be in the past.
    expect(screen.queryByLabelText('When you book')).toBeNull()
  })
})
