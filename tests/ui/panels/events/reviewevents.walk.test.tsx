// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { events } from '../../../../src/domain/events/events.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { fill } from '../../../support/account-app'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'

const open = async (id: string) => {
  const app = await memoryApp({ as: 'contentadmin', on: new Date('2027-10-16T19:00:00Z') })
  await app.visit(`/cpanel/reviewevents?open=submission-${id}`)
  const records = new Records(app.world.store, { current: undefined })
  return { app, statusOf: async () => (await records.get(events, id))?.status }
}

it('staff read what was submitted, by whom and what is missing, and publish it by one key', async () => {
  const { statusOf } = await open('wish-lantern')
  await screen.findByText('Bring a jar and a candle. We meet at the ferry steps and draw what we see.')
  within(screen.getByRole('list', { name: 'To check' })).getByText(/no address and no link/)
  await screen.findByText('Rosalind Achterberg')
  await press(/^Approve/)
  await screen.findByText(/^1 event is published, and in the calendar in a moment/)
  expect(await statusOf()).toBe('published')
})

it('staff see another event at the place at the same time, however it is spelled', async () => {
  const app = await memoryApp({ as: 'contentadmin', on: new Date('2027-10-16T19:00:00Z') })
  const records = new Records(app.world.store, { current: undefined })
  const wish = (await records.get(events, 'wish-zinc'))!
  const { start, end, summary, tags, hostIds } = wish
  const other = { title: 'AN HOUR, WITH ZINC', venue: 'the Print-Room', start, end, summary, tags, hostIds, status: 'published' } as const
  await records.commit(records.creating(events, 'other', other))
  await app.visit('/cpanel/reviewevents?open=submission-wish-zinc')
  const list = within(await screen.findByRole('list', { name: 'To check' }))
  await list.findByText(/An event with this title on the same day is in the calendar already/)
  list.getByText(/^“AN HOUR, WITH ZINC” begins at the same place/)
})

it('staff see what changed since they sent it back, and ask for more with a sentence', async () => {
  const { statusOf } = await open('wish-zinc')
  expect((await screen.findByText('An hour at the press.')).tagName).toBe('DEL')
  await press(/^Ask for changes/)
  const question = within(await screen.findByRole('dialog'))
  await question.findByLabelText(/^What is to be changed/)
  await fill(/^What is to be changed/, 'Please say how old one has to be.')
  await press('Ask for changes', question)
  await screen.findByText(/^Sent back/)
  expect(await statusOf()).toBe('changes')
})
