// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ImportService } from '../../../../../src/domain/imports/import-service'
import { press } from '../../../../support/drawing/press'
import { csvFile, planFile, startPlanned } from '../../../../support/import-files'
import { memoryApp } from '../../../../support/memory-app'

const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

it('imported events are published one by one, or all that are complete, with what is missing said', async () => {
  const { world, visit } = await memoryApp({ as: 'contentadmin' })
  await visit('/cpanel?part=draft-events')
  const statusOf = async (id: string) => (await world.store.get(`events/${id}`))!.data['status']
  await waitFor(async () => expect(document.activeElement).toBe(await heading('Salt and paper: a lecture')))
  await screen.findByText('Nothing is missing.')
  await press('Publish all that are complete (2)')
  await screen.findByText('2 events are published, and in the calendar in a moment.')
  expect([await statusOf('draft-lecture'), await statusOf('draft-winter'), await statusOf('draft-walk')]).toEqual(['published', 'published', 'draft'])
  await userEvent.click(await screen.findByText('Waiting', { selector: 'summary' }))
  await press(/Morning walk/)
  await heading('Morning walk with sketchbooks')
  await screen.findByText('It has no address and no link, so visitors cannot find it.')
  await userEvent.keyboard('a')
  await waitFor(async () => expect(await statusOf('draft-walk')).toBe('published'))
  await heading('Summer open kiln')
  await screen.findByText('It is over.')
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
})

it('the events that were chosen are published together, and the others stay drafts', async () => {
  const { world, visit } = await memoryApp({ as: 'contentadmin' })
  await visit('/cpanel?part=draft-events')
  const statusOf = async (id: string) => (await world.store.get(`events/${id}`))!.data['status']
  await userEvent.click(await screen.findByText('Waiting', { selector: 'summary' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Salt and paper: a lecture' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Morning walk with sketchbooks' }))
  await press('Publish 2 selected')
  await screen.findByText('2 events are published, and in the calendar in a moment.')
  expect([await statusOf('draft-lecture'), await statusOf('draft-walk'), await statusOf('draft-winter')]).toEqual(['published', 'published', 'draft'])
  expect(screen.queryByRole('button', { name: /selected$/ })).toBeNull()
})

it('the events of one import are looked at alone, and published together', async () => {
  const { world, visit } = await memoryApp({ as: 'contentadmin' })
  const row = (title: string, date: string) => `${title},The Net Loft,"7 Net Street",${date},18:00,21:00,talk,Come and look`
  const file = ['Title,Venue,Address,Date,From,To,Tags,Description', row('Net evening', '2027-11-20'), row('Net morning', '2027-11-21')].join('\n')
  const batchId = await startPlanned(world, await planFile(world, 'events', csvFile(file, 'nets.csv')))
  await world.services.get(ImportService).run(batchId)
  await visit('/cpanel?part=draft-events')
  await heading('Salt and paper: a lecture')
  const only = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Import' })
  expect([...only.options].map(({ text }) => text)).toEqual(['All events', 'nets.csv, Sat, Oct 16, 2027 (2)'])
  await userEvent.selectOptions(only, 'nets.csv, Sat, Oct 16, 2027 (2)')
  await screen.findByRole('heading', { level: 2, name: /^Net / })
  await screen.findByText('1 of 2')
  await press('Publish all that are complete (2)')
  await screen.findByText('2 events are published, and in the calendar in a moment.')
  await heading('Nothing is waiting here')
  expect((await world.store.get('events/draft-lecture'))!.data['status']).toBe('draft')
  await userEvent.selectOptions(only, 'All events')
  await heading('Salt and paper: a lecture')
})
