// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { LiveDoorStatuses } from '../../../../src/domain/guide/door-status/live-door-statuses'
import { accountApp } from '../../../support/account-app'
import { press } from '../../../support/drawing/press'

/** The first Saturday, an hour after most studios open. */
const saturday = new Date('2027-10-16T19:00:00Z')

const doorOf = async (name: string) => within(await screen.findByRole('group', { name: `Door of ${name}` }))

describe('the doors of a host on an opening day', () => {
  it('are set with one tap, and visitors see it at once', async () => {
    const { world, visit } = await accountApp('/listingsportal', { as: 'host', on: saturday })
    const [group] = await screen.findAllByRole('group', { name: /^Door of / })
    const name = group!.getAttribute('aria-label')!.replace('Door of ', '')
    const [listing] = (await world.store.query({ collection: 'listings', where: [['displayName', '==', name]] })).filter(
      ({ data }) => data['editionId'] === '2027',
    )
    const id = listing!.path.replace('listings/', '')
    const door = async () => (await world.services.get(LiveDoorStatuses).of('2027', '2027-10-16').read()).get(id)
    await press('Sold out', within(group!))
    await waitFor(async () => expect(await door()).toMatchObject({ state: 'soldOut', day: '2027-10-16' }))
    await (await doorOf(name)).findByText(/^Sold out, open until/)
    await visit(`/sfosguide/${id}`)
    const page = (await screen.findByRole('heading', { level: 1, name })).closest('article')!
    await within(page).findByText(/^Sold out, open until/)
  })

  it('wait on the device while there is no network, and are sent once it is back', async () => {
    const { world } = await accountApp('/listingsportal', { as: 'host', on: saturday })
    const [group] = await screen.findAllByRole('group', { name: /^Door of / })
    await screen.findByText('Your door today')
    world.localMode.setOffline(true)
    await press(/^Back at/, within(group!))
    await within(group!).findByText(/on this device, sent when you are connected/)
    world.localMode.setOffline(false)
    dispatchEvent(new Event('online'))
    await waitFor(() => expect(within(group!).queryByText(/on this device/)).toBeNull())
    await within(group!).findByText(/^Back at/, { selector: 'strong' })
    expect(localStorage.getItem('doors')).toBe('[]')
  })
})
