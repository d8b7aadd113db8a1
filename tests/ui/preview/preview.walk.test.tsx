// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { generatedArtists } from '../../../src/adapters/memory/sample/people/generate-artists'
import { Session } from '../../../src/domain/accounts/sign-in/session'
import { listings } from '../../../src/domain/guide/listings.collection'
import { changeListing } from '../../../src/domain/guide/portal/change-listing.contract'
import { notifyWhenOpen } from '../../../src/domain/guide/registering/notify-when-open.contract'
import { people } from '../../../src/domain/people/people.collection'
import { exportMyData } from '../../../src/domain/privacy/export-my-data.contract'
import { Callables } from '../../../src/domain/shared/functions/callables'
import { RolePreview } from '../../../src/domain/shared/preview/role-preview'
import { Records } from '../../../src/domain/shared/records/records'
import { RuleBroken } from '../../../src/domain/shared/records/rule-broken'
import { WallClock } from '../../../src/domain/shared/time/wall-clock'
import { orders } from '../../../src/domain/shop/orders.collection'
import { Auth } from '../../../src/ports/auth'
import { Storage } from '../../../src/ports/storage'
import { sessionHint } from '../../../src/ui/routing/session-hint'
import { press } from '../../support/drawing/press'
import { memoryApp } from '../../support/memory-app'

afterEach(() => sessionStorage.clear())

const bar = () => screen.queryByRole('complementary', { name: 'You see a preview of the site' })
const heading = () => document.querySelector('h1')?.textContent ?? ''

it('staff of the guide see the site as of a date of the season, until they end it; the office keeps its own', async () => {
  const app = await memoryApp({ as: 'guideadmin' })
  const view = await app.visit('/cpanel/sfosdeadlines?edition=2027')
  fireEvent.change(await screen.findByLabelText(/^Date and time/), { target: { value: '2027-03-01T10:00' } })
  await press('Preview the site')
  await waitFor(() => expect(heading()).toBe('Artists, open your studio'))
  expect(bar()?.textContent).toContain('Preview as of Monday, March 1, 2027, 10')
  const clock = app.world.services.get(WallClock)
  expect(clock.now().getUTCMonth()).toBe(2)
  expect(clock.real().getUTCMonth()).toBe(9)
  await view.go('/cpanel')
  await waitFor(() => expect(clock.now().getUTCMonth()).toBe(9))
  await view.go('/')
  await waitFor(() => expect(clock.now().getUTCMonth()).toBe(2))
  await press('End the preview')
  await waitFor(() => expect(heading()).toMatch(/^The doors are open/))
  expect(bar()).toBeNull()
})

it('nobody else can set the date or the role', async () => {
  sessionStorage.setItem('preview', JSON.stringify({ at: '2027-03-01T18:00:00.000Z', as: 'system' }))
  const app = await memoryApp({ as: 'artist' })
  await app.visit('/')
  await waitFor(() => expect(sessionStorage.getItem('preview')).toBeNull())
  expect(heading()).toMatch(/^The doors are open/)
  expect(bar()).toBeNull()
})

