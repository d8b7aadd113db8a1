// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { accountApp, fill } from '../../../support/account-app'
import { press } from '../../../support/drawing/press'
import { payByCard } from '../../../support/shop/at-the-checkout'

const main = () => within(screen.getByRole('main'))
const join = async () => within(await screen.findByRole('region', { name: 'Join or renew' }))
const choose = async (name: string | RegExp) => userEvent.click(await screen.findByRole('radio', { name }))
const checked = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }).checked

describe('renewing a membership', () => {
  it('shows a member the same last day before and after paying', async () => {
    const { world, page } = await accountApp('/artlovermembership', { as: 'artlover' })
    const block = await join()
    await block.findByText('You are a member. The last day of your membership is Tuesday, February 29, 2028.')
    await choose('2 years, $100')
    await block.findByText('Wednesday, March 1, 2028')
    await block.findByText('Thursday, February 28, 2030')
    expect(block.getByText(/You can deduct/).textContent).toBe('$100. You can deduct $68: what you receive is worth about $32. Your receipt says so.')
    await press('Continue to payment')
    await payByCard('artlover@saltlight.example', '$100')
    await screen.findByRole('heading', { name: 'Thank you. Your order is paid' })
    await block.findByText('Thursday, February 28, 2030')
    await page.go('/dashboard/membership')
    await main().findByText('You are a member. The last day is Thursday, February 28, 2030.')
    const terms = await world.store.query({ collection: 'memberships/m-artlover/terms' })
    expect(terms.map(({ data }) => `${String(data['start'])}..${String(data['end'])}`).toSorted()).toEqual([
      '2027-03-01..2028-02-29',
      '2028-03-01..2029-02-28',
      '2029-03-01..2030-02-28',
    ])
  })

  it('renews itself from then on where the member asks for it, until they switch it off in the dashboard', async () => {
    const { world, page } = await accountApp('/artlovermembership', { as: 'artlover' })
    await press('Continue to payment')
    const paying = within(await screen.findByRole('form', { name: 'Who pays' }))
    await userEvent.click(await paying.findByRole('radio', { name: 'By check' }))
    expect(paying.queryByRole('checkbox', { name: 'Renew it by itself' })).toBeNull()
    await userEvent.click(paying.getByRole('radio', { name: 'By card' }))
    await userEvent.click(await paying.findByRole('checkbox', { name: 'Renew it by itself' }))
    await waitFor(() => expect(screen.queryByRole('radio', { name: 'By check' })).toBeNull())
    await payByCard('artlover@saltlight.example', '$50')
    await screen.findByRole('heading', { name: 'Thank you. Your order is paid' })
    const kept = () => world.store.query({ collection: 'savedCards', where: [['personId', '==', 'p-artlover']] })
    expect(await kept()).toHaveLength(1)
    await page.go('/dashboard/membership')
    const renewal = within(await screen.findByRole('group', { name: 'Automatic renewal' }))
    await renewal.findByText(/^It renews itself on Wed, Feb 28, 2029: .* Today that costs \$50\.$/)
    renewal.getByText('Card ending in 4242')
    await press('Switch off automatic renewal', renewal)
    await renewal.findByText(/^It does not renew itself\. With a card/)
    expect(await kept()).toEqual([])
    await press('Switch on automatic renewal', renewal)
    await fill('Card number', '4000002500003155')
    await fill(/^Expiration/, '12/34')
    await fill('Security code', '123')
    await userEvent.click(await renewal.findByRole('button', { name: 'Use this card' }))
    await renewal.findByText('Card ending in 3155')
    expect(await kept()).toHaveLength(1)
  })

  it('lets another level follow the one that is held, where it cannot take its place', async () => {
    const { world } = await accountApp('/artistmembership?level=pair', { as: 'artist' })
    const block = await join()
    await block.findByText('You keep your One artist level until Monday, November 1, 2027. Two at one bench follows.')
    block.getByRole('link', { name: 'Write to us' })
    await press('Continue to payment', block)
    await payByCard('artist@saltlight.example', '$105')
    await screen.findByRole('heading', { name: 'Thank you. Your order is paid' })
    const { data } = (await world.store.get('memberships/m-artist'))!
    expect(data).toMatchObject({ level: 'single', levelChangesOn: '2027-11-02' })
    const terms = await world.store.query({ collection: 'memberships/m-artist/terms' })
    expect(terms.map(term => term.data['start'])).toContain('2027-11-02')
  })
})

describe('changing the level of a membership', () => {
  it('shows the art lover of the sample what her unused days are worth', async () => {
    await accountApp('/artlovermembership?level=patron', { as: 'artlover' })
    const block = await join()
    await block.findByText(/^Patron costs \$250\. You get \$18\.\d\d for the days that you have paid for and not used\. You pay/)
  })

  it('shows the credit and the exact days before paying, and adds the new term', async () => {
    const { page } = await accountApp('/artlovermembership?level=friend', { as: 'donor' })
    await press('Continue to payment')
    await payByCard('donor@saltlight.example', '$50')
    await screen.findByRole('heading', { name: 'Thank you. Your order is paid' })
    await page.go('/dashboard/membership')
    await userEvent.click(await main().findByRole('link', { name: 'Change the level' }))
    const block = await join()
    await choose('Patron, $250')
    await block.findByText(/^Patron costs \$250\. You get \$50 for the days that you have paid for and not used\. You pay/)
    block.getByText('Saturday, October 16, 2027')
    await press('Continue to payment')
    await payByCard('donor@saltlight.example', '$200')
    await screen.findByRole('heading', { name: 'Thank you. Your order is paid' })
    await page.go('/dashboard/membership')
    await main().findByText('You are a member. The last day is Sunday, October 15, 2028.')
    main().getByRole('heading', { name: /, Patron$/ })
  })
})

