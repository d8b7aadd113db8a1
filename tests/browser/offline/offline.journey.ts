import path from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startPreview } from '../../../scripts/preview.mjs'
import { top } from '../../../scripts/setup.mjs'
import { arrived, openBrowser, openTab } from '../tab'

let browser: Browser
/** A host of its own, which can be stopped: the browser's switch for the network does not reach its worker. */
let host: Awaited<ReturnType<typeof startPreview>>
beforeAll(async () => {
  browser = await openBrowser()
})
beforeEach(async () => {
  host = await startPreview({ root: path.join(top, 'dist/local') })
  return () => host.stop()
})
afterAll(() => browser.close())

/** Opens the guide on a device that was never here, until the device keeps it. */
async function visit() {
  const tab = await openTab(browser, { baseURL: host.address, serviceWorkers: 'allow' })
  await tab.page.goto('/sfosguide')
  await arrived(tab.page)
  await expect.poll(() => tab.page.evaluate(() => localStorage.getItem('kept-guide'))).not.toBeNull()
  await expect.poll(() => keptDocuments(tab.page)).toContain('/sfosguide/saved')
  return tab
}

const keptDocuments = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter(name => name.startsWith('pages-'))
    const stored = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    return stored.flat().map(({ url }) => new URL(url).pathname)
  })

/** A new tab on a device without a network. */
async function startInFlightMode(context: BrowserContext, address: string): Promise<Page> {
  await host.stop()
  await context.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }))
  const page = await context.newPage()
  await open(page, address)
  return page
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
}

const heading = (page: Page) => page.locator('h1').first().innerText()

describe('the guide without a network, after one visit', () => {
  it('opens, finds studios, shows one that was never opened, keeps what is saved, and plans a route over hills and around stairs', async () => {
    const { page: first, context, problems } = await visit()
    expect(problems).toEqual([])
    await first.close()

    const page = await startInFlightMode(context, '/sfosguide/maps')
    await page.getByText('You are offline.').first().waitFor()
    const all = Number.parseInt(
      await page
        .getByText(/^\d+ studios/)
        .first()
        .innerText(),
      10,
    )
    await page.getByLabel('Search the guide').fill('ceramics')
    await expect
      .poll(async () =>
        Number.parseInt(
          await page
            .getByText(/^\d+ studios?/)
            .first()
            .innerText(),
          10,
        ),
      )
      .toBeLessThan(all)

    const studio = page.locator('main li a[href^="/sfosguide/"]').first()
    const address = new URL(await studio.evaluate((link: HTMLAnchorElement) => link.href)).pathname
    await open(page, address)
    const name = await heading(page)
    expect(name).not.toMatch(/offline|Error|Map of/)
    await page.getByRole('button', { name: /^Save/ }).first().click()
    await open(page, '/sfosguide/saved')
    await page.locator('main').getByText(name).first().waitFor()

    await open(page, '/sfosguide/maps')
    await page.getByText('Plan a route', { exact: true }).click()
    await page.getByRole('button', { name: 'Add 1 saved studio' }).click()
    await page.getByText(/^1 studio, .* on foot, (up \d+ m|level), done by/).waitFor()
    await page.getByText(/Hills are those on that line\. Steps on the way/).waitFor()

    // What was never opened says why it is not here.
    await open(page, '/adminportal')
    expect(await heading(page)).toBe('You are offline')
    await context.close()
  })
})

describe('taking the pictures along', () => {
  it('downloads them with progress, shows them without a network and deletes them again', async () => {
    const { page, context } = await visit()
    await page.getByRole('button', { name: /^Download \d+ pictures$/ }).click()
    await page.getByText(/^\d+ pictures downloaded\.$/).waitFor()
    const offline = await startInFlightMode(context, '/sfosguide')
    const picture = offline.locator('main img[src^="/sample/"]').first()
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await offline.getByRole('button', { name: /^Delete \d+ pictures$/ }).click()
    await offline.getByText('Pictures are not stored yet.').waitFor()
    await context.close()
  })
})
