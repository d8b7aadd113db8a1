import { expect, it } from 'vitest'
import { openPhone, visit } from './paying/at-the-checkout'

it('a visitor stamps at the door without a network: the code leaves the address, and a reload stamps nothing again', async () => {
  const { page, problems } = await openPhone()
  await visit(page, '/?on=2027-09-25T12:00')
  await visit(page, '/sfosguide/4')
  const studio = page.url()
  await page.getByRole('button', { name: 'Local mode' }).click()
  await page.getByLabel('Network fails').setChecked(true)
  await page.getByRole('link', { name: 'Stamp your passport with the code at the door' }).click()
  const code = page.getByLabel('Code on the sign')
  await code.fill('7KQ2-M9XD')
  expect(new URL(page.url()).searchParams.has('stamp')).toBe(true)
  await page.getByRole('button', { name: 'Stamp passport' }).click()
  const kept = page.getByText('Your stamp is kept on this device')
  await kept.waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.has('stamp')).toBe(false)
  // The page was not drawn again.
  expect(await kept.isVisible()).toBe(true)
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect([await code.count(), new URL(page.url()).search]).toEqual([0, ''])
  await page.goBack()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect([new URL(page.url()).search, new URL(studio).search]).toEqual(['', ''])
  expect(problems).toEqual([])
})
