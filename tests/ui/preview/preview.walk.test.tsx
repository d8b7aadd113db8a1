// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { WallClock } from '../../../src/domain/shared/time/wall-clock'
import { press } from '../../support/drawing/press'
import { memoryApp } from '../../support/memory-app'

afterEach(() => sessionStorage.clear())

const bar = () => screen.queryByRole('complementary', { name: 'You see the site as of another date' })
const heading = () => document.querySelector('h1')?.textContent ?? ''

it('staff of the guide see the site as of a date of the season, until they end it; the office keeps its own', async () => {
  const app = await memoryApp({ as: 'guideadmin' })
  const view = await app.visit('/cpanel/sfosdeadlines?edition=2027')
  fireEvent.change(await screen.findByLabelText(/^Date and time/), { target: { value: '2027-03-01T10:00' } })
  await press('Preview the site')
  await waitFor(() => expect(heading()).toBe('Artists, open your studio'))
  expect(bar()?.textContent).toContain('Preview as of Monday, March 1, 2027, 10')
  const clock = app.world.services.get(WallClock)
  expect(clock.now().getUTCMonth()).toBe(2)
  expect(clock.real().getUTCMonth()).toBe(9)
  await view.go('/cpanel')
  await waitFor(() => expect(clock.now().getUTCMonth()).toBe(9))
  await view.go('/')
  await waitFor(() => expect(clock.now().getUTCMonth()).toBe(2))
  await press('End the preview')
  await waitFor(() => expect(heading()).toMatch(/^The doors are open/))
  expect(bar()).toBeNull()
})

it('nobody else can set the date', async () => {
  sessionStorage.setItem('preview:date', '2027-03-01T18:00:00.000Z')
  const app = await memoryApp({ as: 'artist' })
  await app.visit('/')
  await waitFor(() => expect(sessionStorage.getItem('preview:date')).toBeNull())
  expect(heading()).toMatch(/^The doors are open/)
  expect(bar()).toBeNull()
})
