// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { nav } from '../../../src/domain/content/nav.collection'
import { linkClicks } from '../../../src/domain/links/daily-link-clicks.collection'
import { shortLinks, slugs } from '../../../src/domain/links/short-links.collection'
import type { DataOf } from '../../../src/domain/shared/records/collection'
import { organisation, organisationId } from '../../../src/domain/shared/records/organisation.collection'
import { Records } from '../../../src/domain/shared/records/records'
import { leavePages } from '../../support/drawing/draw'
import { memoryApp } from '../../support/memory-app'

afterEach(() => {
  delete document.documentElement.dataset['theme']
})

const heading = () => document.querySelector('h1')?.textContent

async function visit(path: string) {
  const app = await memoryApp()
  return { ...app, page: await app.visit(path) }
}

describe('the frame of every page', () => {
  it('shows changes from the office while the page is open: both navigations and the name', async () => {
    const { world } = await visit('/about')
    const records = new Records(world.store, { current: undefined })
    const items = [{ label: 'Lantern walk', to: '/calendar' }]
    const [header, footer, settings] = [
      await records.get(nav, 'header'),
      await records.get(nav, 'footer'),
      await records.get(organisation, organisationId),
    ]
    await records.commit(
      records.changing(nav, header!, { items }),
      records.changing(nav, footer!, { items }),
      records.changing(organisation, settings!, { name: 'The Lantern Guild' }),
    )
    for (const name of ['Main', 'Footer']) await within(screen.getByRole('navigation', { name })).findByRole('link', { name: 'Lantern walk' })
    await within(screen.getByRole('banner')).findByRole('link', { name: 'The Lantern Guild' })
  })
})

describe('the menus above every page', () => {
  it('close when the visitor opens another page', async () => {
    const { page, world } = await visit('/about')
    const records = new Records(world.store, { current: undefined })
    const whatsOn = { label: 'What’s on', to: '/calendar', children: [{ label: 'The guide', to: '/sfosguide' }] }
    await records.commit(records.changing(nav, (await records.get(nav, 'header'))!, { items: [whatsOn] }))
    const header = within(screen.getByRole('banner'))
    const toggle = header.getByText('Menu').closest('details')!
    const menu = (await header.findByText('What’s on', { selector: 'summary' })).closest('details')!
    // In a browser a click opens it.
    toggle.setAttribute('open', '')
    menu.setAttribute('open', '')
    await page.go('/about/history')
    await waitFor(() => expect(menu.hasAttribute('open')).toBe(false))
    expect(menu.isConnected).toBe(true)
    expect(toggle.hasAttribute('open')).toBe(false)
  })
})

describe('an event in a building', () => {
  it('leads to the building, not to one of its studios', async () => {
    await visit('/events/e2027-3-7')
    const where = within(await screen.findByRole('region', { name: 'Where' }))
    await screen.findByRole('heading', { level: 1, name: 'Doors open early: Foundry Arts' })
    const href = where.getByRole('link', { name: 'Foundry Arts' }).getAttribute('href')!
    leavePages()
    await visit(href)
    await waitFor(() => expect(heading()).toBe('Foundry Arts'))
  })
})

describe('the list of the map', () => {
  it('is printed whole', async () => {
    await visit('/sfosguide/maps')
    const rows = () => within(screen.getByRole('main')).queryAllByRole('article').length
    await waitFor(() => expect(rows()).toBe(24))
    dispatchEvent(new Event('beforeprint'))
    expect(rows()).toBeGreaterThan(200)
    dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(rows()).toBe(24))
  })
})

