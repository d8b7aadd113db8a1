// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { memoryApp } from '../../support/memory-app'

const main = () => within(screen.getByRole('main'))
const works = () => document.querySelectorAll('main cite').length

it('who shows more works, opens one and goes back finds the rows and the place', async () => {
  const { visit } = await memoryApp()
  const page = await visit('/artists/artsearch?medium=Ceramics')
  await waitFor(() => expect(works()).toBe(36))
  await userEvent.click(main().getByText(/^Show \d+ more$/))
  await waitFor(() => expect(works()).toBeGreaterThan(36))
  const shown = works()
  vi.stubGlobal('scrollY', 1800)
  await page.go(document.querySelector('main cite')!.closest('a')!.getAttribute('href')!)
  vi.unstubAllGlobals()
  const scrolled = vi.spyOn(window, 'scrollTo')
  await page.router.navigate(-1)
  await waitFor(() => expect(works()).toBe(shown))
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith(0, 1800))
  scrolled.mockRestore()
})