describe('the site as somebody else sees it', () => {
  async function seenAs(role: string) {
    const app = await memoryApp({ as: 'guideadmin' })
    const view = await app.visit('/cpanel/sfosdeadlines?edition=2027')
    fireEvent.change(await screen.findByLabelText(/^Date and time/), { target: { value: '2027-05-20T10:00' } })
    fireEvent.change(screen.getByLabelText('As'), { target: { value: role } })
    await press('Preview the site')
    await waitFor(() => expect(bar()).not.toBeNull())
    return { ...app, view }
  }
  const signIn = () => screen.queryAllByRole('link', { name: /^Sign in/ })

  it('a visitor is not signed in, and the office is closed; the way back is on every page', async () => {
    const { view, world } = await seenAs('visitor')
    expect(bar()?.textContent).toMatch(/^Preview as of Thursday, May 20, 2027, 10.* as a visitor who is not signed in\. You cannot save anything\./)
    await waitFor(() => expect(world.services.get(Session).current).toBeUndefined())
    await waitFor(() => expect(signIn().length).toBeGreaterThan(0))
    // After a reload the page still knows that staff are signed in, and shows the way back.
    expect(sessionHint().present).toBe(true)
    await view.go('/cpanel/sfosdeadlines')
    await waitFor(() => expect(screen.queryByLabelText(/^Date and time/)).toBeNull())
    await press('End the preview')
    await waitFor(() => expect(world.services.get(Session).current?.claims.sc).toBe('g'))
    expect(bar()).toBeNull()
  })

  it('nothing can be written as somebody else: no record, no file, no call, no account', async () => {
    const { world } = await seenAs('member')
    await waitFor(() => expect(world.services.get(Session).current?.claims).toEqual({ pid: world.auth.current?.claims.pid }))
    const refused = { rule: 'preview-only-reads' }
    const records = world.services.get(Records)
    const [listing] = await records.find(listings, { where: [['editionId', '==', '2027']] })
    await expect(records.change(listings, listing!, { priceBand: 'under-250' })).rejects.toMatchObject(refused)
    await expect(world.services.get(Callables).call(notifyWhenOpen, { editionId: '2027', wanted: true })).rejects.toMatchObject(refused)
    await expect(world.services.get(Storage).delete('pictures/none.jpg')).rejects.toMatchObject(refused)
    expect(() => world.services.get(Storage).upload('a', new Blob(['a']), { contentType: 'image/png' })).toThrow(RuleBroken)
    await expect(world.services.get(Auth).updatePassword('Another password 1')).rejects.toMatchObject(refused)
    await press('End the preview')
    await waitFor(() => expect(world.services.get(Session).current?.claims.sc).toBe('g'))
    await records.change(listings, listing!, { priceBand: 'under-250' })
  })

  it('as other staff they see the office with one scope of their own, never with one that they lack', async () => {
    const { world } = await seenAs('volunteer')
    await waitFor(() => expect(world.services.get(Session).current?.claims.vol).toBe('9999-12-31'))
    const preview = world.services.get(RolePreview)
    expect(preview.rolesOf(world.auth.current)).toEqual(['visitor', 'member', 'artist', 'host', 'volunteer', 'guide'])
    preview.begin('money')
    expect(world.services.get(Session).current?.claims.sc).toBe('g')
  })
})

