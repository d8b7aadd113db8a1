// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import user from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { pageDrafts } from '../../../../src/domain/content/page-drafts.collection'
import { WrittenPages } from '../../../../src/domain/content/written-pages'
import { presence } from '../../../../src/domain/office/presence.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { AppView } from '../../../../src/ui/app'
import { draw } from '../../../support/drawing/draw'
import { press } from '../../../support/drawing/press'
import { write } from '../../../support/drawing/write'
import { memoryApp } from '../../../support/memory-app'

const userEvent = user.setup({ delay: null, pointerEventsCheck: 0 })

/** The page builder on the sample data, with a page open. */
async function opened(id: string) {
  const { app, world } = await memoryApp({ as: 'contentadmin' })
  const { default: panel } = await import('../../../../src/ui/panels/content/pagebuilder.panel')
  const router = createMemoryRouter([{ path: '*', Component: panel.Body }], { initialEntries: [`/cpanel/pagebuilder?open=${id}`] })
  draw(<AppView app={app} router={router} />)
  const records = world.services.get(Records)
  return { world, stored: async () => (await records.get(pageDrafts, id))! }
}

const blocksOf = async () => within(await screen.findByRole('list', { name: 'Blocks of the page' }, { timeout: 20_000 }))

describe('a page that two people open', () => {
  afterEach(() => void vi.useRealTimers())

  it('is edited by the first, and read by the other until the first one is done or rests for two minutes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const { world } = await opened('at-the-door')
    const colleague = new Records(world.store, { current: undefined })
    const begins = () =>
      colleague.commit(
        colleague.creating(presence, 'theirs', {
          personId: 'p-superadmin',
          name: 'Eugenia Salvatierra',
          document: 'pageDrafts/at-the-door',
          at: world.clock.now(),
        }),
      )
    const ends = () => colleague.commit(colleague.deleting(presence, 'theirs'))
    const held = () => screen.findByText(/^Eugenia Salvatierra is editing this\. You can edit it once they save/)
    const editable = async () => expect(await screen.findByRole('button', { name: 'Add a block after block 1' })).toBeDefined()
    const announced = async () => (await colleague.find(presence)).map(({ name }) => name)
    await editable()
    await begins()
    await held()
    expect(screen.queryByRole('button', { name: 'Add a block after block 1' })).toBeNull()
    await ends()
    await editable()
    await userEvent.type(screen.getByRole('textbox', { name: /^Title/ }), '!')
    await waitFor(async () => expect(await announced()).toEqual(['Odile Marchetti-Reyes']))
    world.clock.setNow(new Date(world.clock.now().getTime() + 1000))
    await begins()
    await waitFor(async () => expect(await announced()).toHaveLength(2))
    await editable()
    await vi.advanceTimersByTimeAsync(121_000)
    await waitFor(async () => expect(await announced()).toEqual(['Eugenia Salvatierra']))
    await screen.findByText(/^Eugenia Salvatierra is editing this\. Your changes are still here\./)
  })

  it('is taken over, and whoever edited it before keeps their words, is told, and can take it back', async () => {
    const { world } = await opened('at-the-door')
    const colleague = new Records(world.store, { current: undefined })
    const title = async () => screen.findByRole('textbox', { name: /^Title/ })
    const theirs = { personId: 'p-superadmin', name: 'Eugenia Salvatierra', document: 'pageDrafts/at-the-door', at: world.clock.now() }
    await colleague.commit(colleague.creating(presence, 'theirs', theirs))
    await press('Take over')
    await waitFor(async () => expect(await title()).toHaveProperty('readOnly', false))
    await write(await title(), ' today')
    const [held] = await colleague.find(presence, { where: [['personId', '==', 'p-superadmin']] })
    await colleague.commit(colleague.changing(presence, held!, { turn: 2 }))
    await screen.findByText(/^Eugenia Salvatierra took over\. Your changes are still here/)
    expect(await title()).toMatchObject({ readOnly: true, value: 'Three hours at a door today' })
    await press('Take over')
    await waitFor(async () => expect(await title()).toHaveProperty('readOnly', false))
    expect(screen.queryByText(/Eugenia Salvatierra/)).toBeNull()
    await press('Save')
    await waitFor(async () => expect((await colleague.find(presence)).map(({ name }) => name)).toEqual(['Eugenia Salvatierra']))
  })
})

