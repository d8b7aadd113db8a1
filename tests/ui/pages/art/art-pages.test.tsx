// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { publishArtistsHandler } from '../../../../src/domain/art/publish-artists.handler'
import { artists, artworks } from '../../../../src/domain/artists/artists.collection'
import { slugs } from '../../../../src/domain/links/short-links.collection'
import { publishSnapshotHandler } from '../../../../src/domain/publishing/publish-snapshot.handler'
import { Records } from '../../../../src/domain/shared/records/records'
import { leavePages } from '../../../support/drawing/draw'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'
import { seedSmallCity, year } from '../../../support/small-city'

/** The test city with its published guide and artists, at noon on a Saturday when studios are open. */
async function artApp() {
  const app = await memoryApp({ sample: false, on: new Date('2027-10-16T19:00:00Z') })
  const records = new Records(app.world.store, { current: undefined })
  await seedSmallCity(records)
  await records.commit(
    records.changing(artworks, (await records.get(artworks, 'w1'))!, {
      price: { cents: 48_000, cur: 'usd' },
      size: { h: 305, w: 229 },
      colours: ['#2c5fae', '#f7f4ec'],
      tags: ['sea'],
    }),
  )
  await publishSnapshotHandler.run(app.world.context, { editionId: year, makeCurrent: true })
  await records.commit(records.creating(slugs, 'ana', { kind: 'handle', ref: 'ana' }))
  const publish = () => publishArtistsHandler.run(app.world.context, {})
  await publish()
  return { ...app, records, publish }
}

let app: Awaited<ReturnType<typeof artApp>>
beforeAll(async () => {
  app = await artApp()
})
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

describe('/art/{id}', () => {
  it('shows a work with its size in both units, price, artist and studio', async () => {
    await app.visit('/art/w1')
    expect(heading()).toBe('Tide')
    expect(document.title).toContain('Tide, Ana Núñez · Artwork')
    expect(screen.getAllByText('12 × 9 in')).toHaveLength(1)
    screen.getByText('30.5 × 22.9 cm')
    screen.getAllByText('$480')
    const studio = within(screen.getByRole('region', { name: 'See it at the studio' }))
    expect(studio.getByRole('link', { name: 'Rope Mill' }).getAttribute('href')).toBe('/sfosguide/ana')
  })

  it('opens a zoomed view and closes it again', async () => {
    await app.visit('/art/w1')
    await press('Zoom in on Tide')
    const room = within(await screen.findByRole('dialog', { name: 'Tide' }))
    await press('Zoom in', room)
    await room.findByText('150%')
    await press('Close', room)
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Tide' })).toBeNull())
  })

  it('saves a work on this device', async () => {
    const first = await app.visit('/art/w1')
    await press('Save this work')
    await screen.findByRole('button', { name: 'Saved — remove' })
    first.leave()
    await app.visit('/art/w1')
    await screen.findByRole('button', { name: 'Saved — remove' })
  })

  it('leads from a work that is for sale to the studio where it can be had', async () => {
    await app.visit('/art/w1')
    expect((await screen.findByRole('link', { name: 'Visit the studio' })).getAttribute('href')).toBe('/sfosguide/ana')
  })

  it('after the last open day it invites nobody to the studio, and leads to the artist', async () => {
    const later = await artApp()
    later.world.clock.setNow(new Date('2027-11-20T19:00:00Z'))
    await later.visit('/art/w1')
    screen.getByRole('region', { name: /^The studio in / })
    expect((await screen.findByRole('link', { name: 'Find the artist' })).getAttribute('href')).toBe('/artist/ana')
  })

  it.each(['/art/w2', '/art/none', '/artist/nobody'])('answers %s with 404', async path => {
    await app.visit(path)
    expect(heading()).toBe(`Page Not Found: ${path}`)
  })

  it.each(['/artist/anna', '/artist/Añá', '/artist/ann%', '/art/anna'])(
    'suggests for %s the published artist whose name is most like it',
    async path => {
      await app.visit(path)
      expect((await screen.findByRole('link', { name: 'Ana Núñez' })).getAttribute('href')).toBe('/artist/ana')
    },
  )
})

describe('/artist/{id}', () => {
  it('shows the artist, the works and the map number', async () => {
    await app.visit('/artist/ana')
    expect(heading()).toBe('Ana Núñez')
    screen.getByText('Salt.')
    expect(screen.getByRole('link', { name: /Tide/ }).getAttribute('href')).toBe('/art/w1')
    screen.getByText('Open until 6 pm')
  })

  it.each(['/ana', '/artist/ANA'])('%s redirects to the handle', async path => {
    const { router } = await app.visit(path)
    await waitFor(() => expect(router.state.location.pathname).toBe('/artist/ana'))
    await waitFor(() => expect(heading()).toBe('Ana Núñez'))
  })

  it('follows publications while it is open: in memoriam, then hidden', async () => {
    const own = await artApp()
    const set = async (status: 'memorial' | 'hidden') => {
      await own.records.commit(own.records.changing(artists, (await own.records.get(artists, 'ana'))!, { status }))
      await own.publish()
    }
    await own.visit('/artist/ana')
    await set('memorial')
    await screen.findByText('In memoriam')
    await waitFor(() => expect(screen.queryByText('$480')).toBeNull())
    await own.records.commit(own.records.deleting(artworks, 'w1'), own.records.deleting(artworks, 'w2'))
    await own.publish()
    // Without works, and without the part about the studio that it could lead to.
    expect((await screen.findByText(/^Look at/)).textContent).toBe('Look at the other artists.')
    await set('hidden')
    await waitFor(() => expect(heading()).toBe('Page Not Found: /artist/ana'))
  })
})

describe('the wall and the search over the sample data', () => {
  let season: Awaited<ReturnType<typeof memoryApp>>
  beforeAll(async () => {
    season = await memoryApp()
  })

  it('shows 24 artists a page, and each page has an address', async () => {
    const wall = await season.visit('/art/artists')
    const names = () => screen.getAllByRole('link').flatMap(link => (link.getAttribute('href')?.startsWith('/artist/') ? [link.textContent] : []))
    const first = names()
    expect(first).toHaveLength(24)
    await wall.go('/art/artists?page=2')
    await screen.findByText(/page 2 of 11/)
    expect(names().filter(name => first.includes(name))).toEqual([])
  })

  it('says what to do when no artist matches', async () => {
    await season.visit('/art/artists?medium=None')
    screen.getByText('No artists match these filters')
  })

  it('applies the words and filters in the address, and offers to remove one if nothing matches', async () => {
    await season.visit('/artists/artsearch?color=blue&q=zzzzzz')
    await press(/^Without the words: /)
    await screen.findByText(/^\d+ works by \d+ artists$/)
    expect(await screen.findByRole('radio', { name: /^blue/ })).toHaveProperty('checked', true)
  })
})

it('the search offers “open now” only on a day of a weekend', async () => {
  const before = await memoryApp({ on: new Date('2027-06-01T19:00:00Z') })
  await before.visit('/artists/artsearch')
  await screen.findByText('Filters')
  expect(screen.queryByRole('button', { name: 'Open now' })).toBeNull()
  leavePages()
  await (await memoryApp()).visit('/artists/artsearch')
  await screen.findByRole('button', { name: 'Open now' })
})

it('an unpublished wall says so', async () => {
  const empty = await memoryApp({ sample: false })
  await empty.visit('/art/artists')
  screen.getByText('No artists yet')
  leavePages()
  await empty.visit('/artists/artsearch')
  screen.getByText('There is nothing to search yet')
})
