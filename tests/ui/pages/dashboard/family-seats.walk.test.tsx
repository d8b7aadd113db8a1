// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { membershipSeats } from '../../../../src/domain/memberships/family-seats/membership-seats.collection'
import { acceptSeat, inviteSeat } from '../../../../src/domain/memberships/family-seats/seats.contract'
import { membershipProducts } from '../../../../src/domain/memberships/membership-products.collection'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'
import type { MemoryWorld } from '../../../support/memory-world'
import { payByCard } from '../../../support/shop/at-the-checkout'

const twoPeople = async ({ context: { systemRecords } }: MemoryWorld) => {
  const product = (await systemRecords.get(membershipProducts, 'artlover'))!
  await systemRecords.change(membershipProducts, product, { levels: product.levels.map(level => ({ ...level, seats: 2 })) })
}
/** A person's dashboard after this happened. */
async function dashboard(as: string, before: (world: MemoryWorld) => Promise<unknown>) {
  const { world, visit } = await memoryApp()
  await before(world)
  await world.signInAs(as)
  await visit('/dashboard/membership')
  return world
}
const family = async () => within(await screen.findByRole('group', { name: 'Your family' }))
const enter = async (name: string, email: string) => {
  await userEvent.type(await screen.findByLabelText('Name'), name)
  await userEvent.type(screen.getByLabelText('Email'), email)
  await press('Send the invitation')
}

describe('the family in a membership', () => {
  it('is invited, exchanged and removed in the dashboard', async () => {
    const world = await dashboard('artlover', twoPeople)
    await press('Invite somebody', await family())
    await enter('Lou', 'lou@post.example')
    await screen.findByText('We sent Lou an invitation.')
    const list = await family()
    await list.findByText('Invited, not accepted yet')
    expect(list.queryByRole('button', { name: 'Invite somebody' })).toBeNull()
    await press('Exchange Lou', list)
    await enter('Kim', 'kim@post.example')
    await screen.findByText(/^We sent Kim an invitation/)
    await press('Remove Kim')
    await screen.findByText('Kim has no place in your membership any more.')
    expect((await world.context.systemRecords.find(membershipSeats)).filter(seat => seat.membershipId === 'm-artlover')).toEqual([])
  })
})

describe('joining with a level for two', () => {
  it('invites the other one once it is paid', async () => {
    const { world, visit } = await memoryApp({ as: 'donor' })
    await visit('/artlovermembership?level=companion')
    await press('Continue to payment')
    await screen.findByText('It is for up to 2 people. Once it is paid, you can invite the others here.')
    await payByCard('donor@saltlight.example', '$100')
    await press('Invite somebody', await family())
    await enter('Lou', 'lou@post.example')
    await screen.findByText('We sent Lou an invitation.')
    expect(world.localMode.state.outbox.filter(({ to }) => to === 'lou@post.example')).toHaveLength(1)
  })
})

describe('an invitation to a family’s membership', () => {
  const invited = async (world: MemoryWorld) => {
    await twoPeople(world)
    await world.signInAs('artlover')
    const { email } = (await world.context.accounts.find('u-donor'))!
    return world.call(inviteSeat, { membershipId: 'm-artlover', name: 'Donor', email })
  }

  it('is accepted in the dashboard, which then has the card, and left again', async () => {
    await dashboard('donor', invited)
    await screen.findByText(/shares this membership with you/)
    await press('Accept the invitation')
    await screen.findByText(/^You are a member by the membership of Paulette/)
    await press('Get the card')
    await screen.findByRole('img', { name: 'The code of your card' })
    await press('Leave this membership')
    await screen.findByText('You have no membership')
  })

  it('is shown as accepted to who gave it', async () => {
    await dashboard('artlover', async world => {
      const { seatId } = await invited(world)
      await world.signInAs('donor')
      await world.call(acceptSeat, { seatId })
    })
    const list = await family()
    await list.findByText('Member')
    expect(list.queryByText('Invited, not accepted yet')).toBeNull()
  })
})