describe('the page builder', () => {
  it('names who changed each page last', async () => {
    const { app } = await memoryApp({ as: 'contentadmin' })
    const { default: panel } = await import('../../../../src/ui/panels/content/pagebuilder.panel')
    draw(<AppView app={app} router={createMemoryRouter([{ path: '*', Component: panel.Body }], { initialEntries: ['/cpanel/pagebuilder'] })} />)
    await waitFor(() => expect(screen.getAllByText('Odile Marchetti-Reyes').length).toBeGreaterThan(1), { timeout: 20_000 })
    expect(screen.queryByText('p-contentadmin')).toBeNull()

    // So does the file of the same table.
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation(file => (files.push(file as Blob), 'blob:file'))
    await press(/^Export \d+ rows as CSV$/)
    await waitFor(() => expect(files).toHaveLength(1))
    const sheet = await files[0]!.text()
    expect(sheet).toContain('Odile Marchetti-Reyes')
    expect(sheet).not.toContain('p-contentadmin')
    vi.restoreAllMocks()
  })

  it('adds a heading by keyboard, moves it, takes both back and does them again, and publishes the page', async () => {
    const { world, stored } = await opened('at-the-door')
    const blocks = await blocksOf()
    ;(await blocks.findByRole('button', { name: 'Add a block after block 1' })).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Heading'))
    await userEvent.keyboard('{Enter}')
    await write(await blocks.findByRole('textbox', { name: /^Text/ }), 'Come early')
    await press('Done')
    const kinds = () => blocks.getAllByRole('group').map(group => group.getAttribute('aria-label'))
    expect(kinds()).toEqual(['Text', 'Heading'])
    within(blocks.getByRole('group', { name: 'Heading' }))
      .getByRole('button', { name: 'Move up' })
      .focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(kinds()).toEqual(['Heading', 'Text'])
    await press('Undo')
    expect(kinds()).toEqual(['Text', 'Heading'])
    await press('Redo')
    expect(kinds()).toEqual(['Heading', 'Text'])
    await press('Save')
    await waitFor(async () => expect((await stored()).blocks.map(({ type }) => type)).toEqual(['heading', 'text']))
    await press('Publish')
    await waitFor(async () => expect((await stored()).status).toBe('published'))
    expect(await world.services.get(WrittenPages).page('at-the-door', 'about').read()).toMatchObject({
      blocks: [{ type: 'heading', props: { text: 'Come early' } }, { type: 'text' }],
    })
  })

  it('moves a block into columns, between them by buttons and by dragging, and out again', async () => {
    const { stored } = await opened('at-the-door')
    const blocks = await blocksOf()
    await userEvent.click(await blocks.findByRole('button', { name: 'Add a block after block 1' }))
    await userEvent.click(within(blocks.getByRole('group', { name: 'Kinds of blocks' })).getByRole('button', { name: 'Columns' }))
    await userEvent.click(blocks.getByRole('button', { name: 'Move into the columns below' }))
    const columns = () => [1, 2].map(n => within(screen.getByRole('list', { name: `Blocks of column ${n}` })).queryAllByRole('group').length)
    expect(columns()).toEqual([1, 0])
    await userEvent.click(blocks.getByRole('button', { name: 'Move to column 2' }))
    expect(columns()).toEqual([0, 1])
    const moved = screen.getByRole('list', { name: 'Blocks of column 2' }).querySelector('[draggable="true"]')!
    const target = screen.getByRole('list', { name: 'Blocks of column 1' }).querySelector('li')!
    fireEvent.dragStart(moved)
    fireEvent.dragOver(target)
    fireEvent.drop(target)
    await waitFor(() => expect(columns()).toEqual([1, 0]))
    await userEvent.click(blocks.getByRole('button', { name: 'Move out of the columns' }))
    await press('Save')
    await waitFor(async () => expect((await stored()).blocks.map(({ type }) => type)).toEqual(['columns', 'text']))
  })

  it('leaves a locked block alone until it is unlocked', async () => {
    await opened('at-the-door')
    const blocks = await blocksOf()
    await userEvent.click(await blocks.findByRole('button', { name: 'Lock' }))
    const locked = within(await blocks.findByRole('group', { name: 'Text, locked' }))
    expect(locked.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Unlock'])
    await userEvent.click(locked.getByRole('button', { name: 'Unlock' }))
    await blocks.findByRole('button', { name: 'Edit' })
  })

  it('names the picture that a block shows', async () => {
    await opened('about')
    const blocks = await blocksOf()
    const picture = within((await blocks.findAllByRole('group', { name: 'Picture' }))[0]!)
    await userEvent.click(picture.getByRole('button', { name: 'Edit' }))
    const box = await picture.findByRole('combobox', { name: /^Picture/ })
    await waitFor(() => expect(box.getAttribute('value')).not.toBe(''))
  })

  it('says what stops a publication', async () => {
    await opened('at-the-door')
    const blocks = await blocksOf()
    await userEvent.click(await blocks.findByRole('button', { name: 'Remove' }))
    await press('Save')
    await screen.findByText('The page has no content.')
  })
})
