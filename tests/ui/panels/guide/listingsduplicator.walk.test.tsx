// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { listingInvitations } from '../../../../src/domain/guide/registering/listing-invitations.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'

it('staff see whom they would invite, invite them, and take it back', async () => {
  const app = await memoryApp({ as: 'guideadmin' })
  const invited = async () =>
    (await new Records(app.world.store, { current: undefined }).find(listingInvitations)).filter(({ status }) => status === 'invited').length
  const before = await invited()
  await app.visit('/cpanel/listingsduplicator')
  await press('Preview changes')
  const button = await screen.findByRole('button', { name: /^Invite \d+ artists$/ }, { timeout: 20_000 })
  const count = Number(/\d+/.exec(button.textContent)![0])
  expect(count).toBeGreaterThan(3)
  expect((await screen.findAllByText('They are registered already.')).length).toBeGreaterThan(0)
  expect(await invited()).toBe(before)

  await press(/^Invite \d+ artists$/)
  await screen.findByText(new RegExp(`^${count} artists invited`))
  expect(await invited()).toBe(before + count)

  const [, newest] = within(await screen.findByRole('table', { name: 'Invitations sent' }, { timeout: 5000 })).getAllByRole('row')
  await press(/^Take back invitations/, within(newest!))
  await press('Take back invitations', within(await screen.findByRole('dialog', {}, { timeout: 5000 })))
  await screen.findByText(`${count} invitations taken back.`, {}, { timeout: 5000 })
  expect(await invited()).toBe(before)
}, 60_000)

it('an artist accepts an invitation with one press, and goes on in the form', async () => {
  const app = await memoryApp({ as: 'artist', on: new Date('2027-03-10T18:00:00Z') })
  const records = new Records(app.world.store, { current: undefined })
  const { pid = '' } = app.world.auth.current!.claims
  await records.commit(
    records.creating(listingInvitations, `2027-${pid}`, {
      personId: pid,
      editionId: '2027',
      fromId: 'gone',
      name: 'My studio',
      carries: ['text'],
      batchId: crypto.randomUUID(),
      status: 'invited',
    }),
  )
  await app.visit('/listingsportal')
  await screen.findByText(/You are invited to/)
  await press('Accept invitation')
  await screen.findByRole('heading', { name: /^Register for/ })
  expect((await records.get(listingInvitations, `2027-${pid}`))!.status).toBe('accepted')
})
