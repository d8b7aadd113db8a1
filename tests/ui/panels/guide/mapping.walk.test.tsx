// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listings } from '../../../../src/domain/guide/listings.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'
import { drawNoPictures, openAndDrawPictures, pictureFile } from '../../../support/pictures/drawing-browser'

beforeEach(openAndDrawPictures)
afterEach(drawNoPictures)

async function open(confidence: 'centroid' | 'interpolated') {
  const app = await memoryApp({ as: 'guideadmin' })
  const records = new Records(app.world.store, { current: undefined })
  const all = await records.find(listings, { where: [['editionId', '==', '2027']] })
  const unsure = all.find(({ pin }) => pin?.confidence === confidence)!
  await app.visit(`/cpanel/mapping?edition=2027&open=${unsure.id}`)
  const listing = () => records.get(listings, unsure.id)
  return { all, unsure, listing, world: app.world, pin: async () => (await listing())?.pin }
}

it('staff place a pin that is only the middle of an area, and read in which neighborhood it lies', async () => {
  const { all, unsure, pin } = await open('centroid')
  const near = all.find(one => one.pin?.confidence === 'rooftop' && one.neighbourhoodId === unsure.neighbourhoodId)!
  fireEvent.change(await screen.findByLabelText('Latitude'), { target: { value: String(near.pin!.lat) } })
  fireEvent.change(screen.getByLabelText('Longitude'), { target: { value: String(near.pin!.lng) } })
  fireEvent.change(screen.getByLabelText('Reason, after the address lock'), { target: { value: 'The artist sent a photo of the door' } })
  await press('Place pin here')
  await screen.findByText(/^The pin is placed, in /)
  expect(await pin()).toMatchObject({ lat: near.pin!.lat, lng: near.pin!.lng, confidence: 'confirmed' })
})

it('a pin in the sea is placed with a warning; before, the middle of an area would have kept its listing out of the guide', async () => {
  const { pin } = await open('centroid')
  await screen.findByText(/^It is left out of the guide: this is only the middle of a street or an area\./)
  fireEvent.change(await screen.findByLabelText('Latitude'), { target: { value: '10' } })
  fireEvent.change(screen.getByLabelText('Longitude'), { target: { value: '10' } })
  fireEvent.change(screen.getByLabelText('Reason, after the address lock'), { target: { value: 'A boat that moves' } })
  await press('Place pin here')
  await screen.findByText('The pin is placed, outside of every neighborhood.')
  await screen.findByText('It lies outside of every neighborhood of this city.')
  expect(await pin()).toMatchObject({ lat: 10, lng: 10, confidence: 'confirmed' })
})

it('a pin between two houses is accepted by a key', async () => {
  const { pin } = await open('interpolated')
  fireEvent.keyDown(await screen.findByText(/^The house number was not found/), { key: 'a' })
  await waitFor(async () => expect((await pin())?.confidence).toBe('confirmed'))
})

it('staff say how visitors get in, and show them the door', async () => {
  const { listing, world } = await open('interpolated')
  fireEvent.change(await screen.findByLabelText(/^Note about the entrance/), { target: { value: 'Blue door beside the bakery' } })
  await press('Save entrance')
  await waitFor(async () => expect((await listing())?.doorNote).toBe('Blue door beside the bakery'))
  await press('Choose a photograph')
  await userEvent.upload(await screen.findByLabelText('Picture of the entrance'), pictureFile('door.jpg'))
  await screen.findByAltText('door.jpg')
  fireEvent.change(screen.getByLabelText(/^The picture in words/), { target: { value: 'A blue door with two steps' } })
  await press('Use this picture')
  await screen.findByAltText('A blue door with two steps')
  const { entranceImageId } = (await listing())!
  expect((await world.store.get(`images/${entranceImageId}`))?.data).toMatchObject({ alt: 'A blue door with two steps', status: 'ready' })
  await press('Remove the photograph')
  await waitFor(async () => expect((await listing())?.entranceImageId).toBeUndefined())
})
