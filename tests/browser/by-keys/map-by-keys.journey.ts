import { expect, it } from 'vitest'
import { openSeasonTab } from '../season-tab'
import { arrived, unchangedFor } from '../tab'

/** The search, the filters and their way back. */
const maxStopsToMap = 6

it.each([390, 1280])('the guide’s map is a few keys from its search at %i pixels, before its list', async width => {
  const { page } = await openSeasonTab({ viewport: { width, height: 844 } })
  await page.goto('/sfosguide/maps')
  await arrived(page)
  await page.getByRole('group', { name: /^Map of \d+ places\. Arrow/ }).waitFor()
  await unchangedFor(page, 30)
  await page.getByRole('searchbox', { name: 'Search the guide' }).focus()
  const passed: string[] = []
  const at = () => page.evaluate(() => document.activeElement!.getAttribute('aria-label') ?? document.activeElement!.textContent.trim())
  for (let label = ''; !label.startsWith('Map of ') && passed.length <= maxStopsToMap; passed.push(label)) {
    await page.keyboard.press('Tab')
    label = await at()
  }
  expect(passed.at(-1)).toMatch(/^Map of \d+ places/)
})
