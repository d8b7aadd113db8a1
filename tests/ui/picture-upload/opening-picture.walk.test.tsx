// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { accountApp } from '../../support/account-app'
import { press } from '../../support/drawing/press'
import { drawNoPictures, openAndDrawPictures, pictureFile } from '../../support/pictures/drawing-browser'

beforeEach(openAndDrawPictures)
afterEach(drawNoPictures)

it('a picture that takes seconds to open says so, until it is shown', async () => {
  const open = createImageBitmap
  let go: () => void = () => undefined
  const slow = new Promise<void>(resolve => (go = resolve))
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    await slow
    return open(file)
  })
  await accountApp('/dashboard/artworks', { as: 'artist' })
  await press('Add a work')
  await userEvent.upload(await screen.findByLabelText('Picture of the work'), pictureFile('kite.jpg'))
  const said = () => screen.queryAllByText('Opening the picture…', { selector: '[role="status"]' }).length
  await waitFor(() => expect(said()).toBe(1))
  go()
  await screen.findByAltText('kite.jpg')
  expect(said()).toBe(0)
})
