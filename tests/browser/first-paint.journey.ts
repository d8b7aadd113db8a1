import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { top } from '../../scripts/setup.mjs'
import { routeList } from '../../src/ui/routing/route-list'
import { openSeasonTab } from './season-tab'
import { arrived, heldProgram, openBrowser, openTab, unchangedFor } from './tab'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Every address in the sitemap. */
const addresses = Array.from(readFileSync(path.join(top, 'dist/local/sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)</g), ([, url]) =>
  decodeURI(new URL(url!).pathname),
)

describe('with JavaScript switched off', () => {
  it('every page in the sitemap has its content, a description and its own address', async () => {
    // The pages' own policy does not allow parsing text as a document.
    const { page, context } = await openTab(browser, { bypassCSP: true })
    expect(addresses.length).toBeGreaterThan(30)
    // A parsed document runs no scripts and has no layout.
    await page.goto('/robots.txt')
    const found = await page.evaluate(
      all =>
        Promise.all(
          all.map(async address => {
            const seen = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html')
            const content = (selector: string, name: string) => seen.querySelector(selector)?.getAttribute(name) ?? ''
            const faults = {
              heading: seen.querySelectorAll('h1').length !== 1,
              content: (seen.querySelector('main')?.textContent ?? '').trim().length < 60,
              description: content('meta[name=description]', 'content').length < 20,
              canonical: new URL(content('link[rel=canonical]', 'href')).pathname !== encodeURI(address),
              preview: content('meta[property="og:title"]', 'content') !== seen.title,
            }
            return { title: seen.title, wrong: Object.entries(faults).flatMap(([fault, is]) => (is ? [`${address}: ${fault}`] : [])) }
          }),
        ),
      addresses,
    )
    expect(found.flatMap(({ wrong }) => wrong)).toEqual([])
    expect(new Set(found.map(({ title }) => title)).size).toBeGreaterThan(30)
    await context.close()
  })

  it.each(['/calendar', '/artists/artsearch', '/sfosguide/maps', '/shop', '/sfosguide/events'])('%s says that its filters need it', async address => {
    const { page, context } = await openTab(browser, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    await page.goto(address)
    expect(await page.getByText(/^The search and the filters of this page need JavaScript/).isVisible()).toBe(true)
    await page.goto('/about')
    expect(await page.getByText(/^The search and the filters/).count()).toBe(0)
    await context.close()
  })

  it('links work, and pages of people, works and events have structured data', async () => {
    const { page, context } = await openTab(browser, { javaScriptEnabled: false })
    await page.goto('/')
    await page.locator('main a[href^="/sfosguide"]').first().click()
    await page.waitForURL(({ pathname }) => pathname.startsWith('/sfosguide'))
    expect(await page.locator('h1').count()).toBe(1)
    for (const [start, type] of [
      ['/artist/', 'Person'],
      ['/art/', 'VisualArtwork'],
      ['/events/', 'Event'],
    ] as const) {
      await page.goto(addresses.find(address => address.startsWith(start) && address !== '/art/artists')!)
      const parts = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(text => JSON.parse(text)['@type'])
      expect(parts).toContain('Organization')
      expect(parts).toContain(type)
    }
    await context.close()
  })
})

/**
 * Records every unexpected layout shift after the document is parsed. Earlier ones can come from half-loaded HTML on a
 * busy machine.
 */
const watchShifts = () => {
  const seen = window as unknown as { shifts: number }
  seen.shifts = 0
  const parsedAt = () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).domInteractive || Number.POSITIVE_INFINITY
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput && entry.startTime >= parsedAt()) seen.shifts += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: number }).shifts)

