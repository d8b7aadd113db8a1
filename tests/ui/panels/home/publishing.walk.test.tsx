// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { publishArtists } from '../../../../src/domain/art/publish-artists.contract'
import { artists, artworks } from '../../../../src/domain/artists/artists.collection'
import { publishCalendar } from '../../../../src/domain/calendar/publish-calendar.contract'
import { pages } from '../../../../src/domain/content/pages.collection'
import { policies } from '../../../../src/domain/content/policies.collection'
import { events } from '../../../../src/domain/events/events.collection'
import { listings } from '../../../../src/domain/guide/listings.collection'
import { publishSnapshot } from '../../../../src/domain/guide/publishing/publish-snapshot.contract'
import { membershipProducts } from '../../../../src/domain/memberships/membership-products.collection'
import type { Collection, DataOf } from '../../../../src/domain/shared/records/collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'

const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const main = () => within(screen.getByRole('main'))

/** The application in the office, and its records with the permissions of the signed-in staff member. */
async function office(as: string) {
  const app = await memoryApp({ as })
  const { clock, services } = app.world
  const records = services.get(Records)
  let minutes = 0
  /** Advances the clock, because a person needs time between two actions. */
  const later = () => app.world.localMode.setNow(new Date(Date.UTC(2027, 9, 16, 18, ++minutes)))
  const change = async <C extends Collection>(of: C, id: string, by: Partial<DataOf<C>>) => {
    later()
    await records.commit(records.changing(of, (await records.get(of, id))!, by))
    later()
  }
  /** Writes without a policy, as the publishing callables do. */
  const ofTheHouse = new Records(app.world.store, { current: app.world.auth.current })
  /** The first listing of the guide, as it was before the guide went to print. */
  const firstListing = async () => {
    const [listing] = await records.find(listings, {
      where: [
        ['editionId', '==', '2027'],
        ['status', '==', 'published'],
      ],
      orderBy: [['mapNumber', 'asc']],
      limit: 1,
    })
    const path = `listings/${listing!.id}`
    const { printLockedAt: _, ...data } = (await app.world.store.get(path))!.data
    await app.world.store.commit([{ op: 'set', path, data }])
    return listing!
  }
  return { ...app, clock, records, change, ofTheHouse, later, firstListing }
}

describe('a listing renamed in the office', () => {
  it('waits for publication, and is then on its page, in the search and on the map', async () => {
    const { visit, change, firstListing } = await office('guideadmin')
    const user = userEvent.setup()
    const listing = await firstListing()
    const view = await visit('/cpanel')
    const published = within(await screen.findByRole('region', { name: 'Published' }))
    await waitFor(() => expect(published.getAllByText('No changes since')).toHaveLength(1))
    // The sample has a listing that was approved, and events that were changed, after its guide was published.
    const changes = Number.parseInt((await published.findByText(/^\d+ changes? since$/)).textContent ?? '', 10)
    expect(published.queryByRole('button', { name: 'Publish: Artists and works' })).toBeNull()

    await change(listings, listing.id, { displayName: 'Zuleika Quartermain' })
    await published.findByText(`${changes + 1} changes since`)
    await press('Publish: The guide', published)
    expect((await published.findByText(/^Published: \d+ listings and \d+ events\./)).closest('[role="status"]')).not.toBeNull()
    await waitFor(() => expect(published.queryByText(/^\d+ changes? since$/)).toBeNull())

    await view.go(`/sfosguide/${String(listing.mapNumber)}`)
    await waitFor(() => expect(heading()).toContain('Zuleika Quartermain'))
    await view.go('/sfosguide')
    await user.type(await main().findByRole('searchbox'), 'quartermain')
    await main().findAllByRole('link', { name: /Zuleika Quartermain/ })
    await view.go('/sfosguide/maps?q=quartermain')
    await main().findAllByText(/Zuleika Quartermain/)
  })

  it('appears in an open tab', async () => {
    const { visit, change, firstListing, world } = await office('guideadmin')
    const listing = await firstListing()
    await visit(`/sfosguide/${listing.id}`)
    await change(listings, listing.id, { displayName: 'Zuleika Quartermain' })
    expect(heading()).not.toContain('Zuleika')
    await world.call(publishSnapshot, { editionId: '2027', makeCurrent: false })
    await waitFor(() => expect(heading()).toContain('Zuleika Quartermain'))
  })
})