describe('the pages of an artist and of a host', () => {
  async function chosen(role: 'artist' | 'host', asked: string, name: string, at: string) {
    const app = await memoryApp({ as: 'guideadmin' })
    const view = await app.visit('/cpanel/sfosdeadlines?edition=2027')
    fireEvent.change(await screen.findByLabelText(/^Date and time/), { target: { value: at } })
    fireEvent.change(screen.getByLabelText('As'), { target: { value: role } })
    fireEvent.change(await screen.findByRole('searchbox', { name: /^Which / }), { target: { value: asked } })
    await press(name)
    await screen.findByText(`You will see the pages as ${name}.`)
    await press('Preview the site')
    await waitFor(() =>
      expect(bar()?.textContent).toContain(`as ${name}. You cannot save anything. Parts that your own role may not read are left out.`),
    )
    return { ...app, view }
  }
  const artist = generatedArtists()[0]!

  it('are offered by name, the first as an example; jurors have none yet, and it says so', async () => {
    const app = await memoryApp({ as: 'guideadmin' })
    await app.visit('/cpanel/sfosdeadlines?edition=2027')
    fireEvent.change(await screen.findByLabelText('As'), { target: { value: 'artist' } })
    await screen.findByText(/^You will see the pages as /)
    expect(screen.getByRole<HTMLOptionElement>('option', { name: 'A juror (jurors have no pages yet)' }).disabled).toBe(true)
    fireEvent.change(screen.getByRole('searchbox', { name: /^Which artist/ }), { target: { value: 'nobody of that name' } })
    await screen.findByText('No name matches.')
  })

  it('an artist’s listings, registration and dashboard are seen as the artist sees them', async () => {
    const { view, world } = await chosen('artist', artist.name, artist.name, '2027-05-20T10:00')
    await waitFor(() => expect(heading()).toBe(`Hello, ${artist.first}`))
    await screen.findByText(/^Our staff asks for a change to /)
    expect(screen.queryByText('You have not finished joining')).toBeNull()
    expect(world.services.get(Session).current).toMatchObject({ displayName: artist.name, claims: { pid: artist.id } })
    await view.go('/listingsportal')
    await waitFor(() => expect(document.querySelectorAll('main a[href^="/listingsportal/"]').length).toBeGreaterThan(1))
    expect(document.querySelector('main')?.textContent).toContain(artist.name)
    await view.go(`/listingsportal/${artist.handle}-2027-annex`)
    await waitFor(() => expect(document.querySelector('main')?.textContent).toContain('The part of the picture that you chose is too small'))
    await view.go('/artists/sfosregistration')
    await waitFor(() => expect(document.querySelector('main')?.textContent).toContain('Ropewalk Annex'))
    await press('End the preview')
    await waitFor(() => expect(world.services.get(Session).current?.claims).toMatchObject({ sc: 'g' }))
  })

  it('a host sees the roster of the building', async () => {
    const { view } = await chosen('host', 'annex', 'Host of Ropewalk Annex', '2027-05-20T10:00')
    await view.go('/listingsportal')
    await screen.findByRole('heading', { name: /Ropewalk Annex/ })
  })

  it('what the guide staff may not read is said where it would stand, and not called empty', async () => {
    const { view } = await chosen('artist', artist.name, artist.name, '2027-05-20T10:00')
    for (const section of ['profile', 'orders', 'membership', 'donations', 'settings']) {
      await view.go(`/dashboard/${section}`)
      await screen.findByRole('heading', { name: 'Left out of this preview' })
      expect(screen.queryByText(/ yet$|^You have not|^No /)).toBeNull()
    }
    for (const [section, name] of [
      ['artworks', 'Artworks'],
      ['registrations', 'Registrations'],
      ['saved', 'Saved'],
      ['passport', 'Passport'],
      ['listings', 'Listings'],
    ] as const) {
      await view.go(`/dashboard/${section}`)
      await screen.findByRole('heading', { name, level: 1 })
    }
    await screen.findByRole('link', { name: 'Make the changes' })
    expect(screen.queryByRole('heading', { name: 'Left out of this preview' })).toBeNull()
  })

  it('are theirs from the first moment after a reload, and never the staff member’s', async () => {
    sessionStorage.setItem('preview', JSON.stringify({ as: 'artist', person: { id: artist.id, name: artist.name } }))
    const app = await memoryApp({ as: 'guideadmin' })
    const seen: (string | undefined)[] = []
    const shown = new MutationObserver(() => seen.push(heading()))
    shown.observe(document.body, { childList: true, subtree: true, characterData: true })
    await app.visit('/dashboard')
    await waitFor(() => expect(bar()?.textContent).toContain(`as ${artist.name}`))
    shown.disconnect()
    expect(new Set(seen.filter(Boolean))).toEqual(new Set([`Hello, ${artist.first}`]))
  })

  it('nothing of the staff member’s own account is shown as the artist’s, and nothing that the guide staff may not read', async () => {
    const { world } = await chosen('artist', artist.name, artist.name, '2027-05-20T10:00')
    await waitFor(() => expect(world.services.get(Session).current?.claims.pid).toBe(artist.id))
    const { services } = world
    const records = services.get(Records)
    expect(await records.get(people, artist.id)).toBeUndefined()
    expect(await records.find(orders, { where: [['personId', '==', artist.id]] })).toEqual([])
    const theirs = { rule: 'preview-not-theirs' }
    await expect(services.get(Callables).call(exportMyData, {})).rejects.toMatchObject(theirs)
    const refused = { rule: 'preview-only-reads' }
    const [listing] = await records.find(listings, { where: [['ownerIds', 'array-contains', artist.id]] })
    await expect(records.change(listings, listing!, { priceBand: 'under-250' })).rejects.toMatchObject(refused)
    const change = { id: listing!.id, rev: listing!.rev, changed: ['blurb' as const], entered: { blurb: 'x' } }
    await expect(services.get(Callables).call(changeListing, change)).rejects.toMatchObject(refused)
  })
})
