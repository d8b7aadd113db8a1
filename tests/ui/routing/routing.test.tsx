// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { scrollKey } from '../../../src/ui/routing/page-scroll'
import { leavePages } from '../../support/drawing/draw'
import { memoryApp } from '../../support/memory-app'

const heading = () => document.querySelector('h1')?.textContent
const addressOf = ({ router }: { router: { state: { location: { pathname: string; search: string } } } }) =>
  router.state.location.pathname + router.state.location.search

describe('the guards', () => {
  it('send a stranger to the staff sign-in, with the requested page', async () => {
    const { visit } = await memoryApp()
    const page = await visit('/cpanel/importcsv?edition=1')
    expect(addressOf(page)).toBe('/adminportal?next=%2Fcpanel%2Fimportcsv%3Fedition%3D1')
  })

  it('send a stranger to the public sign-in from other pages', async () => {
    const { visit } = await memoryApp()
    expect(addressOf(await visit('/messagecenter'))).toBe('/signin?next=%2Fmessagecenter')
    leavePages()
    expect(addressOf(await visit('/temp/none'))).toBe('/signin?next=%2Ftemp%2Fnone')
  })

  it('show an error to a signed-in person without the claim, and keep the address', async () => {
    const { visit } = await memoryApp({ as: 'artist' })
    const page = await visit('/cpanel/importcsv')
    expect(addressOf(page)).toBe('/cpanel/importcsv')
    expect(heading()).toBe('No access')
  })

  it('let staff in, and show the sign-in when they sign out', async () => {
    const { visit, world } = await memoryApp({ as: 'guideadmin' })
    const page = await visit('/cpanel')
    expect(heading()).toBe('Office')
    await world.auth.signOut()
    await expect.poll(() => addressOf(page)).toBe('/adminportal?next=%2Fcpanel')
  })
})

describe('addresses', () => {
  it.each(['/a/b/c', '/shop/nothing', '/sfosguide/articles/x/y'])('that are unknown are named on the error page: %s', async path => {
    const { visit } = await memoryApp()
    await visit(path)
    expect(heading()).toBe(`Page Not Found: ${path}`)
  })

  it('of all memberships share one route', async () => {
    const { visit } = await memoryApp()
    const page = await visit('/artlovermembership')
    expect(document.title).toContain(' · Membership · ')
    await page.go('/nosuchmembership')
    await expect.poll(heading).toBe('Page Not Found: /nosuchmembership')
  })

  it('inside the office that are unknown are a 404 for staff only', async () => {
    const stranger = await memoryApp()
    expect(addressOf(await stranger.visit('/cpanel/nothing'))).toBe('/adminportal?next=%2Fcpanel%2Fnothing')
    leavePages()
    const staff = await memoryApp({ as: 'guideadmin' })
    await staff.visit('/cpanel/nothing')
    expect(heading()).toBe('Page Not Found: /cpanel/nothing')
  })
})

describe('page views', () => {
  it('are counted for the first page and each new path, with the title of the page', async () => {
    const { visit, world } = await memoryApp()
    const page = await visit('/shop')
    const views = () => world.analytics.events.flatMap(event => (event.name === 'page_view' ? [event.params] : []))
    const told = (...paths: string[]) => expect.poll(() => views().map(({ page_path }) => page_path)).toEqual(paths)
    await told('/shop')
    await page.go('/shop')
    await page.go('/shop?size=a3')
    await told('/shop', '/shop?size=a3')
    await page.go('/about')
    await told('/shop', '/shop?size=a3', '/about')
    expect(views().map(({ page_title }) => page_title.split(' · ').at(-2))).toEqual(['Shop', 'Shop', 'About'])
  })
})

describe('the scroll position of a page', () => {
  it('is not restored from another document', () => {
    const loaded = (pathname: string) => scrollKey({ key: 'default', pathname, search: '' })
    expect(loaded('/sfosguide')).not.toBe(loaded('/cpanel/importcsv'))
    expect(scrollKey({ key: 'x1', pathname: '/', search: '' })).toBe('x1')
  })
})
