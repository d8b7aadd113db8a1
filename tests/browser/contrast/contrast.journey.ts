import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { goNarrow, isWhole, loadNarrow } from '../every-view'
import { openSeasonTab } from '../season-tab'
import { faintLines } from './text-contrast'

/** Pages with text over or in pictures, drawings, gradients and maps: of text on one color axe tells. */
const addresses = ['/', '/donors', '/programs', '/sfosguide', '/sfosguide/maps', '/sfosguide/17', '/art/artists', '/artists/artsearch']
const views = [390, 1280].flatMap(width => (['light', 'dark'] as const).map(colorScheme => ({ width, colorScheme })))

let page: Page
beforeAll(async () => {
  ;({ page } = await openSeasonTab({ viewport: { width: 390, height: 844 } }))
  await loadNarrow(page, '/')
})

it.each(addresses)('every line of text on %s stands out from what lies below it, at both widths and in both themes', async address => {
  await goNarrow(page, address)
  await expect.poll(() => new URL(page.url()).pathname).toBe(address)
  const found: string[] = []
  for (const { width, colorScheme } of views) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    await isWhole(page)
    let faint = await faintLines(page)
    // A part that arrives between the two pictures moves what lies below it; what is faint is so again.
    if (faint.length > 0) faint = (await faintLines(page)).filter(line => faint.includes(line))
    found.push(...faint.map(line => `${width} px, ${colorScheme}: ${line}`))
  }
  expect(found).toEqual([])
})

it('a line over a gradient is named where a part of it is faint, and not where it stands out everywhere', async () => {
  await goNarrow(page, '/about')
  await isWhole(page)
  await page.evaluate(() => {
    const over = (ground: string, words: string) => {
      const line = document.createElement('p')
      line.textContent = words
      line.style.cssText = `color: #fff; background: ${ground}; font-size: 16px`
      document.querySelector('main')!.prepend(line)
    }
    over('linear-gradient(to right, #000 20%, #ddd 50%)', 'Half of this planted line is faint')
    over('linear-gradient(to right, #000, #333)', 'All of this planted line stands out')
  })
  const found = await faintLines(page)
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(/^1\.\d\d of 4\.5: Half of this planted line is faint$/)
})
