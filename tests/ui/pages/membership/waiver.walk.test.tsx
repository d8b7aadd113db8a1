// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { decideWaiver } from '../../../../src/domain/memberships/waivers/decide-waiver.contract'
import { accountApp, fill } from '../../../support/account-app'
import { press } from '../../../support/drawing/press'

const reason = 'I am between two jobs until spring'
const sentence = /^Why can you not pay at the moment\?/
const block = async () => within(await screen.findByRole('region', { name: 'Join or renew' }))
const waivers = async () => within(await screen.findByRole('region', { name: 'Waivers you asked for' }))

it('who cannot pay asks with a sentence, follows it in the dashboard, and may ask again after a no', async () => {
  const { world, page } = await accountApp('/artlovermembership?level=companion', { as: 'donor' })
  await press('Ask for a waiver')
  await (await block()).findByText(/^If we agree, you are a member for 1 year without paying: Companion\./)
  await fill(sentence, 'So')
  await press('Ask for a waiver')
  await screen.findByText('Enter at least 10 characters.')
  await fill(sentence, reason)
  await press('Ask for a waiver')
  await (await block()).findByText('You asked for a waiver: Art lover membership, Companion.')
  const path = 'membershipWaivers/p-donor-artlover'
  const { rev, ...asked } = (await world.store.get(path))!.data
  expect(asked).toMatchObject({ personId: 'p-donor', level: 'companion', reason, status: 'asked' })

  await page.go('/dashboard/membership')
  await screen.findByText('You have no membership')
  expect((await waivers()).getByRole('listitem').textContent).toMatch(/^Art lover membership, CompanionWe look at it and write to you\. Asked/)

  await world.signInAs('peopleadmin')
  await world.call(decideWaiver, { decision: 'decline', id: 'p-donor-artlover', rev: Number(rev), reason: 'Friend is the level that we waive' })
  await world.signInAs('donor')
  await page.go('/dashboard/membership')
  await (await waivers()).findByText(/Declined: Friend is the level that we waive\./)
  await page.go('/artlovermembership?level=friend')
  await press('Ask for a waiver')
  await (await block()).findByText('Friend is the level that we waive')
  await fill(sentence, 'Then I ask for Friend, with thanks')
  await press('Ask for a waiver')
  await (await block()).findByText('You asked for a waiver: Art lover membership, Friend.')
})

it('is offered to who joins for themselves alone: a stranger needs an account, and a gift is paid', async () => {
  const { world, page } = await accountApp('/artlovermembership?level=friend')
  await (await block()).findByText(/you can ask for a waiver\. Create an account first\.$/)
  expect(screen.queryByRole('button', { name: 'Ask for a waiver' })).toBeNull()
  await world.signInAs('donor')
  await page.go('/artlovermembership?level=friend&for=somebody')
  await screen.findByLabelText('Their email')
  expect(screen.queryByText(/If you cannot pay now/)).toBeNull()
})