describe('joining', () => {
  it('asks a stranger to sign in, who then finds the same choice', async () => {
    const { page, pathOf, password, emailOf } = await accountApp('/artlovermembership')
    const block = await join()
    await choose('Companion, $100')
    await choose('3 years, $300')
    await block.findByText(/^If you pay today, your membership begins on/)
    const link = block.getByRole('link', { name: 'Sign in to continue' })
    await userEvent.click(link)
    await waitFor(() => expect(pathOf()).toMatch(/^\/signin\?next=/))
    await fill('Email', emailOf('donor'))
    await fill('Password', password)
    await press('Sign in')
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/artlovermembership'))
    await screen.findByRole('button', { name: 'Continue to payment' })
    expect(checked('Companion, $100')).toBe(true)
    expect(checked('3 years, $300')).toBe(true)
  })

  it('makes somebody a member from the day of the payment, with the days that were shown', async () => {
    const { world, page } = await accountApp('/artlovermembership?level=companion', { as: 'donor' })
    const block = await join()
    await block.findByText('Saturday, October 16, 2027')
    await block.findByText('Sunday, October 15, 2028')
    await press('Continue to payment')
    await payByCard('donor@saltlight.example', '$100')
    await screen.findByRole('heading', { name: 'Thank you. Your order is paid' })
    const [held] = await world.store.query({ collection: 'memberships', where: [['personId', '==', 'p-donor']] })
    expect(held?.data).toMatchObject({ productId: 'artlover', level: 'companion', since: '2027-10-16' })
    await page.go('/dashboard/membership')
    await main().findByText('You are a member. The last day is Sunday, October 15, 2028.')
    await press('Get the card')
    await main().findByText('Good until Sunday, October 15, 2028')
  })

  it('goes one step back with the browser’s Back, to the same choice, and forward to the same payment', async () => {
    const { world, page, pathOf } = await accountApp('/artlovermembership', { as: 'donor' })
    await choose('Companion, $100')
    await press('Continue to payment')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Renew it by itself' }))
    await fill('Email', 'rosa@post.example')
    await page.router.navigate(-1)
    await screen.findByRole('button', { name: 'Continue to payment' })
    expect(pathOf()).toBe('/artlovermembership?level=companion')
    expect(checked('Companion, $100')).toBe(true)
    await page.router.navigate(1)
    expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'rosa@post.example')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Renew it by itself' }).checked).toBe(true)
    await press('Change your choice')
    await screen.findByRole('button', { name: 'Continue to payment' })
    await page.router.navigate(1)
    await payByCard('rosa@post.example', '$100')
    await screen.findByRole('heading', { name: 'Thank you. Your order is paid' })
    await page.router.navigate(-1)
    await screen.findByRole('radio', { name: 'Companion, $100' })
    await page.router.navigate(1)
    // What is paid is not asked for again.
    await screen.findByRole('radio', { name: 'Companion, $100' })
    expect(screen.queryByRole('heading', { name: 'What you pay' })).toBeNull()
    expect(await world.store.query({ collection: 'orders', where: [['email', '==', 'rosa@post.example']] })).toHaveLength(1)
  })

  it('can be given to somebody else, from a day on', async () => {
    const { world } = await accountApp('/artlovermembership?level=friend&for=somebody', { as: 'donor' })
    const block = await join()
    await fill('Their email', 'wren@post.example')
    await fill(/^First day/, '2027-12-25')
    await block.findByText('Saturday, December 25, 2027')
    await block.findByText('Sunday, December 24, 2028')
    await press('Continue to payment')
    await payByCard('donor@saltlight.example', '$50')
    await screen.findByRole('heading', { name: 'Thank you. Your order is paid' })
    const own = await world.store.query({ collection: 'memberships', where: [['personId', '==', 'p-donor']] })
    expect(own).toEqual([])
    const [given] = await world.store.query({ collection: 'memberships', where: [['since', '==', '2027-12-25']] })
    const terms = await world.store.query({ collection: `${given!.path}/terms` })
    expect(terms.map(({ data }) => `${String(data['start'])}..${String(data['end'])}`)).toEqual(['2027-12-25..2028-12-24'])
    const person = await world.store.get(`people/${String(given?.data['personId'])}`)
    expect(JSON.stringify(person?.data['emails'])).toContain('wren@post.example')
  })

  it('is not offered for a level whose benefits nobody has valued', async () => {
    await accountApp('/artlovermembership?level=keeper', { as: 'donor' })
    const block = await join()
    await block.findByText(/^You cannot buy this level here yet/)
    expect(block.queryByRole('button', { name: 'Continue to payment' })).toBeNull()
  })

  it('leads who has an account and has not finished joining to joining, and back', async () => {
    const { page, world } = await accountApp('/login')
    await world.auth.signUp('ada@example.org', 'lanterns over water', '')
    await page.go('/studentmembership?level=student&terms=2')
    const link = await screen.findByRole('link', { name: 'Finish joining' })
    const next = new URL(link.getAttribute('href')!, 'https://here.example').searchParams.get('next')
    expect(next).toBe('/studentmembership?level=student&terms=2#join')
  })
})
