import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EditingNow, type Editor } from '../../../src/domain/office/editing-now'
import { OwnDrafts } from '../../../src/domain/office/own-drafts'
import { PanelShortcuts } from '../../../src/domain/office/panel-shortcuts'
import { holderAmong } from '../../../src/domain/office/who-holds-edit-lock'
import { Records } from '../../../src/domain/shared/records/records'
import { SavedViewService } from '../../../src/domain/tables/saved-view-service'
import { eventually } from '../../support/eventually'
import { contentEditor, office, peopleEditor } from '../../support/office'

const noFailure = (error: Error) => {
  throw error
}

describe('an unsaved form', () => {
  it('is restored as it was entered last, only for its owner, until it is sent', async () => {
    const world = await office(contentEditor)
    const drafts = world.services.get(OwnDrafts)
    expect(await drafts.read('resources/r1')).toEqual([])
    expect(await drafts.keep('resources/r1', 'one', '{"title":"F"}')).toBe(true)
    await drafts.keep('resources/r1', 'one', '{"title":"Fr"}')
    await drafts.keep('resources-r1', 'one', '{}')
    expect((await drafts.read('resources/r1')).map(({ content }) => content)).toEqual(['{"title":"Fr"}'])
    await world.enter(peopleEditor)
    expect(await drafts.read('resources/r1')).toEqual([])
    await drafts.keep('resources/r1', 'one', '{"title":"mine"}')
    await world.enter(contentEditor)
    await drafts.forget('resources/r1', 'one')
    expect(await drafts.read('resources/r1')).toEqual([])
    expect((await world.store.query({ collection: 'drafts' })).map(({ data }) => data['content'])).toEqual(['{}', '{"title":"mine"}'])
  })

  it('open in several windows is stored for each, and not on the server if it is too long', async () => {
    const { services, auth, clock } = await office(contentEditor)
    const windows = ['a', 'b', 'c'].map(tab => ({ tab, drafts: new OwnDrafts(services.get(Records), auth, clock) }))
    await Promise.all(windows.map(({ tab, drafts }) => drafts.keep('f', tab, tab)))
    const [{ drafts }] = windows as [(typeof windows)[0]]
    expect((await drafts.read('f')).map(({ content }) => content).toSorted()).toEqual(['a', 'b', 'c'])
    await drafts.forget('f', 'a')
    expect((await drafts.read('f')).map(({ tab }) => tab).toSorted()).toEqual(['b', 'c'])
    expect(await drafts.keep('f', 'a', 'x'.repeat(40_001))).toBe(false)
  })

  it('that is sent while it is being stored is deleted', async () => {
    const { services } = await office(contentEditor)
    const drafts = services.get(OwnDrafts)
    const keeping = drafts.keep('f', 'a', '{"title":"Frames"}')
    await drafts.forget('f', 'a')
    expect(await keeping).toBe(true)
    expect(await drafts.read('f')).toEqual([])
  })
})

describe('the list of who is editing', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())

  it('names a colleague until a minute after the last sign of life, or until the editor is closed', async () => {
    const world = await office(contentEditor)
    const editing = world.services.get(EditingNow)
    const stop = editing.announce('resources/r1', noFailure)
    await eventually(async () => expect(await world.store.query({ collection: 'presence' })).toHaveLength(1))
    await world.enter(peopleEditor)
    const told: (readonly Editor[])[] = []
    const stopWatch = editing.watch('resources/r1', others => told.push(others), noFailure)
    await eventually(() => expect(told.at(-1)).toEqual([{ personId: 'p-cy', name: 'Staff', since: new Date('2027-06-02T12:00:00Z') }]))
    world.localMode.setNow(new Date('2027-06-02T12:01:01Z'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(told.at(-1)).toEqual([])
    stopWatch()
    await world.enter(contentEditor)
    stop()
    await eventually(async () => expect(await world.store.query({ collection: 'presence' })).toEqual([]))
  })
})

describe('what one person at a time may edit', () => {
  const at = (personId: string, minute: number) => ({ personId, name: personId, since: new Date(Date.UTC(2027, 5, 2, 12, minute)) })

  const tookOver = (personId: string, turn: number) => ({ ...at(personId, 9), turn })

  it.each([
    ['nobody else', [], at('me', 1), undefined],
    ['a colleague, while this person only reads', [at('ann', 5)], undefined, 'ann'],
    ['the first of several', [at('ann', 5), at('bo', 3)], undefined, 'bo'],
    ['this person, who was first', [at('ann', 5)], at('me', 1), undefined],
    ['a colleague who was first', [at('ann', 1)], at('me', 5), 'ann'],
    ['one of two who began at the same moment', [at('ann', 5)], at('me', 5), 'ann'],
    ['and then not the other one', [at('me', 5)], at('ann', 5), undefined],
    ['a colleague who took over from this person', [tookOver('ann', 1)], at('me', 1), 'ann'],
    ['this person, who took over from the first', [at('ann', 1)], tookOver('me', 1), undefined],
    ['who took over last', [tookOver('ann', 1), at('bo', 1)], tookOver('me', 2), undefined],
  ] as const)('is held by %s', (_, others, own, expected) => {
    expect(holderAmong(others, own)?.personId).toBe(expected)
  })
})

