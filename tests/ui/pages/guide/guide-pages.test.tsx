// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { encode } from 'uqr'
import { beforeAll, describe, expect, it } from 'vitest'
import { leavePages } from '../../../support/drawing/draw'
import { press } from '../../../support/drawing/press'
import { guideDetails, guideIndex } from '../../../support/fixtures/guide-index'
import { guideApp } from '../../../support/guide-app'

let app: Awaited<ReturnType<typeof guideApp>>
beforeAll(async () => {
  app = await guideApp()
})

const heading = () => screen.getByRole('heading', { level: 1 }).textContent

describe('/sfosguide/{id?}', () => {
  it('shows the current edition without an id, and how many studios are open now', async () => {
    await app.visit('/sfosguide')
    expect(heading()).toBe('Lantern Weekends')
    screen.getByText('3 studios open now, until 6 pm.')
    screen.getByRole('link', { name: /^Oct 2.–.3$/ })
  })

  it('names the sponsors, and leads to the flipbook', async () => {
    const { world, visit } = await guideApp()
    const sponsors = [{ name: 'Harbor Bank', to: 'https://bank.example' }]
    await world.context.documents.commit([{ op: 'update', path: 'settings/organisation', data: { sponsors } }])
    await visit('/sfosguide')
    expect((await screen.findByRole('link', { name: /^Harbor Bank/ })).getAttribute('href')).toBe('https://bank.example/')
    const guide = within(screen.getByRole('navigation', { name: 'Guide' }))
    expect(guide.getByRole('link', { name: 'Flipbook' }).getAttribute('href')).toBe('/sfosguide/flipbook')
  })

  it('names on an earlier edition those who supported it, and nobody of today', async () => {
    const { world, visit } = await guideApp()
    const { documents } = world.context
    await documents.commit([
      { op: 'update', path: 'settings/organisation', data: { sponsors: [{ name: 'Harbor Bank' }] } },
      { op: 'update', path: 'editions/2023', data: { sponsors: [{ name: 'Tidewater Printing' }] } },
    ])
    await visit('/sfosguide/2023')
    await screen.findByText('Tidewater Printing')
    expect(screen.queryByText('Harbor Bank')).toBeNull()
  })

  it('shows an earlier edition by its year, keeps it in the links, and says that it is not the current one', async () => {
    await app.visit('/sfosguide/2023')
    expect(heading()).toBe('Open Doors')
    screen.getByText(/You are reading Open Doors, 2023/)
    expect(screen.getByRole('link', { name: 'Map' }).getAttribute('href')).toBe('/sfosguide/maps?edition=2023')
  })

  it('shows a second festival of the year under its own address', async () => {
    const spring = { ...guideIndex.edition, id: '2027-spring', name: 'Spring Lanterns' }
    await app.publish({ ...guideIndex, hash: 'fixturespring', edition: spring }, guideDetails)
    await app.visit('/sfosguide/2027-spring')
    expect(heading()).toBe('Spring Lanterns')
    expect(screen.getByRole('link', { name: 'Map' }).getAttribute('href')).toBe('/sfosguide/maps?edition=2027-spring')
  })

  it('keeps the first one under the year alone', async () => {
    await app.visit('/sfosguide/2027')
    expect(heading()).toBe('Lantern Weekends')
  })

  it.each([
    '/sfosguide/2027-autumn',
    '/sfosguide/2019',
    '/sfosguide/999',
    '/sfosguide/no-such-listing',
    '/sfosguide/maps?edition=2019',
    '/sfosguide/articles/none',
  ])('answers %s with 404', async path => {
    await app.visit(path)
    expect(heading()).toBe(`Page Not Found: ${path.split('?')[0]}`)
  })

  it('shows a listing by its map number with hours, access, a note about the entrance and its neighbors', async () => {
    await app.visit('/sfosguide/1')
    expect(heading()).toBe('Lantern Press')
    expect(document.title).toBe('1 Lantern Press · Guide · Ember Arts')
    screen.getByText('Open until 6 pm')
    screen.getByText('Sat, Oct 2 and Sun, Oct 3')
    // Loaded after the page has settled.
    await screen.findByText('Not wheelchair accessible: 2 steps, door 29 in wide.')
    within(await screen.findByRole('region', { name: 'Prices' })).getByText('Most works: $250 to $750.')
    const inside = within(await screen.findByRole('region', { name: 'Getting in' }))
    inside.getByText('At the door: Ring twice.')
    const door = inside.getByRole<HTMLImageElement>('img', { name: 'A green door beside a shop window' })
    expect([door.loading, door.width, door.height]).toEqual(['lazy', 1200, 900])
    expect((await screen.findByRole('link', { name: 'lantern.example' })).getAttribute('href')).toBe('https://lantern.example/prints')
    const walk = within(await screen.findByRole('navigation', { name: 'Neighboring numbers' }))
    expect(walk.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(['/sfosguide/1', '/sfosguide/2', '/sfosguide/3'])
  })

  it('shows a building by the map number that its studios share, ordered by unit', async () => {
    await app.visit('/sfosguide/2')
    expect(heading()).toBe('Old Mill')
    const studios = within(screen.getByRole('region', { name: 'Studios' }))
    expect((await studios.findAllByRole('link')).map(link => link.textContent)).toEqual(['Ada Weaver', 'Bo Carver'])
    // Each with a work, as far as it has one, and whether its door is open.
    expect(studios.getAllByText(/^Open until|^Opens|^No more open days|^Closed/)).toHaveLength(2)
    const inside = within(await screen.findByRole('region', { name: 'Getting in' }))
    inside.getByText('Wheelchair accessible, measured.')
    inside.getByText('At the door: Through the arch.')
    inside.getByRole('img', { name: 'A stone arch with an iron gate' })
  })

  it('shows a studio of a building by its id, with the other studios in the building', async () => {
    await app.visit('/sfosguide/l-mill-b')
    expect(heading()).toBe('Bo Carver')
    const others = within(screen.getByRole('region', { name: 'Also in Old Mill' }))
    expect((await others.findByRole('link')).textContent).toBe('Ada Weaver')
  })

  it.each(['2A', '2a'])('shows a studio of a building by its number and unit as they are printed: 2 %s', async unit => {
    await app.visit(`/sfosguide/2%20${unit}`)
    expect(heading()).toBe('Ada Weaver')
  })

  it('shows an imported listing by its map number in that edition', async () => {
    await app.visit('/sfosguide/1?edition=2023')
    expect(heading()).toBe('House 0')
  })

  it('saves a studio and a note on this device', async () => {
    const user = userEvent.setup()
    const first = await app.visit('/sfosguide/1')
    await press('Save this studio')
    await user.type(await screen.findByLabelText('Note to self'), 'Bring cash')
    await screen.findByRole('button', { name: 'Saved — remove' })
    first.leave()
    await app.visit('/sfosguide/1')
    await screen.findByRole('button', { name: 'Saved — remove' })
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Note to self').value).toBe('Bring cash'))
  })

  it('follows a new publication while it is open', async () => {
    const own = await guideApp()
    await own.visit('/sfosguide/1')
    const listings = guideIndex.listings.map(card => (card.id === 'l-lantern' ? { ...card, name: 'Lantern Press and Bindery' } : card))
    await own.publish({ ...guideIndex, hash: 'fixture2027b', listings }, guideDetails)
    await waitFor(() => expect(heading()).toBe('Lantern Press and Bindery'))
  })
})

describe('a printed page', () => {
  /** The dark modules of a QR code drawn as bars, row by row. */
  const painted = (path: string, size: number) => {
    const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
    for (const [, x, y, long] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g)) rows[Number(y)]!.fill(true, Number(x), Number(x) + Number(long))
    return rows
  }

  /** The part that draws it comes after the page. */
  const findOnPaper = (words: string) =>
    waitFor(() => {
      dispatchEvent(new Event('beforeprint'))
      return screen.getByText(words)
    })

  it.each(['/sfosguide/1', '/sfosguide/weekends', '/sfosguide/articles/a-walk'])(
    'of %s has a QR code with its address, and the address in text',
    async path => {
      await app.visit(path)
      const address = location.origin + path
      const words = await findOnPaper(address)
      const code = words.closest('[data-printed-address]')!.querySelector('svg')!
      const { data, size } = encode(address, { ecc: 'M', border: 4 })
      expect(painted(code.querySelector('path')!.getAttribute('d')!, size)).toEqual(data)
      expect(code.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`)
    },
  )

  it('has a code without the filters if they are too long for it', async () => {
    await app.visit(`/sfosguide/maps?q=${'lantern '.repeat(400)}`)
    await findOnPaper(`${location.origin}/sfosguide/maps`)
    expect(heading()).toMatch(/^Map of /)
  })
})

describe('the other pages of the guide', () => {
  it('lists events by day with canceled ones, collapses past ones, and filters by the address', async () => {
    const view = await app.visit('/sfosguide/events')
    screen.getByText('2 events to come, 1 past')
    expect(screen.getByText('Canceled:').parentElement?.textContent).toBe('Canceled: Lost wax')
    screen.getByText('$12.50')
    await view.go('/sfosguide/events?tag=free')
    await screen.findByText('1 event to come')
    await waitFor(() => expect(screen.queryByText('Lost wax')).toBeNull())
  })

  it('shows each weekend with days, hours, numbers and a map', async () => {
    await app.visit('/sfosguide/weekends')
    const harbour = within(screen.getByRole('region', { name: /Harbour weekend/ }))
    harbour.getByText('Sat, Oct 2, today')
    harbour.getByText('3 studios in 1 building and in studios of their own, numbers 1 to 2')
    expect(harbour.getByRole('link', { name: 'See this weekend on the map' }).getAttribute('href')).toBe('/sfosguide/maps?weekend=1')
  })

  it('keeps a weekend that is over closed, so that the next one comes first', async () => {
    const between = await guideApp(new Date('2027-10-05T19:00:00Z'))
    await between.visit('/sfosguide/weekends')
    const closed = screen.getByRole('heading', { name: /Harbour weekend/ }).closest('details')!
    within(closed).getByText('This weekend is over.')
    expect(closed.open).toBe(false)
    expect(screen.getByRole('heading', { name: /Orchard weekend/ }).closest('details')).toBeNull()
  })

  it('shows every weekend open once the season is over', async () => {
    const after = await guideApp(new Date('2027-11-20T20:00:00Z'))
    await after.visit('/sfosguide/weekends')
    screen.getByRole('region', { name: /Harbour weekend/ })
    expect(document.querySelector('main details')).toBeNull()
    screen.getByText(/^This season is over\. Each part of town opened on its own days\./)
    await after.visit('/sfosguide/events')
    screen.getByText('3 events, all of them past')
    expect(screen.getByRole('link', { name: 'See what comes next' }).getAttribute('href')).toBe('/calendar')
  })

  it('after the season offers nothing that needs an open door', async () => {
    const after = await guideApp(new Date('2027-11-20T20:00:00Z'))
    await after.visit('/sfosguide/1')
    await screen.findByLabelText('Note to self')
    expect(screen.queryByRole('link', { name: /^Stamp your passport/ })).toBeNull()
    leavePages()
    await app.visit('/sfosguide/1')
    await screen.findByRole('link', { name: /^Stamp your passport/ })
    leavePages()
    await after.visit('/sfosguide/maps')
    await screen.findByText(/^5 studios/)
    expect(screen.queryByRole('button', { name: 'Open first' })).toBeNull()
  })

  it('names the time zone as it is on the edition’s days', async () => {
    const inWinter = await guideApp(new Date('2027-12-04T20:00:00Z'))
    await inWinter.visit('/sfosguide/weekends')
    screen.getByText(/All times are local \(PDT\)\.$/)
  })

  it('shows an article with its studios and a link to the next', async () => {
    await app.visit('/sfosguide/articles/a-walk')
    expect(heading()).toBe('A walk by the water')
    expect(screen.getByText('N. Reader').parentElement?.textContent).toBe('By N. Reader, 4 min to read')
    screen.getByText('Begin at the quay.')
    expect(screen.getByRole('link', { name: 'How glass cools' }).getAttribute('href')).toBe('/sfosguide/articles/a-glass')
  })

  it.each([
    ['/sfosguide/events?edition=2023', 'This edition has no events'],
    ['/sfosguide/articles?edition=2023', 'This edition has no articles'],
  ])('%s says what there is instead', async (path, words) => {
    await app.visit(path)
    screen.getByText(words)
  })
})