/** Notes every formatter that is asked for before the page answers: the first takes a slow phone some 50 ms. */
const watchFormatters = () => {
  const seen = window as unknown as { formatters: string[] }
  seen.formatters = []
  const note = (name: string) => {
    if (document.documentElement.dataset['ready'] === undefined) seen.formatters.push(name)
  }
  for (const name of ['DateTimeFormat', 'NumberFormat', 'Collator', 'ListFormat', 'PluralRules'] as const) {
    const noted = (target: Function, own: unknown[]): object => {
      note(name)
      return Reflect.construct(target, own) as object
    }
    Object.assign(Intl, { [name]: new Proxy(Intl[name], { construct: noted, apply: (target, _, own) => noted(target, own) }) })
  }
  for (const [{ prototype }, name] of [
    [String, 'localeCompare'],
    [Number, 'toLocaleString'],
    [Date, 'toLocaleString'],
    [Date, 'toLocaleDateString'],
    [Date, 'toLocaleTimeString'],
  ] as const) {
    const own = Reflect.get(prototype, name) as Function
    Object.assign(prototype, {
      [name](this: unknown, ...args: unknown[]) {
        note(name)
        return own.apply(this, args) as unknown
      },
    })
  }
}

/** Pages that write the name of their zone, sort words of their own, or date from years before. */
const needFormatters = ['/artists/artistresources', '/sfosguide/weekends', '/sfosguide/events', '/privacypolicy', '/copyrightnotice']

async function formattersOf(page: Page, address: string): Promise<readonly string[]> {
  const asked = await page.evaluate(() => (window as unknown as { formatters: string[] }).formatters)
  return needFormatters.includes(address) ? [] : [...new Set(asked)]
}

/** Where it moved, if it did each of three times: on a busy machine a font may arrive between two frames. */
async function movedEachTime<Place>(places: readonly Place[], shiftsAt: (place: Place) => Promise<number>): Promise<readonly Place[]> {
  let moved = places
  for (const _ of ['first', 'second', 'third']) {
    const again: Place[] = []
    for (const place of moved) if ((await shiftsAt(place)) > 0.001) again.push(place)
    moved = again
  }
  return moved
}

const widths = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

/** No file and no note of an earlier visit is left in the browser. The sample season is, because making it costs five seconds of a processor. */
async function forgetVisits(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  // What a tab keeps in its memory goes as well.
  for (const cacheDisabled of [true, false]) await devtools.send('Network.setCacheDisabled', { cacheDisabled })
  await devtools.detach()
  await page.evaluate(() => {
    sessionStorage.clear()
    for (const key of Object.keys(localStorage)) if (!key.startsWith('local-mode.')) localStorage.removeItem(key)
  })
}

describe('on a phone', () => {
  it.each(['/calendar', '/shop'])('the first thing on %s is in sight', async address => {
    const { page, context } = await openSeasonTab({ viewport: { width: 390, height: 844 } })
    await page.goto(address)
    await arrived(page)
    const first = page.locator('main article, main ul img').first()
    const begins = await first.evaluate(element => element.getBoundingClientRect().top)
    // Enough of it to read its day and its title.
    expect(begins).toBeLessThan(844 - 60)
    await context.close()
  })
})

describe('nothing moves', () => {
  it('on the pages of another day, at both widths', { timeout: 480_000 }, async () => {
    const { page, context, problems } = await openSeasonTab()
    await context.addInitScript(watchShifts)
    // Before, during and after the season, each page at one width on a day, and at the other on the next. The sample season is made anew for
    // each day.
    const places = ['2027-09-10', '2027-10-16', '2027-12-10'].flatMap((day, nth) =>
      ['/', '/sfosguide', '/sfosguide/4', '/sfosguide/maps', '/calendar', '/calendar?view=month', '/artists/artsearch', '/events/first'].map(
        (address, at) => ({
          viewport: widths[(nth + at) % 2]!,
          address: `${address}${address.includes('?') ? '&' : '?'}on=${day}`,
        }),
      ),
    )
    const moved = await movedEachTime(places, async ({ viewport, address }) => {
      await page.setViewportSize(viewport)
      await page.goto(address)
      await arrived(page)
      await unchangedFor(page, 20)
      return shiftsOf(page)
    })
    expect(moved).toEqual([])
    expect(problems).toEqual([])
    await context.close()
  })

  it('on the way from page to page by the menu, at both widths', { timeout: 480_000 }, async () => {
    const { page, context } = await openSeasonTab()
    await context.addInitScript(watchShifts)
    await page.goto('/')
    const places = widths.flatMap(viewport =>
      ['/calendar', '/sfosguide/maps', '/sfosguide', '/donors', '/artists', '/about'].map(address => ({ viewport, address })),
    )
    const moved = await movedEachTime(places, async ({ viewport, address }) => {
      await forgetVisits(page)
      await page.setViewportSize(viewport)
      await page.goto('/')
      await arrived(page)
      await unchangedFor(page, 20)
      // A press of a hand would excuse what moves in the half second after it.
      await page.evaluate(to => {
        ;(window as unknown as { shifts: number }).shifts = 0
        document.querySelector<HTMLElement>(`header a[href="${to}"]`)?.click()
      }, address)
      await page.waitForURL(({ pathname }) => pathname === address)
      await unchangedFor(page, 30)
      return shiftsOf(page)
    })
    expect(moved).toEqual([])
    await context.close()
  })
})