describe('taking over what a colleague edits', () => {
  it('counts as the last turn, also on a device whose clock is late, and ends with the editing', async () => {
    const world = await office(contentEditor)
    const editing = world.services.get(EditingNow)
    const turns = async () =>
      Object.fromEntries((await world.store.query({ collection: 'presence' })).map(({ data }) => [data['personId'], data['turn']]))
    const [first, second] = ['p-cy', 'p-pia'] as const
    await editing.takeOver('pageDrafts/p1')
    world.localMode.setNow(new Date('2027-06-02T11:59:30Z'))
    await world.enter(peopleEditor)
    await editing.takeOver('pageDrafts/p1')
    expect(await turns()).toEqual({ [first]: 1, [second]: 2 })
    await world.enter(contentEditor)
    const stop = editing.announce('pageDrafts/p1', noFailure)
    await editing.takeOver('pageDrafts/p1')
    expect(await turns()).toEqual({ [first]: 3, [second]: 2 })
    stop()
    await eventually(async () => expect(await turns()).toEqual({ [second]: 2 }))
  })
})

describe('the shortcuts to panels', () => {
  it('belong to one person, in every window', async () => {
    const world = await office(contentEditor)
    const shortcuts = world.services.get(PanelShortcuts)
    await shortcuts.pin('pagebuilder')
    await shortcuts.pin('resources')
    await shortcuts.unpin('pagebuilder')
    await shortcuts.visit('/cpanel/resources')
    await shortcuts.visit('/cpanel/howto')
    await shortcuts.visit('/cpanel/resources')
    expect(await shortcuts.content().read()).toEqual({ pinned: ['resources'], recent: ['/cpanel/resources', '/cpanel/howto'] })
    await world.enter(peopleEditor)
    expect(await shortcuts.content().read()).toEqual({ pinned: [], recent: [] })
  })

  it('do not exist for volunteers and during a masquerade: nothing is read or stored', async () => {
    const world = await office({ pid: 'p-vol', vol: '2027-12-31' })
    const shortcuts = world.services.get(PanelShortcuts)
    await shortcuts.visit('/cpanel/verifier')
    expect([shortcuts.isThere, await shortcuts.content().read()]).toEqual([false, { pinned: [], recent: [] }])
    await world.enter({ ...contentEditor, imp: 'p-root' })
    await shortcuts.visit('/cpanel/resources')
    expect(shortcuts.isThere).toBe(false)
    expect(await world.store.query({ collection: 'desks' })).toEqual([])
  })
})

describe('saved views', () => {
  it('are the person’s own and those that colleagues share, by name; only their owner can change them', async () => {
    const world = await office(contentEditor)
    const service = world.services.get(SavedViewService)
    await service.save({ panel: 'resources', name: 'Links', search: 'kind=link', shared: true })
    await service.save({ panel: 'resources', name: 'drafts', search: 'status=draft', shared: false })
    await service.save({ panel: 'pages', name: 'Other', search: '', shared: true })
    expect((await service.of('resources').read()).map(({ name }) => name)).toEqual(['drafts', 'Links'])
    await world.enter(peopleEditor)
    const [links] = await service.of('resources').read()
    expect(links).toMatchObject({ name: 'Links', search: 'kind=link' })
    expect(service.isOwn(links!)).toBe(false)
    await expect(service.remove(links!)).rejects.toMatchObject({ code: 'permission-denied' })
    await world.enter(contentEditor)
    await service.change(links!, { shared: false })
    await world.enter(peopleEditor)
    expect(await service.of('resources').read()).toEqual([])
  })
})

describe('a person’s shortcuts', () => {
  it('are up to ten pinned panels and the ten addresses visited last, each once', async () => {
    const { services } = await office(contentEditor)
    const shortcuts = services.get(PanelShortcuts)
    expect(await shortcuts.content().read()).toEqual({ pinned: [], recent: [] })
    for (const panel of ['resources', 'howto', 'resources']) await shortcuts.pin(panel)
    await shortcuts.unpin('howto')
    for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 2, 2]) await shortcuts.visit(`/cpanel/${n}`)
    const { pinned, recent } = await shortcuts.content().read()
    expect(pinned).toEqual(['resources'])
    expect(recent).toEqual([2, 11, 10, 9, 8, 7, 6, 5, 4, 3].map(n => `/cpanel/${n}`))
  })
})
