// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { policies } from '../../../../src/domain/content/policies.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { fill } from '../../../support/account-app'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'

it('staff draft a version of a policy, a superadmin publishes it, and a signed-in visitor agrees to it', async () => {
  const app = await memoryApp({ as: 'contentadmin', on: new Date('2027-09-01T12:00:00Z') })
  const records = new Records(app.world.store, { current: undefined })
  const states = async () =>
    (await records.find(policies, { where: [['kind', '==', 'terms']] })).map(({ version, status }) => `${version} ${status}`).toSorted()
  const view = await app.visit('/cpanel/policyedit?view=terms')
  const form = within(await screen.findByRole('form', { name: 'Version 2' }))
  await form.findByRole('textbox', { name: /^Text/ })
  await fill(/^What changed/, 'We send on Mondays.')
  fireEvent.change(await form.findByLabelText(/^In effect from/), { target: { value: '2027-08-01T00:00' } })
  await userEvent.click(form.getByRole('checkbox', { name: 'Ask people to agree again' }))
  await press('Save draft', form)
  await expect.poll(states).toEqual(['1 effective', '2 draft'])
  const draft = within(await screen.findByRole('region', { name: 'Draft of version 2' }))
  draft.getByText('We send on Mondays.')
  draft.getByText('A superadmin publishes this version.')
  // What was typed longer ago than a draft takes is saved, and not offered as unsaved.
  fireEvent.change(form.getByRole('textbox', { name: /^What changed/ }), { target: { value: 'We send on Tuesdays.' } })
  await new Promise(resolve => setTimeout(resolve, 2500))
  await press('Save draft', form)
  await draft.findByText('We send on Tuesdays.')
  await form.findByText('Saved.')
  expect(screen.queryByText(/You have unsaved changes from before/)).toBeNull()

  await app.world.signInAs('superadmin')
  await view.go('/cpanel/policyedit?view=terms')
  await press('Publish this version', within(await screen.findByRole('region', { name: 'Draft of version 2' })))
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish this version' }))
  dialog.getByText(/All people with an account are asked to agree/)
  await press('Publish this version', dialog)
  await expect.poll(states).toEqual(['1 superseded', '2 effective'])
  await screen.findByText('In effect', { selector: 'td' })
  await userEvent.click(await screen.findByRole('link', { name: 'Read version 1' }))
  await screen.findByRole('region', { name: 'Version 1' })

  await app.world.signInAs('artlover')
  await view.go('/about')
  const question = within(await screen.findByRole('complementary', { name: 'New policy' }))
  await press('Read and agree', question)
  await press('Agree to version 2', within(await screen.findByRole('dialog', { name: 'Terms of sale, version 2' })))
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'New policy' })).toBeNull())
  expect((await app.world.store.query({ collection: 'policyAcceptances' })).map(({ data }) => data)).toMatchObject([
    { personId: 'p-artlover', kind: 'terms', version: 2 },
  ])
})