describe('in an open tab, a change from the office appears', () => {
  it('to an artist and a work when they are published', async () => {
    const { visit, records, change, world } = await office('superadmin')
    const [work] = await records.find(artworks, { where: [['status', '==', 'public']], limit: 1 })
    const view = await visit(`/art/${work!.id}`)
    await change(artworks, work!.id, { title: 'Nine Kettles' })
    await change(artists, work!.artistId, { displayName: 'Zuleika Quartermain' })
    await world.call(publishArtists, {})
    await waitFor(() => expect(heading()).toContain('Nine Kettles'))
    await view.go('/artists/artsearch?q=nine+kettles')
    await main().findAllByText(/Nine Kettles/)
    await view.go(`/artist/${work!.artistId}`)
    await waitFor(() => expect(heading()).toBe('Zuleika Quartermain'))
  })

  it('to an event when the calendar is published', async () => {
    const { visit, records, change, world } = await office('contentadmin')
    const [event] = await records.find(events, { where: [['status', '==', 'published']], limit: 1 })
    await visit(`/events/${event!.id}`)
    await change(events, event!.id, { title: 'Kettles by night' })
    await world.call(publishCalendar, {})
    await waitFor(() => expect(heading()).toContain('Kettles by night'))
  })

  it('to a page of a section, its navigation and a page at the first level at once', async () => {
    const { visit, records, ofTheHouse } = await office('contentadmin')
    const [coverage] = await records.find(pages, {
      where: [
        ['parent', '==', 'about'],
        ['status', '==', 'published'],
      ],
      limit: 1,
    })
    const view = await visit(`/about/${coverage!.slug}`)
    await ofTheHouse.commit(ofTheHouse.changing(pages, (await ofTheHouse.get(pages, coverage!.id))!, { title: 'How we are written about' }))
    await waitFor(() => expect(heading()).toBe('How we are written about'))
    await main().findByRole('link', { name: 'How we are written about' })
    const [other] = (await records.find(pages, { where: [['status', '==', 'published']] })).filter(
      page => page.parent === undefined && !['home', 'about', 'artists', 'artlover', 'donors', 'programs'].includes(page.slug),
    )
    await view.go(`/${other!.slug}`)
    await ofTheHouse.commit(ofTheHouse.changing(pages, (await ofTheHouse.get(pages, other!.id))!, { title: 'A number on a door' }))
    await waitFor(() => expect(heading()).toBe('A number on a door'))
    await ofTheHouse.commit(ofTheHouse.changing(pages, (await ofTheHouse.get(pages, other!.id))!, { status: 'archived' }))
    await waitFor(() => expect(heading()).toBe(`Page Not Found: /${other!.slug}`))
  })

  it('to a policy and a price at once', async () => {
    const { visit, records, change, ofTheHouse, later } = await office('superadmin')
    const [newest] = [...(await records.find(policies, { where: [['kind', '==', 'privacy']] }))].sort((a, b) => b.version - a.version)
    const { kind, title, body, version } = newest!
    const view = await visit('/privacypolicy')
    later()
    await ofTheHouse.commit(
      ofTheHouse.creating(policies, 'privacy-next', {
        kind,
        title,
        body,
        version: version + 1,
        changes: 'We keep kettles for a week.',
        effective: new Date('2027-10-16T00:00:00Z'),
        status: 'effective',
      }),
    )
    await main().findByText('We keep kettles for a week.')
    const [membership] = await records.find(membershipProducts, { where: [['status', '==', 'live']], limit: 1 })
    await view.go(`/${membership!.routeKey}membership`)
    await change(membershipProducts, membership!.id, { headline: 'For whoever keeps a kettle' })
    await waitFor(() => expect(heading()).toBe('For whoever keeps a kettle'))
  })
})
