import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { built, fileOf } from '../build-manifest'
import { openSeasonTab } from '../season-tab'
import { arrived, letTimePass } from '../tab'

/** The visitor saves data, so nothing is prefetched. */
const saveData = (page: Page) => page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))

const guidePart = fileOf('src/ui/pages/guide/guide.page.tsx')
const officeParts = Object.keys(built)
  .filter(source => /^src\/ui\/(office|panels)\//.test(source))
  .map(fileOf)

describe('the guard of the office', () => {
  it.each([undefined, 'artist'])('downloads no part of the office for %s', async as => {
    const { page, context } = await openSeasonTab(as ? { as } : {})
    const asked: string[] = []
    page.on('request', request => void asked.push(new URL(request.url()).pathname))
    await page.goto('/cpanel/importcsv')
    await arrived(page)
    await expect.poll(() => page.locator('h1').innerText()).toBe(as ? 'No access' : 'Staff sign-in')
    expect(officeParts.length).toBeGreaterThan(1)
    expect(asked.filter(file => officeParts.includes(file))).toEqual([])
    await context.close()
  })

  it('downloads the office for staff', async () => {
    const { page, context } = await openSeasonTab({ as: 'guideadmin' })
    const asked: string[] = []
    page.on('request', request => void asked.push(new URL(request.url()).pathname))
    await page.goto('/cpanel/importcsv')
    await arrived(page)
    expect(asked).toContain(fileOf('src/ui/panels/people/import-csv.panel.tsx'))
    await context.close()
  })
})

describe('payload files', () => {
  it('are not requested by a prerendered page, and are prefetched for visible links after a second of idle time', async () => {
    const { page, context } = await openSeasonTab()
    const asked: string[] = []
    page.on('request', request => void asked.push(new URL(request.url()).pathname))
    await page.goto('/')
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    // The first page's payload is in its document.
    expect(asked.filter(file => file.startsWith('/payloads/'))).toEqual([])
    await expect.poll(() => asked.filter(file => file.startsWith('/payloads/sfosguide.'))).toHaveLength(1)
    await expect.poll(() => asked).toContain(guidePart)
    await context.close()
  })

  it('are not prefetched for visitors who save data', async () => {
    const { page, context } = await openSeasonTab()
    await saveData(page)
    const asked: string[] = []
    page.on('request', request => void asked.push(new URL(request.url()).pathname))
    await page.goto('/')
    await arrived(page)
    await letTimePass(page, 2500)
    expect(asked.filter(file => file.startsWith('/payloads/sfosguide'))).toEqual([])
    await context.close()
  })
})

describe('a module that fails to load', () => {
  it('is there after one reload of the page', async () => {
    const { page, context } = await openSeasonTab()
    await saveData(page)
    await page.goto('/shop')
    await arrived(page)
    let documents = 0
    page.on('request', request => {
      if (request.isNavigationRequest()) documents++
    })
    await page.route(`**${guidePart}`, route => (documents === 0 ? route.abort() : route.continue()))
    await page.locator('a[href="/sfosguide"]').first().click()
    await page.waitForURL('**/sfosguide')
    await arrived(page)
    expect(await page.locator('h1').innerText()).not.toBe('Internal Server Error')
    expect(documents).toBe(1)
    await context.close()
  })

  it('leads to the error page if it fails again within ten seconds', async () => {
    const { page, context } = await openSeasonTab()
    await page.route(`**${guidePart}`, route => route.abort())
    await saveData(page)
    await page.goto('/shop')
    await arrived(page)
    let documents = 0
    page.on('request', request => {
      if (request.isNavigationRequest()) documents++
    })
    await page.locator('a[href="/sfosguide"]').first().click()
    await expect.poll(() => page.locator('h1').innerText()).toBe('Internal Server Error')
    expect(documents).toBe(1)
    await context.close()
  })
})

describe('a newer build', () => {
  it('is loaded at the next navigation after an hour', async () => {
    const { page, context } = await openSeasonTab()
    await page.clock.install()
    await page.goto('/shop')
    await arrived(page)
    for (const file of ['latest-build', 'build-manifest']) await page.route(`**/${file}.json`, route => route.fulfill({ json: { id: 'newer' } }))
    const told = Promise.all([page.waitForResponse('**/latest-build.json'), page.waitForResponse('**/build-manifest.json')])
    await page.clock.fastForward('01:00:01')
    await told
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
    await page.locator('a[href="/sfosguide"]').first().click()
    await page.waitForURL('**/sfosguide')
    await expect.poll(() => page.evaluate(() => 'sameDocument' in globalThis)).toBe(false)
    await context.close()
  })

  it('waits while there is unsaved input, and leaving that asks for a confirmation', async () => {
    const { page, context } = await openSeasonTab({ as: 'artist' })
    await page.clock.install()
    await page.goto('/dashboard/profile')
    await arrived(page)
    for (const file of ['latest-build', 'build-manifest']) await page.route(`**/${file}.json`, route => route.fulfill({ json: { id: 'newer' } }))
    const told = page.waitForResponse('**/build-manifest.json')
    await page.clock.fastForward('01:00:01')
    await told
    await page.getByLabel('Statement').fill('Pots for kettles.')
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
    await page.getByRole('link', { name: 'Calendar' }).first().click()
    await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Keep editing' }).click()
    expect(new URL(page.url()).pathname).toBe('/dashboard/profile')
    expect(await page.getByLabel('Statement').inputValue()).toBe('Pots for kettles.')
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true)
    await context.close()
  })
})