describe('the map on paper', () => {
  it('has every number of its list once, since nobody can press a cluster there', async () => {
    await visit('/sfosguide/maps')
    await screen.findByRole('group', { name: /^Map of \d+ places\. Arrow/ })
    const numbers = (texts: readonly Element[]) => texts.flatMap(({ textContent }) => /^\d+[a-z]?$/.exec(textContent)?.[0] ?? []).sort()
    dispatchEvent(new Event('beforeprint'))
    const drawn = numbers([...screen.getByRole('img', { name: 'Map' }).querySelectorAll('text')])
    const listed = numbers([...screen.getByRole('main').querySelectorAll('ol article [data-digits]')])
    expect(drawn.length).toBeGreaterThan(60)
    expect(drawn).toEqual([...new Set(listed)])
    dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Map' })).toBeNull())
  })

  it('of one studio is drawn in the size that paper has, whatever size its window has', async () => {
    await visit('/sfosguide/4')
    const width = () => screen.getByRole('link', { name: 'See this studio on the map' }).parentElement?.querySelector('svg')?.getAttribute('width')
    await waitFor(() => expect(width()).toMatch(/\d/))
    const onScreen = width()
    dispatchEvent(new Event('beforeprint'))
    expect(width()).toBe('620')
    dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(width()).toBe(onScreen))
  })
})

describe('the month of the calendar', () => {
  it('has the weekends of open studios as bands, named where each begins', async () => {
    await visit('/calendar?view=month')
    const table = within(await screen.findByRole('table', { name: 'October 2027' }))
    expect(table.getAllByRole('link', { name: 'Third weekend' }).map(link => link.getAttribute('href'))).toEqual([
      '/sfosguide/weekends#weekend-3',
      '/sfosguide/weekends#weekend-3',
    ])
    expect(table.getAllByText('Open studios')).toHaveLength(9)
  })
})

describe('an address of one segment', () => {
  it('shows the page that staff wrote for it, with its title', async () => {
    await visit('/about-the-number')
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(document.title).toContain(`${heading()} · `)
    expect(heading()).not.toContain('Not Found')
  })

  it('redirects from a former address to the present one', async () => {
    const { page } = await visit('/map-numbers')
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/about-the-number'))
  })

  it.each([
    ['/sfosguide/map', 'Guide map', '/sfosguide/maps'],
    ['/sfosguide/katarzyna-kowalcyk', 'Katarzyna Kowalczyk', '/sfosguide/4'],
    ['/artist/katarzyna-kowalcyk', 'Katarzyna Kowalczyk', '/artist/katarzyna-kowalczyk'],
    ['/events/none', 'Calendar', '/calendar'],
    ['/events', 'Calendar', '/calendar'],
    ['/programs/open-studio', 'Programs', '/programs'],
    ['/saved', 'Saved', '/sfosguide/saved'],
    ['/donors/first-door', 'First doors', '/donors/first-doors'],
  ])('such as %s that is unknown is a 404 that suggests %s', async (path, name, to) => {
    await visit(path)
    await waitFor(() => expect(heading()).toBe(`Page Not Found: ${path}`))
    const main = within(screen.getByRole('main'))
    expect((await main.findAllByRole('link', { name })).map(link => link.getAttribute('href'))).toContain(to)
    expect(main.queryByRole('link', { name: '/events' })).toBeNull()
  })

  it.each(['/calender', '/events'])('such as %s that is unknown is a 404 with suggestions, the closest first, and a search', async path => {
    await visit(path)
    expect(heading()).toBe(`Page Not Found: ${path}`)
    await waitFor(() => expect(document.title).toMatch(/^Page Not Found · /))
    const [first] = within(await screen.findByRole('region', { name: 'Did you mean' })).getAllByRole('link')
    expect(first?.getAttribute('href')).toBe('/calendar')
    await within(screen.getByRole('main')).findByRole('search')
  })
})

