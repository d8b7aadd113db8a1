// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { listings } from '../../../../src/domain/guide/listings.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'

it('guide staff look at doubtful pictures, accept one, and ask for another', async () => {
  const app = await memoryApp({ as: 'guideadmin' })
  const records = new Records(app.world.store, { current: undefined })
  const stored = async () => (await records.find(listings)).filter(({ editionId }) => editionId === '2027')
  const accepted = async () => (await stored()).filter(({ acceptedImageId, imageId }) => acceptedImageId !== undefined && acceptedImageId === imageId)
  const drafts = async () => (await stored()).filter(({ status }) => status === 'draft').length
  await app.visit('/cpanel/guideimages')
  await screen.findByText(/^1 of \d+$/)
  await press(/^Accept with warning/)
  await screen.findByText('1 picture accepted for print.')
  expect(await accepted()).toHaveLength(1)

  const before = await drafts()
  await press(/^Request another picture/)
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText(/What is wrong/), { target: { value: 'It is too small to print. Send a larger one.' } })
  await press('Request another picture', dialog)
  await screen.findByText(/is asked for another picture by mail/)
  expect(await drafts()).toBe(before + 1)
  expect(app.world.localMode.state.outbox.some(({ text }) => text.includes('It is too small to print.'))).toBe(true)
})

it('guide staff see every picture with its size in print, and those that could be the cover', async () => {
  const app = await memoryApp({ as: 'guideadmin' })
  await app.visit('/cpanel/guideimages?view=all')
  expect((await screen.findAllByText('57.2 × 57.2')).length).toBeGreaterThan(3)
  screen.getByRole('columnheader', { name: /^Several in one/ })
  await app.visit('/cpanel/guideimages?view=cover')
  await screen.findAllByText('Dots per inch as cover')
  expect((await screen.findAllByText(/^\w+_[a-z-]+\.jpg$/)).length).toBeGreaterThan(0)
})
