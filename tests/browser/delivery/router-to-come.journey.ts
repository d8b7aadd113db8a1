import { expect, it } from 'vitest'
import { fileNamed } from '../build-manifest'
import { openSeasonTab } from '../season-tab'
import { arrived } from '../tab'

const routerPart = fileNamed('router')

/** A prerendered page whose program runs, while what takes its reader to another page is on its way until `bring`. */
async function readPage(address: string) {
  const { page, context, problems } = await openSeasonTab()
  let isReady = false
  let bring = () => {}
  const held = new Promise<void>(resolve => {
    bring = resolve
  })
  const early: string[] = []
  await page.route(`**${routerPart}`, async route => {
    isReady = await page.evaluate(() => 'ready' in document.documentElement.dataset)
    if (!isReady) early.push(route.request().url())
    await held
    await route.continue()
  })
  await page.goto(address)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
  return { page, context, problems, bring, early }
}

it('a page is ready before what takes its reader to the next one, and a link that is pressed meanwhile is followed', async () => {
  const { page, context, problems, bring, early } = await readPage('/about')
  const heading = await page.locator('h1').innerText()
  await page.locator('a[href="/calendar"]').first().click()
  await page.getByRole('status').filter({ hasText: 'Loading' }).waitFor()
  bring()
  await page.waitForURL('**/calendar')
  await arrived(page)
  expect(early).toEqual([])
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true)
  await page.goBack()
  await expect.poll(() => page.locator('h1').innerText()).toBe(heading)
  expect(problems).toEqual([])
  await context.close()
})

it('of two links that are pressed meanwhile the last is followed', async () => {
  const { page, context, problems, bring } = await readPage('/about')
  await page.locator('a[href="/calendar"]').first().click()
  await page.locator('a[href="/privacypolicy"]').first().click()
  bring()
  await page.waitForURL('**/privacypolicy')
  await arrived(page)
  await page.goBack()
  await page.waitForURL('**/about')
  expect(problems).toEqual([])
  await context.close()
})

it('if it does not come, a link loads its document', async () => {
  const { page, context } = await openSeasonTab()
  await page.route(`**${routerPart}`, route => route.abort())
  await page.goto('/about')
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
  await page.locator('a[href="/calendar"]').first().click()
  await page.waitForURL('**/calendar')
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(false)
  await context.close()
})

it('if it does not come, whoever stays with what they typed has a page at rest', async () => {
  const { page, context } = await openSeasonTab()
  await page.route(`**${routerPart}`, route => route.abort())
  await page.goto('/about')
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await page.evaluate(() => addEventListener('beforeunload', event => event.preventDefault()))
  // The browser asks only after somebody has done something on the page.
  await page.locator('h1').click()
  const stays = page.waitForEvent('dialog').then(question => question.dismiss())
  await Promise.all([stays, page.locator('a[href="/calendar"]').first().click()])
  await expect.poll(() => page.getByRole('status').filter({ hasText: 'Loading' }).count()).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/about')
  await context.close()
})
