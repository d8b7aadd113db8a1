import path from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { quickEffort, startPreview } from '../../../scripts/preview.mjs'
import { top } from '../../../scripts/setup.mjs'
import { openSeasonTab } from '../season-tab'
import { arrived } from '../tab'
import { idOf, nextBuildOf } from './next-build'

/** A host of its own, which can be stopped: the browser's switch for the network does not reach its worker. */
let host: Awaited<ReturnType<typeof startPreview>>
beforeEach(async () => {
  host = await startPreview({ root: path.join(top, 'dist/local'), effort: quickEffort })
  return () => host.stop()
})

/** Opens the guide on a device that keeps no file and no page of it yet, until it does. */
async function visit() {
  const tab = await openSeasonTab({ servedBy: host.address, serviceWorkers: 'allow' })
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

describe('two tabs, of a former build and of the next one', () => {
  it('both work, with and without a network, and the next build takes over once it is alone', async () => {
    const root = path.join(top, 'dist/local')
    const [formerId, next] = await Promise.all([idOf(root), nextBuildOf(root)])
    const { page: former, context } = await visit()
    await host.stop()
    host = await startPreview({ root: next.root, port: Number(new URL(host.address).port), effort: quickEffort })

    const fresh = await context.newPage()
    await fresh.goto('/sfosguide')
    await arrived(fresh)
    expect(await buildIn(fresh)).toBe(next.id)
    await expect.poll(() => fresh.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state)).toBe('installed')

    // The former program has its parts of the guide on the device, in the document that is open.
    await former.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
    await follow(former, '/sfosguide/articles')
    expect(await former.evaluate(() => 'sameDocument' in globalThis)).toBe(true)
    expect(await buildIn(former)).toBe(formerId)
    // Other parts of it are nowhere any more: the page is loaded anew, with the next program.
    await follow(former, '/volunteer')
    expect(await buildIn(former)).toBe(next.id)

    // Without a network the former worker still answers, in both tabs, with documents and parts of its own build.
    await host.stop()
    for (const page of [former, fresh]) {
      await open(page, '/sfosguide/weekends')
      expect(await buildIn(page)).toBe(formerId)
      expect(await heading(page)).not.toMatch(/offline|Error/)
    }

    host = await startPreview({ root: next.root, port: Number(new URL(host.address).port), effort: quickEffort })
    await former.close()
    await open(fresh, '/sfosguide')
    await expect.poll(() => fresh.evaluate(() => caches.keys()).then(names => names.filter(name => name.includes(formerId)))).toEqual([])
    await host.stop()
    await open(fresh, '/sfosguide/weekends')
    expect(await buildIn(fresh)).toBe(next.id)
    expect(await heading(fresh)).not.toMatch(/offline|Error/)
    await context.close()
    await next.remove()
  })
})

const buildIn = (page: Page) => page.evaluate(() => (JSON.parse(document.getElementById('build')!.textContent) as { readonly id: string }).id)

/** Follows a link inside the program. */
async function follow(page: Page, address: string): Promise<void> {
  await page.locator(`a[href="${address}"]`).last().click()
  await page.waitForURL(`**${address}`)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await expect.poll(() => page.locator('h1').count()).toBe(1)
}
