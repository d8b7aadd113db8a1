import { beforeEach, describe, expect, it } from 'vitest'
import { bugs } from '../../../src/domain/bugs/bugs.collection'
import { resources } from '../../../src/domain/resources/resources.collection'
import { LiveRows } from '../../../src/domain/tables/live-rows'
import { PrefetchedRows } from '../../../src/domain/tables/prefetched-rows'
import type { RowChanges, RowPages, RowSource } from '../../../src/domain/tables/row-source'
import { eventually } from '../../support/eventually'
import { contentEditor, type Office, office, peopleEditor, resource } from '../../support/office'

const takesPages = () => undefined

/** Watches a table: its present titles, and every notification. */
function follow(source: RowSource, paged: ((pages: RowPages) => void) | undefined = takesPages) {
  const titles = new Map<string, unknown>()
  const told: RowChanges[] = []
  const failures: Error[] = []
  const hear = (changes: RowChanges) => {
    told.push(changes)
    for (const id of changes.removed) titles.delete(id)
    for (const row of changes.set) titles.set(row.id, row['title'])
  }
  const stop = source.watch(hear, error => failures.push(error), paged)
  return { titles, told, failures, stop, now: () => [...titles.values()].map(String).toSorted((a, b) => a.localeCompare(b)) }
}

describe('the rows of a table that is prefetched', () => {
  let world: Office
  let rows: LiveRows
  beforeEach(async () => {
    world = await office(contentEditor, { 'resources/a': resource('A frame'), 'resources/b': resource('A press') })
    rows = world.services.get(LiveRows)
  })
  const known = () => eventually(() => expect(rows.of(resources).known?.()).toBeDefined())

  it('are there before it is rendered, and are the ones it is notified of', async () => {
    rows.begin(resources)
    await known()
    const source = rows.of(resources)
    const before = source.known?.()
    const table = follow(source)
    await eventually(() => expect(table.told).toHaveLength(1))
    expect(table.told[0]?.set).toBe(before)
    expect(table.now()).toEqual(['A frame', 'A press'])
  })

  it('include changes made before it is rendered, and follow later ones', async () => {
    rows.begin(resources)
    await known()
    await world.stand({ 'resources/a': resource('A mat'), 'resources/c': resource('A saw') })
    await eventually(() => expect(rows.of(resources).known?.()).toHaveLength(3))
    const table = follow(rows.of(resources))
    await eventually(() => expect(table.now()).toEqual(['A mat', 'A press', 'A saw']))
    await world.store.commit([{ op: 'delete', path: 'resources/b' }])
    await eventually(() => expect(table.now()).toEqual(['A mat', 'A saw']))
    table.stop()
    await world.stand({ 'resources/d': resource('A vice') })
    expect(table.now()).toEqual(['A mat', 'A saw'])
  })

  it('arrive later if it is rendered before them', async () => {
    rows.begin(resources)
    const table = follow(rows.of(resources))
    await eventually(() => expect(table.now()).toEqual(['A frame', 'A press']))
  })

  it('are used by one table: a second one reads them again', async () => {
    rows.begin(resources)
    await known()
    const first = follow(rows.of(resources))
    expect(rows.of(resources).known?.()).toBeUndefined()
    const second = follow(rows.of(resources))
    await eventually(() => expect(second.now()).toEqual(['A frame', 'A press']))
    first.stop()
    await world.stand({ 'resources/c': resource('A saw') })
    await eventually(() => expect(second.now()).toContain('A saw'))
    expect(first.now()).not.toContain('A saw')
  })

  it('are dropped if other rows are prefetched', async () => {
    rows.begin(resources)
    await known()
    rows.begin(resources, { where: [['kind', '==', 'article']] })
    expect(rows.of(resources).known?.()).toBeUndefined()
  })

  it('come in pages if there are too many', async () => {
    const few = world.servicesOf(1).get(LiveRows)
    few.begin(resources)
    for (let turn = 0; turn < 2; turn++) {
      const pages: RowPages[] = []
      const table = follow(few.of(resources), found => pages.push(found))
      await eventually(() => expect(pages).toHaveLength(1))
      expect(table.told).toEqual([])
    }
  })

  it('are pages for a table that is rendered after they came, and rows for one that was told of rows', async () => {
    const heard: unknown[] = []
    const render = (came: (source: { readonly paged: (pages: RowPages) => void; readonly next: (changes: RowChanges) => void }) => void) => {
      const rowsOf = new PrefetchedRows({
        watch: (next, _, paged) => {
          came({ next, paged: paged! })
          return () => undefined
        },
      })
      rowsOf.watch(
        changes => heard.push(changes),
        error => heard.push(error),
        pages => heard.push(pages),
      )
    }
    const pages = { is: 'pages' } as unknown as RowPages
    render(({ paged }) => paged(pages))
    render(({ next }) => next({ set: [{ id: 'a' }] as never, removed: ['b'] }))
    render(() => undefined)
    await Promise.resolve()
    expect(heard).toEqual([pages, { set: [{ id: 'a' }], removed: [] }])
  })

  it('are refused when the table is rendered, as without prefetching, if the person may not read them', async () => {
    const elsewhere = await office({ ...peopleEditor, sc: 'm' }, { 'bugs/a': { text: 'Broken', status: 'new' } })
    const refused = elsewhere.services.get(LiveRows)
    refused.begin(bugs)
    // When this later table is refused, the prefetch has been refused too.
    const later = follow(elsewhere.servicesOf().get(LiveRows).of(bugs))
    await eventually(() => expect(later.failures).toHaveLength(1))
    expect(refused.of(bugs).known?.()).toBeUndefined()
    const table = follow(refused.of(bugs))
    await eventually(() => expect(table.failures).toHaveLength(1))
  })
})
