// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { guideApp } from '../../../support/guide-app'

const sheet = (name: string) => screen.findByRole('article', { name })
const numbersOn = (found: HTMLElement) => [...found.querySelectorAll('svg text')].map(({ textContent }) => textContent)

it('a visitor prints the map: a sheet for each neighborhood with every number and the whole list, or one alone', async () => {
  const user = userEvent.setup()
  const app = await guideApp()
  await app.visit('/sfosguide/maps')
  await user.click(await screen.findByRole('link', { name: 'Print sheets by neighborhood' }))
  const harbour = await sheet('Harbour')
  expect(numbersOn(harbour)).toEqual(['1', '2'])
  expect(within(harbour).getAllByRole('listitem')).toHaveLength(3)
  within(harbour).getByText(/Oct 2 and .*Oct 3: 11 am/)
  const orchard = await sheet('Orchard')
  within(orchard).getByText('by appointment')
  within(orchard).getByText('Wheelchair accessible')

  await user.selectOptions(screen.getByLabelText('Neighborhood'), 'Orchard')
  await user.selectOptions(screen.getByLabelText('Paper'), 'A4')
  await waitFor(async () => expect((await sheet('Orchard')).dataset['paper']).toBe('a4'))
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Harbour' })).toBeNull())
  expect(within(await sheet('Orchard')).getByRole('img', { name: /^QR code for .*hood=orchard$/ })).toBeDefined()
})
