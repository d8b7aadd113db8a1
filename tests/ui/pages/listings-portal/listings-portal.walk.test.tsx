// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { generatedArtists, type SampleArtist } from '../../../../src/adapters/memory/sample/people/generate-artists'
import { accountApp } from '../../../support/account-app'
import { press } from '../../../support/drawing/press'
import { drawNoPictures, openAndDrawPictures, pictureFile } from '../../../support/pictures/drawing-browser'

const annex = 'katarzyna-kowalczyk-2027-annex'
const call = new Date('2027-05-20T17:00:00Z')

describe('the portal of listings', () => {
  it('shows an artist what is missing, and takes the words as they are typed to both cards', async () => {
    const { world } = await accountApp('/listingsportal', { as: 'artist', on: call })
    await screen.findByRole('heading', { name: 'My listings', level: 1 })
    expect(screen.getByText('Missing: Hours')).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: 'Make the changes' }))
    await screen.findByText('The part of the picture that you chose is too small to print. Please choose a larger part, and enter your hours.')
    expect(screen.getByText('Too small for print')).toBeTruthy()
    fireEvent.change(await screen.findByRole('textbox', { name: /^In print/ }), { target: { value: 'Drawings of the shore' } })
    const card = within(screen.getByRole('article', { name: /^Printed card/ }))
    await card.findByText('Drawings of the shore')
    fireEvent.click(screen.getByRole('checkbox', { name: 'Sat, Oct 23' }))
    await press('Save the listing')
    await screen.findByText('Saved.')
    expect((await world.store.get(`listings/${annex}`))?.data).toMatchObject({ blurb: 'Drawings of the shore' })
    await press('Send it to our staff')
    const step = await screen.findByRole('heading', { name: 'Our staff is reading it' })
    await waitFor(() => expect(document.activeElement).toBe(step))
  })

  it('keeps the focus of whoever asks for a change of a proof, or leaves it', async () => {
    const { world } = await accountApp('/listingsportal', { as: 'artist', on: new Date('2027-06-20T17:00:00Z') })
    await world.store.commit([{ op: 'update', path: `listings/${annex}`, data: { status: 'approved', blurb: 'Drawings of the shore' } }])
    fireEvent.click(await screen.findByRole('link', { name: 'Check the proof' }))
    const ask = await screen.findByRole('button', { name: 'Ask for a change' })
    await userEvent.click(ask)
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(document.activeElement?.id).toBe('step')
  })

  it('does not call a place paid that is only offered', async () => {
    const { world } = await accountApp('/listingsportal', { as: 'artist', on: call })
    const row = within((await screen.findByText('Missing: Hours')).closest('article')!)
    row.getByText(/ · Paid/)
    const [registration] = await world.store.query({ collection: 'registrations', where: [['listingId', '==', annex]] })
    await world.store.commit([{ op: 'update', path: registration!.path, data: { status: 'offered' } }])
    await waitFor(() => expect(row.queryByText(/ · Paid/)).toBeNull())
  })

  describe('a photograph that lies on its side', () => {
    beforeEach(openAndDrawPictures)
    afterEach(drawNoPictures)

    it('is turned by button and key, and stored and checked for print as it stands then', async () => {
      const { world } = await accountApp(`/listingsportal/${annex}`, { as: 'artist', on: call })
      await press('Replace the picture')
      await userEvent.upload(await screen.findByLabelText('Picture of the work'), pictureFile('shore.jpg'))
      await screen.findByText(/^The whole picture, 1,200 × 900 pixels/)
      await press('Turn right')
      await screen.findByText(/^The whole picture, 900 × 1,200 pixels/)
      fireEvent.keyDown(screen.getByRole('button', { name: 'Turn right' }), { key: 'r' })
      await screen.findByText(/^The whole picture, 1,200 × 900 pixels/)
      fireEvent.keyDown(screen.getByRole('button', { name: 'Turn left' }), { key: 'R', shiftKey: true })
      await screen.findByText(/^The whole picture, 900 × 1,200 pixels/)
      fireEvent.change(screen.getByRole('textbox', { name: /^The picture in words/ }), { target: { value: 'A shore at noon' } })
      await press('Use this picture')
      await waitFor(async () => {
        const { imageId } = (await world.store.get(`listings/${annex}`))!.data as { imageId: string }
        expect((await world.store.get(`images/${imageId}`))?.data).toMatchObject({ alt: 'A shore at noon', width: 900, height: 1200 })
      })
    })
  })

  describe('a photograph of the entrance', () => {
    beforeEach(openAndDrawPictures)
    afterEach(drawNoPictures)

    it('is chosen by the artist, described and stored with the listing, and removed again', async () => {
      const { world } = await accountApp(`/listingsportal/${annex}`, { as: 'artist', on: call })
      const stored = async () => (await world.store.get(`listings/${annex}`))!.data as { readonly entranceImageId?: string }
      const part = within(await screen.findByRole('region', { name: 'The entrance' }))
      await press('Choose a photograph', part)
      await userEvent.upload(await part.findByLabelText('Picture of the entrance'), pictureFile('door.jpg'))
      await part.findByAltText('door.jpg')
      fireEvent.change(part.getByRole('textbox', { name: /^The picture in words/ }), { target: { value: 'A green gate beside the chandler' } })
      await press('Use this picture', part)
      await part.findByAltText('A green gate beside the chandler')
      expect((await world.store.get(`images/${(await stored()).entranceImageId}`))?.data).toMatchObject({ alt: 'A green gate beside the chandler' })
      await press('Remove the photograph', part)
      await waitFor(async () => expect(await stored()).not.toHaveProperty('entranceImageId'))
    })
  })

  it('shows a host the places of each building, and reminds an artist once', async () => {
    await accountApp('/listingsportal', { as: 'host', on: call })
    const building = within(await screen.findByRole('region', { name: 'Ropewalk Annex' }))
    expect(building.getByText('5 places of 8 taken, 3 free: 5, 7, 8.')).toBeTruthy()
    await press('Remind Ayu of the payment by email', building)
    await waitFor(() => expect(building.queryByRole('button', { name: 'Remind Ayu of the payment by email' })).toBeNull())
  })

  it('lets a host remind an artist of a proof that is due', async () => {
    const { world } = await accountApp('/listingsportal', { as: 'host', on: new Date('2027-06-20T17:00:00Z') })
    const building = within(await screen.findByRole('region', { name: 'Ropewalk Annex' }))
    await building.findByText('Proof open')
    await press('Remind Kaʻiulani Nāone of the proof by email', building)
    await building.findByText('We wrote to Kaʻiulani Nāone.')
    expect(world.localMode.state.outbox.map(({ subject }) => subject)).toContain('Look at the proof of “Kaʻiulani Nāone”')
  })

  describe('a card that a group shares', () => {
    const [first, second, third] = generatedArtists().slice(-10, -7) as [SampleArtist, SampleArtist, SampleArtist]
    const card = 'three-at-the-press-2027'

    it('names its artists, and says who may change what', async () => {
      await accountApp(`/listingsportal/${card}`, { as: 'host', on: call })
      const sharing = await screen.findByRole('region', { name: 'One card for 3 artists' })
      expect(sharing.textContent).toContain(`${first.name}, ${second.name}, and ${third.name} share this card.`)
      expect(
        within(sharing)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual([
        'Each of them can change the texts, hours and pictures, send the card to our staff, and approve the proof.',
        'The host of Cannery No. 4 can do the same.',
        'What one of them saves or approves counts for everybody.',
        'Each artist pays for and withdraws their own registration.',
        'Our staff can give an artist their own card back until the guide is printed.',
      ])
    })

    it('is named to an artist whose own card was withdrawn for it', async () => {
      await accountApp(`/listingsportal/${second.handle}-2027-press`, { as: 'guideadmin', on: call })
      expect((await screen.findByRole('link', { name: 'Three at the Press' })).getAttribute('href')).toBe(`/listingsportal/${card}`)
    })
  })

  it('takes a pin to where arrow keys move it, which follow each other faster than they are stored', async () => {
    const { world } = await accountApp(`/listingsportal/${annex}`, { as: 'artist', on: call })
    const stored = async () => (await world.store.get(`listings/${annex}`))!.data as { readonly pin?: { readonly lng: number; readonly lat: number } }
    const pin = await screen.findByRole('button', { name: /^Pin of .* Arrow keys move it\.$/ })
    pin.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await waitFor(async () => expect((await stored()).pin).toBeDefined())
    const { lng } = (await stored()).pin!
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await waitFor(async () => expect((await stored()).pin!.lng).toBeCloseTo(lng + 0.00004, 6))
    expect(document.activeElement).toBe(pin)
  })

  it('takes what has changed since the guide was printed', async () => {
    const listing = 'katarzyna-kowalczyk-2027'
    const { world } = await accountApp(`/listingsportal/${listing}`, { as: 'artist' })
    await screen.findByRole('heading', { name: 'Printed' })
    fireEvent.change(await screen.findByRole('textbox', { name: /^What has changed/ }), { target: { value: 'Closed on Sunday.' } })
    await press('Add it to the listing')
    await screen.findByText(/: Closed on Sunday\.$/)
    expect((await world.store.get(`listings/${listing}`))?.data).toMatchObject({ errata: [{ text: 'Closed on Sunday.' }] })
  })

  it('is not there for somebody else', async () => {
    await accountApp(`/listingsportal/${annex}`, { as: 'artlover', on: call })
    await screen.findByText(/Page Not Found/)
  })
})
