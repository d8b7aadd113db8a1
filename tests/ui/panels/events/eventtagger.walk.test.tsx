// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { eventTags } from '../../../../src/domain/calendar/tags/event-tags.collection'
import { events } from '../../../../src/domain/events/events.collection'
import { press } from '../../../support/drawing/press'
import { write } from '../../../support/drawing/write'
import { memoryApp } from '../../../support/memory-app'

const open = async (search = '') => {
  const app = await memoryApp({ as: 'contentadmin', on: new Date('2027-09-20T18:00:00Z') })
  const records = app.world.context.systemRecords
  const tagsOf = async (id: string) => (await records.get(events, id))!.tags
  return { records, tagsOf, visit: () => app.visit(`/cpanel/eventtagger${search}`) }
}

it('staff add a tag with its synonyms and the words of titles that ask for it', async () => {
  const { records, visit } = await open()
  await visit()
  await press('Add new')
  const form = within(await screen.findByRole('complementary', { name: 'New tag' }))
  await write(form.getByLabelText(/^Tag/), 'Printing')
  await userEvent.type(form.getByLabelText(/^Synonyms/), 'Press{Enter}')
  await press('Add tag', form)
  await screen.findByText('“Printing” is a tag now.')
  expect(await records.find(eventTags, { where: [['name', '==', 'Printing']] })).toMatchObject([{ synonyms: ['Press'] }])
})

it('staff rename a tag on all of its events, and undo it', async () => {
  const { tagsOf, visit } = await open('?open=kids')
  await visit()
  await press('Rename')
  const question = within(await screen.findByRole('dialog'))
  question.getByText(/^[1-9]\d* events with this tag will have the new name\.$/)
  const input = question.getByLabelText(/^Tag/)
  await userEvent.clear(input)
  await write(input, 'Young visitors')
  await press('Rename', question)
  await screen.findByText(/^“Kids” is “Young visitors” now\./)
  expect(await tagsOf('first')).toContain('Young visitors')
  await press('Undo')
  await expect.poll(() => tagsOf('first')).toContain('Kids')
})

it('staff see before it runs which events the rules would tag, tag them, and undo it', async () => {
  const { records, tagsOf, visit } = await open('?view=rules')
  await records.change(events, (await records.get(events, 'first'))!, { title: 'A demo on the pier', tags: ['children'] })
  await visit()
  await press('Preview changes')
  await screen.findByText('A demo on the pier')
  await press(/^Tag \d+ events?$/)
  await screen.findByText(/^\d+ events? tagged\./)
  expect(await tagsOf('first')).toEqual(expect.arrayContaining(['Kids', 'Demonstration']))
  expect(await tagsOf('first')).not.toContain('children')
  await press('Undo')
  await expect.poll(() => tagsOf('first')).toContain('children')
  expect(await tagsOf('first')).not.toContain('Demonstration')
})

it('staff add a tag of the vocabulary to an event by hand', async () => {
  const { tagsOf, visit } = await open('?view=events&open=first')
  await visit()
  await press('Add a tag')
  const question = within(await screen.findByRole('dialog'))
  await userEvent.type(question.getByRole('combobox', { name: /^Tag/ }), 'Market')
  await press('Add a tag', question)
  await expect.poll(() => tagsOf('first')).toContain('Market')
})
