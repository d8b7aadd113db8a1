// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { WrittenPages } from '../../../src/domain/content/written-pages'
import { memoryApp } from '../../support/memory-app'

let told: MockInstance<typeof console.error>
beforeEach(() => {
  told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  told.mockRestore()
})

it.each(['/sfosguide/no-such-listing', '/artist/nobody-of-this-name', '/no-such-page', '/a/b/c'])(
  'a missing page (%s) shows its error on the page and logs nothing',
  async path => {
    const { visit } = await memoryApp()
    await visit(path)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`Page Not Found: ${path}`)
    expect(told.mock.calls).toEqual([])
  },
)

it('an unexpected error is logged to the console once', async () => {
  const { visit, world } = await memoryApp()
  const broken = new Error('the shelf fell over')
  vi.spyOn(world.services.get(WrittenPages), 'section').mockImplementation(() => {
    throw broken
  })
  await visit('/about')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Internal Server Error')
  expect(told.mock.calls.filter(([error]) => error === broken)).toHaveLength(1)
})
