// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { press as pressOn } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'

const main = () => within(screen.getByRole('main'))
const press = (name: string | RegExp) => pressOn(name, main())
const saved: Blob[] = []

beforeEach(() => {
  saved.length = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(file => {
    saved.push(file as Blob)
    return 'blob:saved'
  })
})
afterEach(() => vi.restoreAllMocks())

it('a buyer downloads the file on the page of the order and in the dashboard, and renews it after seven days', async () => {
  const { visit, world } = await memoryApp({ as: 'artlover' })
  const page = await visit('/dashboard/orders')
  await press('Download Four walks past the doors')
  await main().findByText(/^Downloaded\. You can download it until /)
  expect(await saved[0]?.text()).toMatch(/^FOUR WALKS/)
  world.localMode.setNow(new Date('2027-10-22T18:00:00Z'))
  await page.go('/shop?order=order019')
  await main().findByText(/^This download ended on /)
  await press('Renew and download Four walks past the doors')
  await main().findByText(/^Downloaded\. You can download it until /)
  expect(saved).toHaveLength(2)
})

it('the shop has downloads, which are not sent', async () => {
  localStorage.setItem(
    'cart',
    JSON.stringify({ at: new Date().toISOString(), lines: [{ id: 'walks', kind: 'product', refId: 'four-walks/four-walks-1', quantity: 1 }] }),
  )
  const { visit } = await memoryApp()
  const page = await visit('/shop?kind=digital')
  await main().findByRole('link', { name: 'Four walks past the doors' })
  await page.go('/shop?view=pay')
  await main().findByLabelText('Email')
  expect(main().queryByLabelText('Send it to me')).toBeNull()
})
