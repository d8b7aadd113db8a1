import { expect, it } from 'vitest'
import { openSeasonTab } from '../season-tab'
import { arrived, unchangedFor } from '../tab'

it('the map fits its studios at every size that it passes through, in each frame', async () => {
  const { page } = await openSeasonTab({ viewport: { width: 390, height: 844 } })
  await page.goto('/sfosguide/maps')
  await arrived(page)
  const map = page.getByRole('group', { name: /^Map of \d+ places\. Arrow/ })
  await map.waitFor()
  await unchangedFor(page, 30)
  await map.evaluate(element => {
    const seen = Object.assign(globalThis, { seen: new Set<string>() }).seen
    const look = () => {
      seen.add(`${element.querySelector('svg')?.getAttribute('width')}: ${/\d+ k?m$/m.exec(element.parentElement!.innerText)?.[0]}`)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  for (const width of [100, 390, 250, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await unchangedFor(page, 30)
  }
  const scales = await page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen])
  const wide = scales.filter(scale => Number.parseInt(scale, 10) > 300)
  expect(wide).toHaveLength(1)
  expect(scales.filter(scale => /\d{3} km/.test(scale))).toEqual([])
})

it('a small map on a phone names only what it has room to name, and its link covers nothing', async () => {
  const { page } = await openSeasonTab({ viewport: { width: 390, height: 844 } })
  await page.goto('/sfosguide')
  await arrived(page)
  const link = page.getByRole('link', { name: /^See the map of/ })
  const map = page.locator('main div').filter({ has: link }).last()
  await map.locator('svg text').first().waitFor()
  await unchangedFor(page, 30)
  const cut = await map.evaluate(element => {
    const room = element.getBoundingClientRect()
    const foot = element.querySelector('a')!.getBoundingClientRect()
    return Array.from(element.querySelectorAll('svg text'), text => ({ text: text.textContent, box: text.getBoundingClientRect() }))
      .filter(({ box }) => box.left < room.left || box.right > room.right || box.top < room.top || box.bottom > foot.top)
      .map(({ text }) => text)
  })
  expect(cut).toEqual([])
})

it('the hours of each studio beside the map take one line on a narrow phone', async () => {
  const { page } = await openSeasonTab({ viewport: { width: 360, height: 844 } })
  await page.goto('/sfosguide/maps?on=2027-09-10')
  await arrived(page)
  const hours = page.getByText(/^Opens S\w\w, Sep/)
  await hours.first().waitFor()
  // A slow document is drawn in the device's own face, and not every machine has one of usual width.
  await page.addStyleTag({ content: (await page.locator('#faces').textContent())!.replaceAll('optional', 'block') })
  await page.evaluate(() => document.fonts.load('14px "Inter Variable"'))
  const lines = await hours.evaluateAll(all => all.map(element => element.getClientRects().length))
  expect(lines.length).toBeGreaterThan(10)
  expect(new Set(lines)).toEqual(new Set([1]))
})
