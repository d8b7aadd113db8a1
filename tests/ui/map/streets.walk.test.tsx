// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { memoryApp } from '../../support/memory-app'

it('whoever looks closely at the map reads its streets and landmarks', async () => {
  const app = await memoryApp()
  await app.visit('/sfosguide/maps?z=15.5/36.624/-122.413')
  await screen.findByRole('group', { name: /^Map of/ })
  await waitFor(() => expect(document.querySelectorAll('svg .street').length).toBeGreaterThan(3))
  expect(document.querySelectorAll('svg .landmark').length).toBeGreaterThan(0)
})
