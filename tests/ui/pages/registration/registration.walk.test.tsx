// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { editions } from '../../../../src/domain/guide/editions.collection'
import { places } from '../../../../src/domain/guide/registering/places.collection'
import { withdrawRegistration } from '../../../../src/domain/shop/registrations/withdraw-registration.contract'
import { accountApp, fill } from '../../../support/account-app'
import { press } from '../../../support/drawing/press'

const address = '/artists/sfosregistration'
/** Six days before the call closes. */
const late = new Date('2027-05-10T17:00:00Z')
const shed = 'netmenders-shed'

async function register(on: Date) {
  const app = await accountApp(address, { as: 'artist', on })
  await screen.findByRole('heading', { name: /^Register for San Feliz Open Studios 2027/ })
  const records = app.world.context.systemRecords
  return { ...app, records, lineOf: async () => (await records.get(places, shed, { edition: '2027' }))!.line }
}

describe('whoever is not signed in', () => {
  it('reads until when they can register, what it asks for, and how to begin, and is in the form once they sign in', async () => {
    const { emailOf, password } = await accountApp(address, { on: late })
    await screen.findByRole('heading', { level: 1, name: /^Register for San Feliz Open Studios 2027/ })
    screen.getByText(/^Registration is open at the late price until /)
    screen.getByRole('heading', { name: 'What you need' })
    screen.getByText('You check your proof')
    expect(screen.getByRole('link', { name: 'Join as an artist' }).getAttribute('href')).toBe(`/newmember?next=${encodeURIComponent(address)}`)
    await fill('Email', emailOf('artist'))
    await fill('Password', password)
    await press('Sign in')
    await screen.findByRole('form', { name: /Register/ })
  })

  it('reads after the call that it is over', async () => {
    await accountApp(address, { on: new Date('2027-06-10T17:00:00Z') })
    await screen.findByText('Registration is closed.')
    expect(screen.queryByRole('heading', { name: 'What you need' })).toBeNull()
  })
})

async function choose(kind: string, label: string, option: string) {
  fireEvent.click(await screen.findByRole('checkbox', { name: /^I live or work in this city/ }))
  fireEvent.click(screen.getByRole('radio', { name: kind }))
  fireEvent.change(await screen.findByRole('combobox', { name: label }), { target: { value: option } })
}
const tier = (name: string) => fireEvent.change(screen.getByRole('combobox', { name: 'Kind of listing' }), { target: { value: name } })

describe('a building that is full', () => {
  it('has a waiting list: an artist reads their place in it, is offered one for 24 hours, and a second time where nobody waits behind them', async () => {
    const { world, lineOf, page } = await register(late)
    await choose('In a studio building', 'Building', shed)
    expect(screen.getByRole('option', { name: 'Netmenders’ Shed: full, you can wait' })).toBeTruthy()
    await screen.findByText(/^You can wait for a place: 2 before you\. When one is free, you have 24 hours/)
    tier('Participating')
    await press('Join the waiting list')
    await waitFor(async () => expect(await lineOf()).toHaveLength(3))
    const [first, second] = (await lineOf()) as [string, string, string]
    const card = () => within(screen.getAllByRole('region', { name: /^Registration for San Feliz/ })[0]!)
    await waitFor(() => expect(card().getByText('On the waiting list: number 3 in line')).toBeTruthy())

    await world.signInAs('guideadmin')
    for (const id of [first, second]) await world.call(withdrawRegistration, { id, seenRefundCents: 0 })
    const { takenBy } = (await world.context.systemRecords.get(places, shed, { edition: '2027' }))!
    await world.call(withdrawRegistration, { id: takenBy[0]!, seenRefundCents: 0 })
    await world.signInAs('artist')
    await page.go(address)
    await screen.findByText('A place is free for you')
    expect(screen.getByText(/^Take your place until/).textContent).toContain('Tuesday, May 11')
    // The link leads to the form below it.
    const { hash } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Take this place' })
    expect(document.querySelector(hash)?.textContent).toContain('Register and go to payment')
    await world.lookAtTheClock()
    expect(world.localMode.state.outbox.map(({ subject }) => subject)).toContain('A place is free for you')
    expect(await lineOf()).toEqual([])

    world.localMode.setNow(new Date('2027-05-11T18:00:00Z'))
    await world.lookAtTheClock()
    await waitFor(() => expect(screen.getByText(/^Take your place until/).textContent).toContain('Wednesday, May 12'))
  })
})

describe('a registration that is not possible', () => {
  it('names the conflict with the other one, and keeps what was entered', async () => {
    const { records } = await register(late)
    await choose('In a studio building', 'Building', 'ropewalk-building')
    tier('Premier')
    fireEvent.click(screen.getByRole('checkbox', { name: /^I have liability insurance/ }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'I accept the terms of sale' }))
    await press('Register and go to payment')
    await screen.findByText(/^Your other registration is on the same weekend\. Choose a place that opens on another one\.$/)
    expect(screen.getByRole('combobox', { name: 'Building' })).toHaveProperty('value', 'ropewalk-building')
    expect((await records.get(places, 'ropewalk-building', { edition: '2027' }))?.takenBy ?? []).not.toContain('first')
  })

  it('is closed after its last day: who has registered keeps that, and is led nowhere to register again', async () => {
    const { page } = await accountApp('/dashboard/registrations', { as: 'artist', on: new Date('2027-05-20T17:00:00Z') })
    await screen.findByRole('region', { name: /^Second registration for / })
    expect(screen.queryByRole('link', { name: /^Register for / })).toBeNull()
    await page.go(address)
    await screen.findByText('Registration has closed.')
    screen.getByText('Yours stays as it is. What you can still change is above.')
  })

  it('is closed after its last day: who has none may wait, until the guide is printed', async () => {
    const { world, page } = await accountApp('/', { as: 'artist', on: new Date('2027-05-20T17:00:00Z') })
    await world.call(withdrawRegistration, { id: 'r-katarzyna-kowalczyk-annex', seenRefundCents: 0 })
    await page.go(address)
    await screen.findByText('Registration has closed.')
    screen.getByText('You can join the waiting list. We write to you if we can let you in.')
    await screen.findByRole('button', { name: 'Join the waiting list' })
  })

  it('cannot even be waited for once the guide is being printed', async () => {
    const { world, page } = await accountApp('/', { as: 'artist', on: new Date('2027-07-13T17:00:00Z') })
    const records = world.context.systemRecords
    await world.call(withdrawRegistration, { id: 'r-katarzyna-kowalczyk-annex', seenRefundCents: 0 })
    await records.change(editions, (await records.get(editions, '2027'))!, { printLockedAt: new Date('2027-07-12T07:00:00Z') })
    await page.go(address)
    await screen.findByText('This guide is finished. You can register for the next one when it is announced.')
    expect(screen.queryByRole('button', { name: 'Join the waiting list' })).toBeNull()
  })
})
