// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { membershipSeats } from '../../../../src/domain/memberships/family-seats/membership-seats.collection'
import { membershipProducts } from '../../../../src/domain/memberships/membership-products.collection'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'

it('staff see whom a membership’s places were given to, give one, exchange and remove it', async () => {
  const { visit, world } = await memoryApp()
  const { systemRecords } = world.context
  const product = (await systemRecords.get(membershipProducts, 'artlover'))!
  await systemRecords.change(membershipProducts, product, { levels: product.levels.map(level => ({ ...level, seats: 3 })) })
  await world.signInAs('peopleadmin')
  await visit('/cpanel/membersdatabase?open=m-artlover')
  await screen.findByRole('heading', { name: 'Family, 0 of 2' })
  const answer = async (label: string, name: string, title = label) => {
    const asked = within(await screen.findByRole('dialog', { name: title }))
    await userEvent.type(await asked.findByRole('textbox', { name: /^Name/ }), name)
    await userEvent.type(asked.getByRole('textbox', { name: /^Email/ }), `${name.toLowerCase()}@post.example`)
    await press(label, asked)
  }
  await press('Give a place to somebody')
  await answer('Give a place to somebody', 'Lou')
  await screen.findByText('We sent Lou an invitation.')
  await screen.findByRole('heading', { name: 'Family, 1 of 2' })
  await press('Exchange: Lou')
  await answer('Exchange', 'Kim', 'Exchange the person in this place')
  await screen.findByText('We sent Kim an invitation.')
  const given = (await systemRecords.find(membershipSeats)).filter(({ membershipId }) => membershipId === 'm-artlover')
  expect(given.map(({ email, status }) => [email, status])).toEqual([['kim@post.example', 'invited']])
  await press('Remove: Kim')
  await press('Remove', within(await screen.findByRole('dialog', { name: 'Remove this person from the membership' })))
  await screen.findByRole('heading', { name: 'Family, 0 of 2' })
})
