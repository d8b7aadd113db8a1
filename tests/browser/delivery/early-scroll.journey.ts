import { expect, it } from 'vitest'
import { openSeasonTab } from '../season-tab'
import { arrived, heldProgram, unchangedFor } from '../tab'

it('whoever scrolls before the program runs stays there, also where it replaces what the document shows, and a reload does not go to the top', async () => {
  const { page } = await openSeasonTab()
  const bring = await heldProgram(page)
  const place = () => page.evaluate(() => Math.round(scrollY))
  // The document of this address shows the first page of the list.
  await page.goto('/art/artists?page=2', { waitUntil: 'commit' })
  await page.getByText('page 1 of').waitFor()
  await page.evaluate(() => scrollTo(0, 1200))
  bring()
  await page.getByText('page 2 of').waitFor()
  await arrived(page)
  await unchangedFor(page, 30)
  expect(await place()).toBe(1200)
  await page.reload()
  await arrived(page)
  await page.getByText('page 2 of').waitFor()
  await unchangedFor(page, 30)
  // The browser brings back what it was beside, in the document as it came.
  expect(await place()).toBeGreaterThan(0)
})
