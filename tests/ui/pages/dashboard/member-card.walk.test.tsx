// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { storedMemberCard } from '../../../../src/ui/app-services/stored-member-card'
import { accountApp } from '../../../support/account-app'
import { leavePages } from '../../../support/drawing/draw'
import { press } from '../../../support/drawing/press'

describe('a member’s card', () => {
  it('is issued once, stored on the device and shown without a network', async () => {
    const { world } = await accountApp('/dashboard/membership', { as: 'artlover' })
    const card = within(await screen.findByRole('group', { name: 'Member card' }))
    await press('Get the card', card)
    await card.findByRole('img', { name: 'The code of your card' })
    await card.findByText('Good until Tuesday, February 29, 2028')
    world.localMode.setOffline(true)
    await press('Member card')
    const dialog = within(await screen.findByRole('dialog', { name: 'Member card' }))
    await dialog.findByRole('img', { name: 'The code of your card' })
    await dialog.findByText('Paulette Vance-Ortega')
  })

  it('says if it was replaced since, and is removed from the device at sign-out', async () => {
    const { world } = await accountApp('/dashboard/membership', { as: 'artlover' })
    await press('Get the card')
    await screen.findByRole('button', { name: 'Make a new one' })
    await world.store.commit([{ op: 'update', path: 'memberships/m-artlover', data: { card: { kid: 'k1', serial: 'elsewhere' } } }])
    leavePages()
    await accountApp('/dashboard/membership', { as: 'artlover' })
    await screen.findByText(/^The card on this device was replaced/)
    await press('Sign out')
    await waitFor(() => expect(storedMemberCard.read()).toBeNull())
  })

  it('is not issued to people without a membership', async () => {
    await accountApp('/dashboard/membership', { as: 'donor' })
    await screen.findByText('You have no membership')
  })
})

describe('a proof of eligibility', () => {
  it('is sent from the settings, waits for the people staff, and nobody else can open it', async () => {
    const { world } = await accountApp('/dashboard/settings', { as: 'artlover' })
    const proofs = within(await screen.findByRole('region', { name: 'Proof of eligibility' }))
    await userEvent.selectOptions(await proofs.findByLabelText('What it shows'), 'student')
    await userEvent.upload(proofs.getByLabelText('Document'), new File(['a student card'], 'card.pdf', { type: 'application/pdf' }))
    await press('Send it', proofs)
    await proofs.findByText(/^Waits for a decision/)
    const [proof] = await world.store.query({ collection: 'eligibility', where: [['personId', '==', 'p-artlover']] })
    expect(proof?.data).toMatchObject({ kind: 'student', status: 'pending', filePath: expect.stringMatching(/^eligibility\/p-artlover\/.+\.pdf$/) })
    const path = String(proof?.data['filePath'])
    expect(await (await world.storage.read(path)).text()).toBe('a student card')
    await world.signInAs('peopleadmin')
    expect(await (await world.storage.read(path)).text()).toBe('a student card')
    for (const as of ['donor', 'contentadmin', 'volunteer']) {
      await world.signInAs(as)
      await expect(world.storage.read(path)).rejects.toMatchObject({ code: 'unauthorized' })
    }
  })
})
