import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openSeasonTab } from '../season-tab'
import { heldProgram } from '../tab'

const phone = { width: 390, height: 844 }

/** Runs in the page from its start: counts the pictures still held when React begins, once all who wait for that have been told. */
function notePicturesHeld() {
  new MutationObserver(() =>
    queueMicrotask(() => Object.assign(globalThis, { heldPictures: document.querySelectorAll('img[srcset]').length })),
  ).observe(document, { attributeFilter: ['data-taken'], subtree: true })
}

/** The home page on a phone before the program runs, and the pictures that were fetched. */
async function openHeld() {
  const { page, context, problems } = await openSeasonTab({ viewport: phone })
  const fetched = new Set<string>()
  page.on(
    'request',
    request => request.resourceType() === 'image' && !request.url().startsWith('data:') && fetched.add(new URL(request.url()).pathname),
  )
  const bring = await heldProgram(page)
  await page.addInitScript(notePicturesHeld)
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForLoadState('domcontentloaded')
  await page.getByRole('contentinfo').waitFor({ state: 'attached' })
  return { page, context, problems, fetched, bring }
}

/** The addresses of pictures that come as they are seen, with how far below the top they stand. */
const pictures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img[loading=lazy]')].map(picture => ({
      path: new URL(picture.src).pathname,
      top: picture.getBoundingClientRect().top + scrollY,
      size: [picture.clientWidth, picture.clientHeight].join(),
    })),
  )

it('pictures far below the screen come once the page answers, in the places that were kept for them', async () => {
  const { page, context, problems, fetched, bring } = await openHeld()
  const before = await pictures(page)
  const far = before.filter(({ top }) => top > 2 * phone.height)
  expect(far.length).toBeGreaterThan(3)
  expect(far.filter(({ path }) => fetched.has(path))).toEqual([])
  bring()
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  expect(await page.evaluate('heldPictures')).toBeGreaterThan(3)
  await expect.poll(() => far.some(({ path }) => fetched.has(path))).toBe(true)
  expect(await page.locator('img[srcset]').count()).toBe(0)
  expect((await pictures(page)).slice(0, before.length)).toEqual(before)
  expect(problems).toEqual([])
  await context.close()
})

it('whoever scrolls or prints before the program runs has them at once', async () => {
  const { page, context, fetched } = await openHeld()
  const last = (await pictures(page)).at(-1)!
  expect(fetched.has(last.path)).toBe(false)
  await page.mouse.wheel(0, last.top)
  await expect.poll(() => fetched.has(last.path)).toBe(true)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  expect(await page.locator('img[srcset]').count()).toBe(0)
  await context.close()
})
