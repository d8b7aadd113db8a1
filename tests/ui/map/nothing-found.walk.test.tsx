// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { memoryApp } from '../../support/memory-app'

it('a map that is opened with filters that match nothing shows the city, not the ocean', async () => {
  const app = await memoryApp()
  await app.visit('/sfosguide/maps?q=zzzzzz')
  await screen.findByText('No studios match these filters')
  expect(await screen.findByText(/^\d+ k?m$/)).toHaveProperty('textContent', expect.stringMatching(/^(\d{3} m|\d km)$/))
})