describe('the meaning of an address of one segment', () => {
  async function withLink(slug: string, link: Partial<DataOf<typeof shortLinks>>) {
    const app = await memoryApp()
    const records = new Records(app.world.store, { current: undefined })
    await records.commit(
      records.creating(shortLinks, slug, { target: '/calendar?free=yes', disabled: false, ...link }),
      records.creating(slugs, slug, { kind: 'shortLink', ref: slug }),
    )
    return { records, page: await app.visit(`/${slug}`) }
  }

  it('is a short link first, which redirects and is counted once', async () => {
    const { records, page } = await withLink('tonight', {})
    await waitFor(() => expect(page.router.state.location).toMatchObject({ pathname: '/calendar', search: '?free=yes' }))
    await waitFor(async () => expect((await records.find(linkClicks, { params: { link: 'tonight' } })).map(({ clicks }) => clicks)).toEqual([1]))
  })

  it('is the fallback of a short link that has expired, or a notice', async () => {
    const end = new Date('2027-10-01T00:00:00Z')
    const { page } = await withLink('lastweek', { end, fallback: '/sfosguide' })
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/sfosguide'))
    leavePages()
    await withLink('lastyear', { end })
    await waitFor(() => expect(heading()).toBe('This link has ended'))
    await waitFor(() => expect(document.title).toMatch(/^This link has ended · /))
  })

  it('is never a short link with a reserved word', async () => {
    const { page } = await withLink('cpanel', {})
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/adminportal'))
  })

  it('is an artist’s handle after pages and short links, and redirects to the artist', async () => {
    const { page } = await visit('/katarzyna-kowalczyk')
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/artist/katarzyna-kowalczyk'))
    await waitFor(() => expect(heading()).toBe('Katarzyna Kowalczyk'))
  })

  it('has the membership as its title, and is a 404 if the membership is not offered', async () => {
    await visit('/artistmembership')
    expect(document.title).toBe('Artist membership · Membership · Saltlight Arts')
    leavePages()
    await visit('/piratemembership')
    await waitFor(() => expect(heading()).toBe('Page Not Found: /piratemembership'))
  })
})

describe('an address that no route has', () => {
  it('is a 404 that names it', async () => {
    await visit('/no/such/door')
    await waitFor(() => expect(heading()).toBe('Page Not Found: /no/such/door'))
  })
})

describe('around every public page', () => {
  it('are the organization’s name, the navigation and the footer', async () => {
    const { world } = await visit('/shop')
    const found = await world.documents.get('settings/organisation')
    expect(document.title).toBe(`Shop · ${found?.data['name']}`)
    within(screen.getByRole('banner')).getByRole('link', { name: String(found?.data['name']) })
    expect(within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link').length).toBeGreaterThan(2)
    within(screen.getByRole('contentinfo')).getByText(String(found?.data['email']))
  })

  it('a page that is not built yet says so under its title', async () => {
    const { visit: open } = await memoryApp({ as: 'artist' })
    await open('/messagecenter')
    expect(heading()).toBe('Messages')
    screen.getByText(/^Here will be your conversations/)
    screen.getByText('This page is not ready yet. Until then, write to us.')
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/about/contact')
  })

  it('the heading of the next page gets the focus', async () => {
    const { page } = await visit('/shop')
    await page.go('/calendar')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Calendar'))
    expect(document.activeElement?.tagName).toBe('H1')
  })

  it('the theme is remembered and can be reset to the device’s', async () => {
    await visit('/shop')
    await userEvent.click(await screen.findByRole('radio', { name: 'Dark' }))
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'))
    expect(localStorage.getItem('theme')).toBe('dark')
    await userEvent.click(screen.getByRole('radio', { name: 'Same as device' }))
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBeUndefined())
    expect(localStorage.getItem('theme')).toBeNull()
  })

  it('the sign-in link becomes a link to the dashboard after sign-in', async () => {
    const { world } = await visit('/shop')
    const banner = within(screen.getByRole('banner'))
    expect((await banner.findByRole('link', { name: 'Sign in' })).getAttribute('href')).toBe('/signin?next=%2Fshop')
    await world.signInAs('guideadmin')
    await waitFor(() => expect(banner.queryByRole('link', { name: 'Sign in' })).toBeNull())
    await banner.findByText('Office')
    await userEvent.click(await banner.findByText('Sign out'))
    await banner.findByRole('link', { name: 'Sign in' })
  })
})
