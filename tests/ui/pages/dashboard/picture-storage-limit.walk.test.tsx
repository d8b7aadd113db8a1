// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { accountApp, fill } from '../../../support/account-app'
import { press } from '../../../support/drawing/press'
import { drawNoPictures, openAndDrawPictures, pictureFile } from '../../../support/pictures/drawing-browser'

beforeEach(openAndDrawPictures)
afterEach(drawNoPictures)

it('an artist whose space is full reads what to do, keeps all that was entered, and goes on once there is space', async () => {
  const { world } = await accountApp('/dashboard/artworks', { as: 'artist' })
  const full = { ownerId: 'first', status: 'ready', bytes: 2 * 2 ** 30, usedIn: [], alt: 'A large one' }
  await world.store.commit([{ op: 'set', path: 'images/large', data: full }])
  await press('Add a work')
  await userEvent.upload(await screen.findByLabelText('Picture of the work'), pictureFile('kite.jpg'))
  await screen.findByAltText('kite.jpg')
  await fill('The picture in words', 'A red kite over a roof.')
  await fill('Title', 'Kite')
  await fill('Year', '2026')
  await fill(/^Price/, '450')
  await press('Add this work')

  const said = await screen.findByText(/Your pictures fill the space you have here/)
  expect(said.closest('[role="alert"]')?.textContent).toMatch(/Remove some: their space is free after 30 days\. Or write to us\./)
  expect(said.closest('[role="alert"]')?.textContent).toMatch(/What you entered is still here\./)
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Kite')
  expect(screen.getByLabelText('The picture in words')).toHaveProperty('value', 'A red kite over a roof.')
  screen.getByAltText('kite.jpg')
  expect((await world.storage.list('pictures/first')).paths).toEqual([])

  await world.store.commit([{ op: 'delete', path: 'images/large' }])
  await press('Add this work')
  await waitFor(async () => expect((await world.storage.list('pictures/first')).paths).toHaveLength(1))
  await waitFor(async () => {
    const kites = await world.store.query({ collection: 'artworks', where: [['title', '==', 'Kite']] })
    expect(kites.map(({ data }) => [data['artistId'], data['status']])).toEqual([['first', 'draft']])
  })
})
