// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { accountApp, fill } from '../../../support/account-app'
import { press } from '../../../support/drawing/press'
import { write } from '../../../support/drawing/write'
import { pressOnceFree } from '../../../support/shop/at-the-checkout'

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

describe('an own monthly gift', () => {
  const group = (name = '$25 a month for “Materials fund”') => screen.findByRole('group', { name })

  it('says what is charged when, and its amount is changed', async () => {
    await accountApp('/dashboard/donations', { as: 'donor' })
    const gift = within(await group())
    gift.getByText('We charge $25 on Wed, Oct 20, 2027, then every month.')
    gift.getByText('Card ending in 4242, until 04/2029')
    await press('Change the amount')
    await fill('Each month, in dollars', '4')
    await pressOnceFree('Change the amount')
    await screen.findByText('Enter an amount from $5 to $5,000.')
    await fill('Each month, in dollars', '40')
    await pressOnceFree('Change the amount')
    within(await group('$40 a month for “Materials fund”')).getByText('You give $40 a month from the next payment on.')
    // The pressed button is gone, so the focus moves to the heading.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: '$40 a month for “Materials fund”' })))
  })

  it('is paused, resumed and ended', async () => {
    await accountApp('/dashboard/donations', { as: 'donor' })
    await group()
    await press('Pause it')
    await write(await screen.findByLabelText('Paused until'), '2028-01-05')
    await pressOnceFree('Pause your monthly gift')
    await screen.findByText('Paused until Wed, Jan 5, 2028. We charge nothing until then.')
    await press('Resume it')
    await screen.findByText('Your gift has resumed. We charge your card next on Wed, Oct 20, 2027.')
    await press('End it')
    await press('End my monthly gift')
    await screen.findByText('Ended on Sat, Oct 16, 2027. We no longer charge your card.')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: '$25 a month for “Materials fund”' })))
    expect(screen.queryByRole('button', { name: 'Change the amount' })).toBeNull()
  })

  it('gets a new card, of which only the end is shown', async () => {
    const { world } = await accountApp('/dashboard/donations', { as: 'donor' })
    await group()
    await press('Enter a new card')
    await fill('Card number', '4000000000000002')
    await fill(/^Expiration/, '12/34')
    await fill('Security code', '123')
    await pressOnceFree('Use this card')
    await screen.findByText(/^Your bank declined this card/)
    await fill('Card number', '4000002500003155')
    await pressOnceFree('Use this card')
    await screen.findByText('Card ending in 3155, until 12/2034')
    const [kept] = await world.store.query({ collection: 'savedCards', where: [['personId', '==', 'p-donor']] })
    expect(kept?.data['customer']).toBe('cus_p-donor-materials-1')
  })
})

describe('own gifts', () => {
  it('are listed by year, with what a receipt of each is worth', async () => {
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

describe('the name among the donors', () => {
  it('is taken off the pages, and put on again as the giver likes it', async () => {
    const { world } = await accountApp('/dashboard/donations', { as: 'donor' })
    const shown = async () => (await world.store.get('campaigns/first-doors'))!.data['givers']
    await screen.findByText(/show you as “Hugh Tremaine”/)
    await pressOnceFree('Take my name off')
    await screen.findByText('Our pages no longer show your name.')
    expect(await shown()).toEqual([])
    await press('Show my name')
    await fill(/^Name to show/, 'H. T.')
    await pressOnceFree('Show this name')
    await screen.findByText('Our pages now show you as “H. T.”.')
    expect(await shown()).toEqual([{ name: 'H. T.', level: 'Benefactor', rank: 1 }])
  })
})
