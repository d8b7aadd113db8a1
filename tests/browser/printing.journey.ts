import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openSeasonTab } from './season-tab'
import { arrived } from './tab'

/** Makes a printout and waits until its sheets are laid out. */
async function made(page: Page, name: string, reason?: string): Promise<void> {
  await page.goto('/cpanel/downloads')
  await arrived(page)
  const card = page.getByRole('form', { name })
  if (reason) await card.getByLabel('What is it for?').fill(reason)
  await card.getByRole('button', { name: 'Make and preview' }).click()
  await page.locator('[data-sheet]').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
}

/** Printed sizes in inches of the first sheet and its places, and the number of other visible elements on paper. */
async function onPaper(page: Page) {
  await page.emulateMedia({ media: 'print' })
  const measured = await page.evaluate(() => {
    const inches = (n: number) => Math.round((n / 96) * 10_000) / 10_000
    const first = document.querySelector('[data-sheet]')!
    const { x, y, width, height } = first.getBoundingClientRect()
    const cells = [...first.querySelectorAll('[data-cell]')].map(cell => {
      const at = cell.getBoundingClientRect()
      return [at.x - x, at.y - y, at.width, at.height].map(inches)
    })
    const sheets = first.parentElement!
    const elsewhere = [...document.body.querySelectorAll('*')].filter(
      other => !sheets.contains(other) && !other.contains(sheets) && other.checkVisibility({ visibilityProperty: true }),
    )
    return { sheet: [x, y, width, height].map(inches), cells, elsewhere: elsewhere.length }
  })
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  await page.emulateMedia({ media: null })
  const count = await page.locator('[data-sheet]').count()
  return { ...measured, count, pages: pdf.match(/\/Type \/Page\b/g)?.length, boxes: [...new Set(pdf.match(/\/MediaBox \[[^\]]*\]/g))] }
}

/** The number of boxes with overflowing content. */
const overfull = (page: Page) =>
  page.evaluate(
    () => [...document.querySelectorAll('[data-fit]')].filter(box => box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth).length,
  )

describe('sheets to print', () => {
  it('of labels fit a sheet of thirty, and nothing else of the page is printed', async () => {
    const { context, page, problems } = await openSeasonTab({ as: 'superadmin' })
    await made(page, 'Address labels', 'Letters for the season')
    const { sheet, cells, elsewhere, count, pages, boxes } = await onPaper(page)
    expect(sheet).toEqual([0, 0, 8.5, 11])
    expect(cells).toHaveLength(30)
    expect([0, 1, 2, 3, 29].map(n => cells[n])).toEqual([
      [0.1875, 0.5, 2.625, 1],
      [2.9375, 0.5, 2.625, 1],
      [5.6875, 0.5, 2.625, 1],
      [0.1875, 1.5, 2.625, 1],
      [5.6875, 9.5, 2.625, 1],
    ])
    expect(elsewhere).toBe(0)
    expect(pages).toBe(count)
    expect(boxes).toEqual(['/MediaBox [0 0 612 792]'])
    expect(await overfull(page)).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  })

  it('of badges have six of four inches by three, with every name complete', async () => {
    const { context, page, problems } = await openSeasonTab({ as: 'superadmin' })
    await made(page, 'Name badges', 'Table at the door')
    const { cells, count, pages, boxes } = await onPaper(page)
    expect([cells.length, cells[0], cells[5]]).toEqual([6, [0.25, 1, 4, 3], [4.25, 7, 4, 3]])
    expect(pages).toBe(count)
    expect(boxes).toEqual(['/MediaBox [0 0 612 792]'])
    expect(await overfull(page)).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  })

  it('for entrances are one page each, with nothing cut off and no color', async () => {
    const { context, page, problems } = await openSeasonTab({ as: 'superadmin', colorScheme: 'dark' })
    await made(page, 'Door signs')
    const { cells, count, pages } = await onPaper(page)
    expect(cells).toEqual([[0, 0, 8.5, 11]])
    expect([pages, await page.locator('article').count()]).toEqual([count, count])
    const colours = await page.evaluate(() => {
      const inks = [...document.querySelectorAll('[data-sheet]:first-child, [data-sheet]:first-child *')].map(part => getComputedStyle(part))
      return [...new Set(inks.flatMap(({ color, borderTopColor, borderTopWidth }) => (borderTopWidth === '0px' ? [color] : [color, borderTopColor])))]
    })
    expect(colours).toEqual(['rgb(0, 0, 0)'])
    expect(await overfull(page)).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  })
})

describe('a page of the guide on paper', () => {
  it('has a code that leads back to it, which is drawn when it is printed', async () => {
    const { context, page, problems } = await openSeasonTab()
    await page.goto('/sfosguide/17')
    await arrived(page)
    const code = page.locator('[data-printed-address] path')
    await page.evaluate(() =>
      addEventListener('afterprint', () => (document.body.dataset['printed'] = document.querySelector('[data-printed-address]')?.outerHTML), true),
    )
    // The part that draws it comes after the page.
    await expect
      .poll(async () => (await page.pdf()) && page.evaluate(() => document.body.dataset['printed']))
      .toMatch(/<path d="M.+<\/svg>.+\/sfosguide\/17</)
    expect(await code.count()).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  })
})
