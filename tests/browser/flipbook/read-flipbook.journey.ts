import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { axeFindings, everyRule } from '../axe'
import { openSeasonTab } from '../season-tab'
import { arrived } from '../tab'

const open = async (page: Page, address: string) => {
  await page.goto(address)
  await arrived(page)
}
/** The numbers of the pages that are moving. */
const turning = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map(one => (one.effect as KeyframeEffect).target?.getAttribute('data-page'))
      .filter(number => typeof number === 'string'),
  )
/** What one sees of the pages: what is on top at two points of the book. */
const onTop = (page: Page) =>
  page.evaluate(() => {
    const { left, width, top } = document.querySelector('[data-page]')!.parentElement!.getBoundingClientRect()
    return [0.25, 0.75].map(part =>
      document
        .elementFromPoint(left + width * part, top + 100)
        ?.closest('[data-page]')
        ?.getAttribute('data-page'),
    )
  })
/** Articles of the browser's own tree for screen readers. */
async function articlesRead(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return nodes.filter(({ role, ignored }) => role?.value === 'article' && !ignored).length
}
/** The numbers of the pages that are seen, once the turn is over and their content is there. */
const seen = async (page: Page, ...numbers: readonly number[]) => {
  for (const n of numbers) await page.locator(`[data-page="${n}"][data-seen] article`).waitFor()
  await expect.poll(() => turning(page)).toEqual([])
  expect(await page.locator('[data-seen]').evaluateAll(all => all.map(one => Number(one.getAttribute('data-page'))))).toEqual(numbers)
}

describe('the flipbook', () => {
  let page: Page
  let problems: string[]
  beforeAll(async () => {
    const tab = await openSeasonTab({ reducedMotion: 'no-preference' })
    page = tab.page
    problems = tab.problems
  })

  it('opens at the page of the address, turns by keys, and its address can be shared', async () => {
    await open(page, '/sfosguide/flipbook?page=30')
    await seen(page, 30, 31)
    await page.keyboard.press('ArrowRight')
    await seen(page, 32, 33)
    await page.waitForURL(/\?page=32$/)
    await page.keyboard.press('ArrowLeft')
    await seen(page, 30, 31)
    expect(await onTop(page)).toEqual(['30', '31'])
    await page.keyboard.press('Home')
    await seen(page, 1)
    expect(problems).toEqual([])
  })

  it('a turn moves two pages that are drawn already, and changes nothing else before its first frame', async () => {
    await open(page, '/sfosguide/flipbook?page=30')
    await seen(page, 30, 31)
    const changed = await page.evaluate(
      () =>
        new Promise(resolve => {
          const changes: MutationRecord[] = []
          const watch = new MutationObserver(found => void changes.push(...found))
          watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
          document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }))
          requestAnimationFrame(() =>
            resolve(changes.map(({ target, attributeName }) => [(target as Element).getAttribute('data-page'), attributeName])),
          )
        }),
    )
    expect(changed).toEqual([
      ['31', 'data-turned'],
      ['32', 'data-turned'],
    ])
    await seen(page, 32, 33)
    expect(await onTop(page)).toEqual(['32', '33'])
  })

  it('keys that are quicker than a turn each turn a spread', async () => {
    await open(page, '/sfosguide/flipbook?page=30')
    await seen(page, 30, 31)
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
    await seen(page, 36, 37)
    expect(await onTop(page)).toEqual(['36', '37'])
    await page.keyboard.press('End')
    await page.keyboard.press('Home')
    await seen(page, 1)
  })

  it('the contents, the search inside and a number on a map lead to their pages', async () => {
    await open(page, '/sfosguide/flipbook')
    await page.getByRole('button', { name: 'Contents' }).click()
    await page
      .getByRole('link', { name: /^Old Wharf/ })
      .first()
      .click()
    const map = page.locator('[data-seen]').getByRole('group', { name: 'Map of Old Wharf' })
    await map.waitFor()
    const number = map.getByRole('link', { name: /^Number 1, page \d+$/ })
    const to = Number(/\d+$/.exec((await number.getAttribute('aria-label')) ?? (await number.innerText()))?.[0])
    await number.click()
    await page.locator(`[data-page="${to}"][data-seen] article`).waitFor()
    await page.getByRole('button', { name: 'Search inside' }).click()
    await page.getByRole('searchbox', { name: 'Search this edition' }).fill('kiln')
    const found = page.getByRole('link', { name: /^Page \d+: / }).first()
    const name = await found.innerText()
    await found.click()
    await page.locator(`[data-page="${/\d+/.exec(name)![0]}"][data-seen] article`).waitFor()
    expect(problems).toEqual([])
  })

  it('is read by screen readers and in another size: axe finds nothing, hidden pages are no stops', async () => {
    await open(page, '/sfosguide/flipbook?page=40')
    await seen(page, 40, 41)
    expect(await axeFindings(page, everyRule)).toEqual([])
    expect(await articlesRead(page)).toBe(2)
    await page.getByRole('status').filter({ hasText: 'Pages 40 and 41' }).waitFor({ state: 'attached' })
    const width = () => page.locator('[data-page="40"]').evaluate(one => one.getBoundingClientRect().width)
    const before = await width()
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(width).toBeCloseTo(before * 1.25, 0)
    await page.getByRole('button', { name: 'Zoom out' }).click()
  })

  it('enlarged, arrow keys scroll it sideways to its edge before they turn it, and Page down scrolls it down', async () => {
    await open(page, '/sfosguide/flipbook?page=40')
    await seen(page, 40, 41)
    for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Zoom in' }).click()
    const stage = page.locator('[data-zoomed]')
    const scrolled = () => stage.evaluate(({ scrollLeft, scrollWidth, clientWidth }) => ({ at: scrollLeft, end: scrollWidth - clientWidth }))
    await page.keyboard.press('ArrowRight')
    expect((await scrolled()).at).toBeGreaterThan(0)
    await seen(page, 40, 41)
    const { end } = await scrolled()
    while ((await scrolled()).at < end - 1) await page.keyboard.press('ArrowRight')
    await seen(page, 40, 41)
    await page.keyboard.press('ArrowRight')
    await seen(page, 42, 43)
    expect((await scrolled()).at).toBe(0)
    await page.keyboard.press('ArrowLeft')
    await seen(page, 40, 41)
    expect((await scrolled()).at).toBeGreaterThan(end - 2)
    const top = () => page.evaluate(() => scrollY)
    const before = await top()
    await page.keyboard.press('PageDown')
    await expect.poll(top).toBeGreaterThan(before)
    await seen(page, 40, 41)
  })

  it('shows one page at a time on a phone, no wider than it', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/sfosguide/flipbook?page=41')
    await seen(page, 41)
    await page.getByRole('button', { name: 'Next page' }).click()
    await seen(page, 42)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await axeFindings(page, everyRule)).toEqual([])
    expect(problems).toEqual([])
  })
})

