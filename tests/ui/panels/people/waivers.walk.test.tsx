// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { terms } from '../../../../src/domain/memberships/memberships.collection'
import { membershipWaivers } from '../../../../src/domain/memberships/waivers/membership-waivers.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'

const id = 'p-host-artist'

async function atTheQueue(as = 'peopleadmin') {
  const { visit, world } = await memoryApp({ as })
  await visit('/cpanel')
  const link = await screen.findByRole('link', { name: '1 membership asked for without paying' })
  await visit(link.getAttribute('href')!)
  await screen.findByRole('heading', { level: 2, name: 'Artist membership, One artist' })
  const answer = async (label: string, sentence: string) => {
    await press(new RegExp(`^${label}`))
    const dialog = within(await screen.findByRole('dialog', { name: new RegExp(`^${label}`) }))
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Why/ }), sentence)
    await press(label, dialog)
  }
  const mailed = () => world.localMode.state.outbox.filter(({ to }) => to === 'host@saltlight.example')
  return { world, answer, mailed, records: new Records(world.store, { current: undefined }) }
}

it('staff find a waiver among what waits for them, see what it gives, and approve it', async () => {
  const { answer, mailed, records } = await atTheQueue()
  await screen.findByText('They have never had this membership.')
  await screen.findByText('An approval gives them Artist membership, One artist, from Oct 16, 2027 to Oct 15, 2028.')
  await screen.findByText(/^My hours at the cannery were cut/)
  await answer('Approve', 'Hosts six studios each season')
  await screen.findByText('Approved: a term from Oct 16, 2027 to Oct 15, 2028. They were told by mail.')
  await screen.findByRole('heading', { name: 'Nobody waits for a waiver' })
  expect(await records.get(membershipWaivers, id)).toMatchObject({ status: 'approved', decidedBy: 'p-peopleadmin' })
  const held = await records.find(terms, { params: { membership: 'p-host-artist' } })
  expect(held).toMatchObject([{ kind: 'comp', end: '2028-10-15', compReason: 'Hosts six studios each season' }])
  expect(mailed()).toHaveLength(1)
})

it('staff decline one with a sentence that is mailed', async () => {
  const { answer, mailed, records } = await atTheQueue()
  await answer('Decline', 'Ask for the student membership instead')
  await screen.findByText('Declined. They were told by mail.')
  expect(await records.get(membershipWaivers, id)).toMatchObject({ status: 'declined', answer: 'Ask for the student membership instead' })
  expect(mailed()[0]?.text).toContain('Ask for the student membership instead')
})