/** A prerendered page of every kind. */
const examples = new Set(routeList().map(({ example }) => example))

/**
 * Half of the pages in each of two environments, and one page of every kind in both. Differences between environments, such as the time of
 * day, depend on the kind of page; differences between pages are their content.
 */
const everyOther = (first: 0 | 1) => addresses.filter((address, at) => at % 2 === first || examples.has(address))

describe('hydration', () => {
  it.each([
    { colorScheme: 'light', timezoneId: 'America/Los_Angeles', visited: everyOther(0) },
    { colorScheme: 'dark', timezoneId: 'Asia/Tokyo', visited: everyOther(1) },
  ] as const)('works without an error on prerendered pages, $colorScheme, in $timezoneId', { timeout: 480_000 }, async ({ visited, ...options }) => {
    const { page, context, problems } = await openSeasonTab(options)
    await context.addInitScript(watchShifts)
    await context.addInitScript(watchFormatters)
    // Nothing but the page itself starts on a device that is never idle; the rest of the program takes twice its time, a hundred times.
    await context.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
    /** Problems of the page at its first paint. */
    const faultsOf = async (address: string) => {
      await page.goto(address)
      const first = await page.locator('h1').first().elementHandle()
      await page.locator('html[data-ready]').waitFor({ state: 'attached' })
      await unchangedFor(page, 6)
      const shifts = await shiftsOf(page)
      return [
        ...((await first?.evaluate(heading => heading.isConnected)) ? [] : ['was drawn anew']),
        ...(shifts > 0.001 ? [`moved by ${shifts.toFixed(3)}`] : []),
        ...(await formattersOf(page, address)).map(name => `asked for ${name}`),
      ]
    }
    // A bug of a page appears at every visit. On a busy machine a font may arrive between two frames, so a problem counts only if it
    // appears three times.
    let wrong: Record<string, readonly string[]> = Object.fromEntries(visited.map(address => [address, []]))
    for (const _ of ['first', 'second', 'third']) {
      const found: typeof wrong = {}
      for (const address of Object.keys(wrong)) {
        const faults = await faultsOf(address)
        if (faults.length > 0) found[address] = faults
      }
      wrong = found
    }
    expect(problems).toEqual([])
    expect(wrong).toEqual({})
    await context.close()
  })

  it('on a slow network fetches no style sheet that the document has already', async () => {
    const { page, context, problems } = await openSeasonTab()
    await page.goto('/robots.txt')
    await forgetVisits(page)
    const devtools = await context.newCDPSession(page)
    // Slow enough for the browser to look ahead in the document.
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: -1 })
    const fetched = new Set<string>()
    page.on('request', request => fetched.add(new URL(request.url()).pathname))
    await page.goto('/about')
    await arrived(page)
    const present = await page.evaluate(() =>
      Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]'), ({ href }) => new URL(href).pathname),
    )
    expect(present.length).toBeGreaterThan(0)
    expect(present.filter(file => fetched.has(file))).toEqual([])
    expect(problems).toEqual([])
    await context.close()
  })

  it.each([
    { address: '/about/contact', first: 'Your name', next: 'Your email' },
    { address: '/signin', first: 'Email', next: 'Password' },
    { address: '/adminportal', first: 'Email', next: 'Password' },
    { address: '/sfosguide', first: 'Find a studio', next: undefined },
  ])('keeps what was typed into $first on $address before it', async ({ address, first, next }) => {
    const { page, context, problems } = await openSeasonTab()
    const bring = await heldProgram(page)
    await page.goto(address, { waitUntil: 'commit' })
    const field = page.getByLabel(first, { exact: true })
    await field.fill('Ada')
    bring()
    await arrived(page)
    if (next) await page.getByLabel(next, { exact: true }).pressSequentially('ada@example.org')
    else await page.locator('search ul, search p:not([role])').first().waitFor()
    expect(await field.inputValue()).toBe('Ada')
    expect(problems).toEqual([])
    await context.close()
  })

  it.each<{
    address: string
    types?: Record<string, string>
    opens?: string
    selects?: Record<string, string>
    presses?: readonly RegExp[]
    asks: string
  }>([
    {
      address: '/calendar',
      types: { 'Search events': 'walk' },
      selects: { Kind: 'Family', Neighborhood: 'drydock' },
      presses: [/^Free/, /^This weekend/],
      asks: 'q=walk&kind=Family&hood=drydock&free=yes&weekend=yes',
    },
    {
      address: '/artists/artsearch',
      types: { 'Search art and artists': 'fog' },
      opens: 'Filters',
      selects: { Medium: 'Ceramics', Size: 'small' },
      presses: [/^red/, /^Artists/],
      asks: 'q=fog&medium=Ceramics&color=red&size=small&show=artists',
    },
    {
      address: '/sfosguide/maps',
      types: { 'Search the guide': 'clay' },
      opens: 'Filters',
      selects: { Medium: 'Ceramics', Neighborhood: 'mercado' },
      asks: 'q=clay&hood=mercado&medium=Ceramics',
    },
    { address: '/sfosguide/events', presses: [/^Free/, /^Family/], asks: 'tag=free&tag=Family' },
    { address: '/art/artists', opens: 'Filters', selects: { Medium: 'Ceramics', Order: 'name' }, asks: 'medium=Ceramics&sort=name' },
    { address: '/artists/artistresources', selects: { For: 'artists', About: 'money' }, asks: 'for=artists&tag=money' },
    { address: '/shop', presses: [/^Prints/, /^Up to \$50/], asks: 'kind=print&upto=50' },
  ])('keeps and does what was chosen on $address before it', async ({ address, types = {}, opens, selects = {}, presses = [], asks }) => {
    const { page, context, problems } = await openSeasonTab()
    const bring = await heldProgram(page)
    await page.goto(address, { waitUntil: 'commit' })
    const main = page.locator('main')
    for (const [label, text] of Object.entries(types)) await main.getByLabel(label).fill(text)
    if (opens) await main.locator('summary', { hasText: opens }).click()
    for (const [label, value] of Object.entries(selects)) await main.getByLabel(label, { exact: true }).selectOption(value)
    // The input of a chip lies behind its words.
    for (const label of presses) await main.getByLabel(label).check({ force: true })
    bring()
    await page.waitForURL(({ searchParams }) => searchParams.toString() === asks)
    for (const [label, text] of Object.entries(types)) expect(await main.getByLabel(label).inputValue()).toBe(text)
    for (const [label, value] of Object.entries(selects)) await expect.poll(() => main.getByLabel(label, { exact: true }).inputValue()).toBe(value)
    for (const label of presses) await expect.poll(() => main.getByLabel(label).isChecked()).toBe(true)
    // Nothing takes it back.
    await unchangedFor(page, 6)
    expect(new URL(page.url()).searchParams.toString()).toBe(asks)
    expect(problems).toEqual([])
    await context.close()
  })

  it.each(['before the program runs', 'while the filters’ own program is on its way'])(
    'keeps what was typed into the search field, and what was chosen beside it %s',
    async when => {
      const { page, context, problems } = await openSeasonTab()
      // The filters’ own module arrives after the page is interactive.
      let bring = () => {}
      const held = new Promise<void>(resolve => {
        bring = resolve
      })
      // Their names are cut (vite.config.ts).
      let isHeld = false
      await page.route(/assets\/(map-f|filte)-[^/]*\.js/, async route => {
        isHeld = true
        await held
        await route.continue()
      })
      await page.goto('/sfosguide/maps', { waitUntil: 'commit' })
      const main = page.locator('main')
      const isReady = () => page.locator('html[data-ready]').waitFor({ state: 'attached' })
      if (when !== 'before the program runs') await isReady()
      await main.locator('summary', { hasText: 'Filters' }).click()
      await main.getByLabel('Medium', { exact: true }).selectOption('Ceramics')
      await isReady()
      await main.getByLabel('Search the guide').pressSequentially('cl')
      await unchangedFor(page, 6)
      await main.getByLabel('Search the guide').pressSequentially('ay')
      expect(isHeld).toBe(true)
      bring()
      await page.waitForURL(({ search }) => search.startsWith('?q=clay&medium=Ceramics'))
      expect(await main.getByLabel('Medium', { exact: true }).inputValue()).toBe('Ceramics')
      expect(await main.getByLabel('Search the guide').inputValue()).toBe('clay')
      expect(problems).toEqual([])
      await context.close()
    },
  )

  it.each([
    { address: '/calendar', selects: { Kind: 'Family' }, presses: [], asks: 'kind=Family', shows: /^Show \d+ events?$/ },
    { address: '/shop', selects: {}, presses: [/^Prints/], asks: 'kind=print', shows: /^Show \d+ products?$/ },
  ])(
    'on a phone keeps what was chosen on $address behind its button before it, and goes on as a sheet',
    async ({ address, selects, presses, asks, shows }) => {
      const { page, context, problems } = await openSeasonTab({ viewport: { width: 390, height: 844 } })
      const bring = await heldProgram(page)
      await page.goto(address, { waitUntil: 'commit' })
      const main = page.locator('main')
      await main.locator('summary', { hasText: 'Filters' }).click()
      for (const [label, value] of Object.entries(selects)) await main.getByLabel(label, { exact: true }).selectOption(value)
      for (const label of presses) await main.getByLabel(label).check({ force: true })
      bring()
      await page.waitForURL(({ searchParams }) => searchParams.toString() === asks)
      await page.getByRole('dialog').getByRole('button', { name: shows }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await expect.poll(() => main.locator('summary').first().innerText()).toBe('Filters (1)')
      expect(problems).toEqual([])
      await context.close()
    },
  )

  it('does once what was pressed before it', async () => {
    const { page, context, problems } = await openSeasonTab()
    const bring = await heldProgram(page)
    await page.goto('/calendar', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Subscribe' }).click()
    bring()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await unchangedFor(page, 6)
    expect(await dialog.isVisible()).toBe(false)
    expect(problems).toEqual([])
    await context.close()
  })

  it('sends what was typed and sent before it, once, and the browser sends nothing by itself', async () => {
    const { page, context, problems } = await openSeasonTab()
    const bring = await heldProgram(page)
    await page.goto('/about/contact', { waitUntil: 'commit' })
    await page.getByLabel('Your name').fill('Ada')
    await page.getByLabel('Your email').fill('ada@example.org')
    await page.getByRole('textbox', { name: 'Message' }).fill('Is the ramp out?')
    const send = page.getByRole('button', { name: 'Send' })
    await send.click()
    expect(await send.getAttribute('aria-busy')).toBe('true')
    await unchangedFor(page, 6)
    bring()
    await page.getByText('We will answer to ada@example.org.').waitFor()
    expect(new URL(page.url()).search).toBe('')
    expect(problems).toEqual([])
    await context.close()
  })

  it.each([
    { address: '/', field: /^Standing at a door/, typed: '17', leadsTo: '/sfosguide/17' },
    { address: '/sfosguide', field: 'Find a studio', typed: 'press', leadsTo: '/sfosguide/maps?q=press' },
  ])('follows what was entered in $address before it to $leadsTo', async ({ address, field, typed, leadsTo }) => {
    const { page, context, problems } = await openSeasonTab()
    const bring = await heldProgram(page)
    await page.goto(address, { waitUntil: 'commit' })
    await page.getByLabel(field).fill(typed)
    await page.getByLabel(field).press('Enter')
    bring()
    await page.waitForURL(`**${leadsTo}`)
    expect(problems).toEqual([])
    await context.close()
  })

  it.each([
    { way: 'of an address with a question', as: undefined, question: '?from=letter' },
    { way: 'of somebody who is signed in here, whose changes it does not have', as: 'artlover', question: '' },
  ])('is drawn anew and does what was entered and pressed in the document $way', async ({ as, question }) => {
    const { page, context, problems } = await openSeasonTab(as === undefined ? {} : { as })
    const bring = await heldProgram(page)
    await page.goto(`/sfosguide/4${question}`, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Save this studio' }).click()
    bring()
    await page.getByRole('button', { name: 'Saved — remove' }).waitFor()
    await unchangedFor(page, 20)
    expect(await page.getByRole('button', { name: 'Saved — remove' }).count()).toBe(1)
    await page.unrouteAll()

    const bringNext = await heldProgram(page)
    await page.goto(`/about/contact${question}`, { waitUntil: 'commit' })
    await page.getByLabel('Your name').fill('Ada')
    await page.getByLabel('Your email').fill('ada@example.org')
    await page.getByRole('textbox', { name: 'Message' }).fill('Is the ramp out?')
    await page.getByRole('button', { name: 'Send' }).click()
    bringNext()
    await page.getByText('We will answer to ada@example.org.').waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  it('leaves the reader where they have scrolled before it', async () => {
    const { page, context, problems } = await openSeasonTab()
    const bring = await heldProgram(page)
    await page.goto('/sfosguide', { waitUntil: 'commit' })
    const studios = page.getByRole('heading', { name: 'A few studios to start with' })
    await studios.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(100)
    bring()
    await arrived(page)
    expect(await page.evaluate(() => scrollY)).toBe(before)
    expect(problems).toEqual([])
    await context.close()
  })

  it('on a slow network leaves the fonts to the next page, which has them at once', async () => {
    const { page, context, problems } = await openSeasonTab()
    await page.goto('/robots.txt')
    await forgetVisits(page)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: 400, downloadThroughput: -1, uploadThroughput: -1 })
    const faces = () => page.evaluate(() => Array.from(document.fonts, ({ family, status }) => `${family} ${status}`))
    await page.goto('/')
    await arrived(page)
    expect((await faces()).filter(face => face.includes('Variable'))).toEqual([])
    await page.waitForFunction(() => localStorage.getItem('faces') !== null)
    await page.goto('/about')
    await page.waitForFunction(() => document.fonts.check('1rem "Inter Variable"'))
    expect(await faces()).toContain('Inter Variable loaded')
    expect(problems).toEqual([])
    await context.close()
  })

  it('is replaced by rendering if the address asks for another day, or local data was changed', async () => {
    const { page, context, problems } = await openSeasonTab()
    await page.goto('/?on=2027-11-20')
    await arrived(page)
    expect(new URL(page.url()).pathname).toBe('/')
    await page.evaluate(() => localStorage.setItem('local:changed', '1'))
    await page.goto('/')
    await arrived(page)
    expect(await page.locator('h1').count()).toBe(1)
    expect(problems).toEqual([])
    await context.close()
  })

  it('of an address that was not prerendered shows nothing wrong before', async () => {
    const shell = await (await fetch(`${inject('address')}/sfosguide/none-such`, { headers: { accept: 'text/html' } })).text()
    // Apart from the notice for browsers without JavaScript, the document has no heading.
    expect(shell.replace(/<noscript>.*?<\/noscript>/gs, '')).not.toContain('<h1')
    expect(shell).not.toContain('id="payload"')
  })
})
