// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { samplePassword } from '../../../../src/adapters/memory/sample/people/sample-account'
import { sampleWorks } from '../../../../src/adapters/memory/sample/people/sample-works'
import { Session } from '../../../../src/domain/accounts/sign-in/session'
import { SavedItemsService } from '../../../../src/domain/artists/saved-items-service'
import { EventCalendar } from '../../../../src/domain/calendar/event-calendar'
import { eventState } from '../../../../src/domain/calendar/event-state'
import { heading } from '../../../support/account-app'
import { leavePages } from '../../../support/drawing/draw'
import { press as pressOn } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'

const on = new Date('2027-10-01T17:00:00Z')
const main = () => within(screen.getByRole('main'))
const press = (name: string | RegExp) => pressOn(name, main())

/** The first studio of the guide with a number of its own. */
async function firstStudio(visit: Awaited<ReturnType<typeof memoryApp>>['visit']) {
  const page = await visit('/sfosguide/1')
  return { page, name: heading()! }
}

beforeEach(() => localStorage.clear())

describe('what a visitor saves', () => {
  it('is found under “Saved”, from the menu and the guide, and can be removed there', async () => {
    const { visit } = await memoryApp({ on })
    const { page, name } = await firstStudio(visit)
    await press('Save this studio')
    await main().findByRole('button', { name: 'Saved — remove' })
    main().getByText(/Saved on this device only\./)
    for (const link of screen.getAllByRole('link', { name: 'Saved' })) expect(link.getAttribute('href')).toBe('/sfosguide/saved')
    expect(within(screen.getByRole('navigation', { name: 'Guide' })).getAllByRole('link', { name: 'Saved' })).toHaveLength(1)
    await page.go('/sfosguide/saved')
    expect(heading()).toBe('Saved')
    const studios = within(await main().findByRole('region', { name: 'Studios' }))
    studios.getByRole('link', { name })
    expect(studios.getByRole('link', { name: 'Show on the map' }).getAttribute('href')).toBe('/sfosguide/maps?saved=yes')
    await userEvent.click(studios.getByRole('button', { name: `Remove ${name}` }))
    await main().findByRole('heading', { name: 'Nothing saved yet' })
  })

  it('has a list of works and of events as well, from which each can be removed', async () => {
    const { world, visit } = await memoryApp({ on })
    const work = sampleWorks().find(({ availability }) => availability === 'sale')!
    const page = await visit(`/art/${work.id}`)
    await press('Save this work')
    page.leave()
    const calendar = (await world.services.get(EventCalendar).index())!
    const coming = calendar.events.find(event => eventState(event, on) === 'coming')!
    await visit(`/events/${coming.id}`)
    const title = heading()!
    await press('Save this event')
    leavePages()
    await visit('/sfosguide/saved')
    const works = within(await main().findByRole('region', { name: 'Works' }))
    works.getByRole('link', { name: new RegExp(work.title) })
    await userEvent.click(works.getByRole('button', { name: `Remove ${work.title}` }))
    await waitFor(() => expect(main().queryByRole('region', { name: 'Works' })).toBeNull())
    const events = within(await main().findByRole('region', { name: 'Events' }))
    // The keyboard goes on with what follows the removed work.
    expect(document.activeElement).toBe(events.getByRole('link', { name: title }))
    await userEvent.click(events.getByRole('button', { name: `Remove ${title}` }))
    await waitFor(() => expect(main().queryByRole('region', { name: 'Events' })).toBeNull())
  })

  it('says what is no longer in the guide, and lets it go', async () => {
    localStorage.setItem('saved', JSON.stringify({ added: ['listing/gone-2020'], removed: [] }))
    const { visit } = await memoryApp({ on })
    await visit('/sfosguide/saved')
    await main().findByText(/1 saved studio is no longer in this season’s guide\./)
    await press('Remove it')
    await main().findByRole('heading', { name: 'Nothing saved yet' })
  })

  it.each([
    ['offers a route through the saved studios until the last day', on, true],
    ['offers no route after it', new Date('2027-11-02T17:00:00Z'), false],
  ])('%s', async (_, day, isOffered) => {
    localStorage.setItem('saved', JSON.stringify({ added: ['listing/katarzyna-kowalczyk-2027', 'listing/tariq-mansour-2027'], removed: [] }))
    const { visit } = await memoryApp({ on: day })
    await visit('/sfosguide/saved')
    const studios = within(await main().findByRole('region', { name: 'Studios' }))
    await studios.findByRole('link', { name: 'Show on the map' })
    expect(studios.getAllByRole('link', { name: /Kowalczyk|Mansour/ })).toHaveLength(2)
    expect(studios.queryByRole('link', { name: 'Plan a route' }) !== null).toBe(isOffered)
  })

  it('narrows the map to the saved studios', async () => {
    const { visit } = await memoryApp({ on })
    const { page, name } = await firstStudio(visit)
    await press('Save this studio')
    await page.go('/sfosguide/maps')
    await press('Saved (1)')
    await waitFor(() => main().getByText('1 studio'))
    await main().findByRole('link', { name: new RegExp(name) })
  })
})

describe('what a signed-in person saves', () => {
  const inAccount = (world: Awaited<ReturnType<typeof memoryApp>>['world']) => world.services.get(SavedItemsService).saved.read()

  it('lies in the account, and is removed from it', async () => {
    const { world, visit } = await memoryApp({ on, as: 'artlover' })
    const before = await inAccount(world)
    const { page, name } = await firstStudio(visit)
    await press('Save this studio')
    await waitFor(async () => expect(await inAccount(world)).toHaveLength(before!.length + 1))
    await main().findByText(/Saved in your account\./)
    await page.go('/dashboard/saved')
    await within(await main().findByRole('region', { name: 'Studios' })).findByRole('link', { name })
    await press(`Remove ${name}`)
    await waitFor(async () => expect(await inAccount(world)).toEqual(before))
  })

  it('joins what was saved on the device before signing in, each once, and leaves nothing on the device after signing out', async () => {
    const { world, visit } = await memoryApp({ on })
    const { name } = await firstStudio(visit)
    await press('Save this studio')
    const session = world.services.get(Session)
    await session.signIn(world.localMode.people.find(({ key }) => key === 'artlover')!.email, samplePassword)
    const before = await inAccount(world)
    leavePages()
    await visit('/sfosguide/saved')
    await waitFor(async () => expect(await inAccount(world)).toHaveLength(before!.length + 1))
    await main().findByText(/Saved in your account\./)
    expect(JSON.parse(localStorage.getItem('saved')!)).toEqual({ added: [], removed: [] })
    main().getByRole('link', { name })
    await session.signOut()
    await waitFor(() => expect(localStorage.getItem('saved:account')).toBeNull())
    leavePages()
    await visit('/sfosguide/saved')
    await main().findByRole('heading', { name: 'Nothing saved yet' })
  })
})