it.each([390, 1280])('before the program runs, the whole cover is in a window %i pixels wide', async width => {
  const { page } = await openSeasonTab({ javaScriptEnabled: false, reducedMotion: 'no-preference', viewport: { width, height: 844 } })
  await page.goto('/sfosguide/flipbook')
  const { left, right, height } = (await page.locator('[data-page="1"]').evaluate(one => one.getBoundingClientRect().toJSON())) as DOMRect
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(width)
  // As high as a page, because its picture fills what room there is.
  expect(height / (right - left)).toBeGreaterThan(1.2)
})

it('without motion the flipbook is a plain page: its pages are below each other, and the address scrolls to one', async () => {
  const { page, problems } = await openSeasonTab()
  await open(page, '/sfosguide/flipbook?page=30')
  const thirty = page.locator('[data-page="30"]')
  await thirty.locator('article').waitFor()
  await expect.poll(() => thirty.evaluate(one => Math.abs(one.getBoundingClientRect().top) < innerHeight)).toBe(true)
  expect(await page.locator('[data-page]').count()).toBeGreaterThan(100)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await page.locator('[data-page="32"]').scrollIntoViewIfNeeded()
  await page.locator('[data-page="32"] article').waitFor()
  expect(problems).toEqual([])
})

it('shows the cover’s work in the list of pages on a wide screen, too', async () => {
  const { page } = await openSeasonTab()
  await open(page, '/sfosguide/flipbook')
  await page.locator('[data-page="3"]').waitFor()
  expect((await page.locator('[data-page="1"] img').boundingBox())?.height).toBeGreaterThan(300)
})
