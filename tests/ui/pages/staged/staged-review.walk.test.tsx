// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import user from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { artists } from '../../../../src/domain/artists/artists.collection'
import { pageDrafts } from '../../../../src/domain/content/page-drafts.collection'
import { events } from '../../../../src/domain/events/events.collection'
import { articles } from '../../../../src/domain/guide/articles/articles.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { press } from '../../../support/drawing/press'
import { write } from '../../../support/drawing/write'
import { memoryApp } from '../../../support/memory-app'

const userEvent = user.setup({ delay: null, pointerEventsCheck: 0 })

describe('a staged page', () => {
  it('is commented block by block, and published by a colleague', async () => {
    const { visit, world } = await memoryApp({ as: 'contentadmin' })
    await visit('/temp/at-the-door')
    await screen.findByText('Nobody has commented yet.', {}, { timeout: 20_000 })
    await userEvent.selectOptions(screen.getByLabelText(/^About/), screen.getByRole('option', { name: /^Text: We look for people/ }))
    await userEvent.type(screen.getByRole('textbox', { name: /^Comment/ }), 'Say how long a shift is.{Enter}Two hours?')
    await press('Add comment')
    const comments = within(screen.getByRole('region', { name: 'Comments' }))
    await comments.findByText(/^Say how long a shift is\.\s+Two hours\?$/)
    comments.getByText(/^Text: We look for people/, { selector: 'strong' })
    comments.getByRole('button', { name: 'Show it' })
    await press('Mark as done')
    await comments.findByText('Done.')
    // The same button takes it back, and keeps the focus.
    await userEvent.keyboard('{Enter}')
    await comments.findByRole('button', { name: 'Mark as done' })
    expect(comments.queryByText('Done.')).toBeNull()
    await press('Publish')
    const draft = async () => world.services.get(Records).get(pageDrafts, 'at-the-door')
    await waitFor(async () => expect((await draft())?.status).toBe('published'))
  })

  it('of the home page is commented part by part, and says where a part is not drawn', async () => {
    const { visit } = await memoryApp({ as: 'contentadmin' })
    await visit('/temp/homepagetemp')
    await screen.findByText('Nobody has commented yet.', {}, { timeout: 20_000 })
    await userEvent.selectOptions(screen.getByLabelText(/^About/), screen.getAllByRole('option', { name: /^Hero/ })[0]!)
    await write(screen.getByRole('textbox', { name: /^Comment/ }), 'Name the weekend.')
    await press('Add comment')
    const comments = within(screen.getByRole('region', { name: 'Comments' }))
    await press('Show it')
    await comments.findByText('The preview does not show this part now. It may belong to another phase of the season.')
  })
})

describe('what is not public yet, apart from pages', () => {
  it.each([
    ['an article', 'guideadmin', articles],
    ['an event', 'contentadmin', events],
  ] as const)('%s is shown in its real layout', async (_, as, of) => {
    const { visit, world } = await memoryApp({ as })
    const all = await world.context.systemRecords.find(of as typeof events)
    const draft = all.find(({ status }) => !['published', 'past', 'cancelled'].includes(status))!
    await visit(`/temp/${draft.id}?plain=1`)
    await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(draft.title), { timeout: 20_000 })
    await visit(`/temp/${draft.id}`)
    await screen.findByText('Visitors do not see it yet.', {}, { timeout: 20_000 })
  })

  it('an event is shown as of another time, and as somebody else sees the menus, as the choices above its preview ask', async () => {
    const { visit } = await memoryApp({ as: 'contentadmin' })
    await visit('/temp/wish-zinc')
    const frame = await screen.findByTitle<HTMLIFrameElement>('Preview of the page', {}, { timeout: 20_000 })
    fireEvent.change(screen.getByLabelText('Date and time'), { target: { value: '2028-03-01T12:00' } })
    await userEvent.selectOptions(screen.getByLabelText('Menus as seen by'), 'Somebody who is signed in')
    const asked = frame.getAttribute('src')!
    expect(asked).toMatch(/^\/temp\/wish-zinc\?plain=1&seen=own&at=2028-03-01T/)
    await visit(asked)
    await screen.findByText('This event is over', {}, { timeout: 20_000 })
    expect(document.documentElement.dataset['session']).toBe('own')
  })

  it('an event is shown to staff who may not read the profile of its host', async () => {
    const { visit, world } = await memoryApp({ as: 'contentadmin' })
    const { systemRecords } = world.context
    const waiting = await systemRecords.find(events, { where: [['status', '==', 'pending']] })
    const hidden = await systemRecords.find(artists, { where: [['status', '==', 'draft']], limit: 1 })
    await systemRecords.change(events, waiting[0]!, { hostIds: [hidden[0]!.id, 'nobody-with-a-profile'] })
    await visit(`/temp/${waiting[0]!.id}?plain=1`)
    await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(waiting[0]!.title), { timeout: 20_000 })
  })

  it.each([
    ['an article', 'guideadmin', articles],
    ['an event', 'contentadmin', events],
  ] as const)('%s is commented text by text, and says whose comment it is', async (_, as, of) => {
    const { visit, world } = await memoryApp({ as })
    const all = await world.context.systemRecords.find(of as typeof events)
    const draft = all.find(({ status }) => !['published', 'past', 'cancelled'].includes(status))!
    await visit(`/temp/${draft.id}`)
    await screen.findByText('Nobody has commented yet.', {}, { timeout: 20_000 })
    await userEvent.selectOptions(screen.getByLabelText(/^About/), screen.getByRole('option', { name: draft.title }))
    await write(screen.getByRole('textbox', { name: /^Comment/ }), 'Shorter, please.')
    await press('Add comment')
    const comments = within(screen.getByRole('region', { name: 'Comments' }))
    await comments.findByText('Shorter, please.')
    await comments.findByText(as === 'guideadmin' ? /^Benedikt Amaral/ : /^Odile Marchetti-Reyes/)
    await world.context.systemRecords.change(of as typeof events, (await world.context.systemRecords.get(of as typeof events, draft.id))!, {
      title: 'Another title',
    })
    await comments.findByText(`Changed since: ${draft.title}`)
    await press('Mark as done')
    await comments.findByText('Done.')
    // The same button takes it back, and keeps the focus.
    await userEvent.keyboard('{Enter}')
    await comments.findByRole('button', { name: 'Mark as done' })
    expect(comments.queryByText('Done.')).toBeNull()
  })

  it('an article that is approved is published there', async () => {
    const { visit, world } = await memoryApp({ as: 'contentadmin' })
    const records = world.context.systemRecords
    const [published] = await records.find(articles, { where: [['status', '==', 'published']], limit: 1 })
    await records.commit(records.changing(articles, published!, { status: 'approved' }))
    await visit(`/temp/${published!.id}`)
    await screen.findByRole('button', { name: 'Publish' }, { timeout: 20_000 })
    await press('Publish')
    await waitFor(async () => expect((await records.get(articles, published!.id))?.status).toBe('published'))
  })
})
