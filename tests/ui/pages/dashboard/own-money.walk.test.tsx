// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { accountApp } from '../../../support/account-app'

const main = () => within(screen.getByRole('main'))

describe('own memberships', () => {
  it('show the exact days, and lead to where they are renewed', async () => {
    await accountApp('/dashboard/membership', { as: 'artist' })
    const held = within(await screen.findByRole('region', { name: 'Artist membership, One artist' }))
    held.getByText('You are a member. The last day is Monday, November 1, 2027.')
    held.getByText('November 2, 2026 – November 1, 2027')
    expect(held.getByRole('link', { name: 'Renew' }).getAttribute('href')).toBe('/artistmembership?level=single#join')
  })

  it.each([
    ['2027-11-10T20:00:00Z', 'Your membership ended on Monday, November 1, 2027. You can still enter until Monday, November 15, 2027.'],
    ['2027-12-10T20:00:00Z', 'Your membership ended on Monday, November 1, 2027, and your card with it.'],
  ])('on %s they say: %s', async (now, words) => {
    await accountApp('/dashboard/membership', { as: 'artist', on: new Date(now) })
    await main().findByText(words)
  })
})

describe('the overview', () => {
  it('says thirty days before its end that a membership is to be renewed', async () => {
    await accountApp('/dashboard', { as: 'artist' })
    const toDo = (await screen.findByRole('heading', { name: 'Your membership ends on Monday, November 1, 2027' })).closest('li')!
    expect(within(toDo).getByRole('link', { name: 'Renew' }).getAttribute('href')).toBe('/artistmembership?level=single#join')
  })

  it('says nothing of it earlier', async () => {
    await accountApp('/dashboard', { as: 'artist', on: new Date('2027-10-01T20:00:00Z') })
    await screen.findByRole('heading', { name: 'To do' })
    expect(screen.queryByText(/^Your membership ends/)).toBeNull()
  })
})

describe('own gifts', () => {
  it('stand by year, with what a receipt of each is worth', async () => {
    await accountApp('/dashboard/donations', { as: 'donor' })
    const year = within(await screen.findByRole('region', { name: '2027' }))
    year.getByText('You gave $1,790.')
    const gift = (name: string) => within(year.getByRole('heading', { name }).closest('li')!)
    gift('$1,000, A lift on the water side').getByText(/^Letter 2027-000001: you can deduct \$1,000\./)
    gift('$790, First doors').getByText(/^We emailed you a receipt\. There is no letter yet\./)
    within(screen.getByRole('region', { name: '2026' })).getByText('You gave $150.')
  })

  it('are nobody else’s', async () => {
    await accountApp('/dashboard/donations', { as: 'advertiser' })
    await screen.findByText('No gifts yet')
    expect(main().queryByText(/1,000/)).toBeNull()
  })
})
