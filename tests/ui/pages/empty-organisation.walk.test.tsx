// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { officeSettings } from '../../../src/domain/content/office-settings.collection'
import { RecordService } from '../../../src/domain/records/record-service'
import { OrganisationSetUp } from '../../../src/domain/set-up/organisation-set-up'
import { organisation, organisationId } from '../../../src/domain/shared/records/organisation.collection'
import { routes } from '../../../src/ui/routes'
import { exampleOf, isPending, type RouteDefinition } from '../../../src/ui/routing/route-definition'
import { holesIn } from '../../support/holes'
import { memoryApp } from '../../support/memory-app'

type App = Awaited<ReturnType<typeof memoryApp>>

const settings = {
  name: 'Foghorn Arts',
  shortName: 'Foghorn',
  address: '1 Quay Road, Town',
  city: 'Town',
  email: 'us@foghorn.example',
  tz: 'America/Los_Angeles',
  currency: 'usd',
  links: [],
  sponsors: [],
} as const

/** Only the settings from the two required steps of the set-up; every other step was skipped. */
async function withSettings() {
  const app = await memoryApp({ firstDay: true, as: 'superadmin' })
  const records = app.world.services.get(RecordService)
  await records.create(organisation, settings, { id: organisationId })
  await records.create(officeSettings, { legalName: 'Foghorn Arts, Inc.', taxYears: [], features: [], reservedSlugs: [] }, { id: organisationId })
  await app.world.services.get(OrganisationSetUp).finish()
  return app
}

const isOffice = ({ path }: RouteDefinition) => path.startsWith('/cpanel')

const isMissing = () => document.querySelector('h1')?.textContent?.startsWith('Page Not Found') ?? false

const wayOn = () => document.querySelector('main')?.querySelector('a[href], button, input') ?? null

/** Waits until every part of the page is downloaded and has its data, and the page has a link or button to continue. */
async function settled(app: App['app']) {
  await waitFor(() => expect(wayOn()).not.toBeNull()).catch(() => undefined)
  for (let before = -1; before !== document.querySelectorAll('*').length; ) {
    before = document.querySelectorAll('*').length
    await vi.dynamicImportSettled()
    await expect.poll(() => app.queries.isFetching()).toBe(0)
  }
}

/** Opens a page, waits until it is complete, and returns its problems and its links. */
async function look({ app, visit }: App, path: string, mayBeMissing: boolean) {
  const page = await visit(path)
  await settled(app)
  // The heading of an embedded preview belongs to another page.
  const headings = [...document.querySelectorAll('h1')].filter(heading => heading.closest('[inert]') === null)
  const wrong = [
    ...holesIn(document),
    ...(headings.length === 1 ? [] : [`${headings.length} main headings`]),
    ...(isMissing() && !mayBeMissing ? ['no such page'] : []),
    ...(/Internal Server Error|No access/.test(document.querySelector('h1')?.textContent ?? '') ? ['an error'] : []),
    ...(wayOn() ? [] : ['a dead end']),
  ]
  const links = [...document.querySelectorAll('a[href^="/"]')].map(link => link.getAttribute('href') ?? '')
  page.leave()
  return { wrong, links }
}

// Pages that are not built yet all show the same text, so only one inside the office and one outside are opened.
const planned = [true, false].map(office => routes.find(row => isPending(row.page) && isOffice(row) === office))
const looked = routes.filter(row => !isPending(row.page) || planned.includes(row))

/** Routes with the same guard lead a visitor to the same page, so a visitor opens only the first of them. */
const forVisitors = looked.filter(({ guard }, at) => guard === undefined || looked.findIndex(row => row.guard === guard) === at)

/** Opens these rows of the route table, then every page that one of them links to: once, in any of its views. */
async function walk(app: App, rows: readonly RouteDefinition[]) {
  const found: string[] = []
  const seen = new Set<string>()
  const waiting = rows.map(row => ({ path: exampleOf(row), from: 'the table', mayBeMissing: row.path.includes(':') }))
  for (const { path, from, mayBeMissing } of waiting) {
    const { pathname } = new URL(path, 'https://any.example')
    if (seen.has(pathname)) continue
    seen.add(pathname)
    const { wrong, links } = await look(app, path, mayBeMissing)
    found.push(...wrong.map(what => `${path} (from ${from}): ${what}`))
    if (from === 'the table') waiting.push(...links.map(link => ({ path: link, from: path, mayBeMissing: false })))
  }
  return found
}

describe('an organization that holds nothing', () => {
  const visitor = memoryApp({ firstDay: true })
  const founder = memoryApp({ firstDay: true, as: 'superadmin' })

  it('shows a visitor whole pages, and every link leads to a page', async () => expect(await walk(await visitor, forVisitors)).toEqual([]), 600_000)

  it('shows its first superadmin whole pages, office and all', async () => expect(await walk(await founder, looked)).toEqual([]), 600_000)

  it.each([
    ['/', 'Enter the edition'],
    ['/about', 'Publish the first pages'],
    ['/artists', 'Publish the first pages'],
    ['/artlover', 'Publish the first pages'],
    ['/privacypolicy', 'Publish the policies'],
    ['/sfosguide', 'Enter the edition'],
    ['/sfosguide/maps', 'Enter the edition'],
  ])('leads its superadmin from %s to the set-up', async (path, name) => {
    const { visit } = await founder
    const page = await visit(path)
    const link = await screen.findByRole('link', { name })
    await page.go(link.getAttribute('href') ?? '')
    await screen.findByRole('heading', { level: 1, name: 'Set up your organization' })
    page.leave()
  })

  it.each([
    ['/sfosguide', 'Import its listings', 'Import'],
    ['/calendar', 'Import events', 'Import'],
    ['/art/artists', 'Import artists', 'Import'],
    ['/artists/artistresources', 'Add a resource', 'Artist resources'],
  ])('leads staff who may fill %s to the place where they do', async (path, name, title) => {
    const { visit } = await founder
    const page = await visit(path)
    const link = await screen.findByRole('link', { name })
    await page.go(link.getAttribute('href') ?? '')
    await screen.findByRole('heading', { level: 1, name: title })
    page.leave()
  })

  it('offers visitors no links for staff', async () => {
    const page = await (await visitor).visit('/about')
    await screen.findByRole('link', { name: 'Ask us' })
    expect(screen.queryByRole('link', { name: 'Publish the first pages' })).toBeNull()
    page.leave()
  })

  it('takes messages on its contact page', async () => {
    const page = await (await visitor).visit('/about/contact')
    await screen.findByRole('button', { name: 'Send' })
    expect(document.title).toContain('Contact')
    page.leave()
  })
})

describe('an organization with its settings alone', () => {
  const founded = withSettings()

  it('shows its superadmin whole pages, office and all', async () => expect(await walk(await founded, looked)).toEqual([]), 600_000)

  it('shows a visitor whole pages', async () => {
    const app = await founded
    await app.world.signInAs(undefined)
    expect(await walk(app, forVisitors)).toEqual([])
  }, 600_000)
})
