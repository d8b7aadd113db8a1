// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { events } from '../../../../src/domain/events/events.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { fill } from '../../../support/account-app'
import { countedDocuments, nothingCounted } from '../../../support/counted-ports'
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

it('the next event costs a handful of reads, however many events are on its day', async () => {
  const counted = nothingCounted()
  const app = await memoryApp({
    as: 'contentadmin',
    on: new Date('2027-10-16T19:00:00Z'),
    between: ports => ({ ...ports, documents: countedDocuments(ports.documents, counted) }),
  })
  const wishes = await app.world.store.query({ collection: 'eventSubmissions', where: [['status', '==', 'pending']] })
  const { data } = (await app.world.store.get(`events/${wishes[0]!.data['eventId']}`))!
  const crowd = Array.from({ length: 300 }, (_, i) => ({
    op: 'set' as const,
    path: `events/crowd-${i}`,
    data: { ...data, title: `Open doors ${i}`, status: 'published' },
  }))
  await app.world.store.commit(crowd)
  // All of them are on the day of the first: whoever comes back to it reads them no more.
  await app.visit(`/cpanel/reviewevents?open=${wishes[0]!.id}`)
  await screen.findByText(/^“Open doors 0” begins at the same place/)
  await press(/^Skip/)
  await screen.findByText(/^2 of|^1 of/)
  counted.reads = 0
  await press(/^Back/)
  await screen.findByText(/^“Open doors 299” begins at the same place/)
  expect(counted.reads).toBeLessThan(12)
})
