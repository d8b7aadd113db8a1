import * as fc from 'fast-check'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { checklists } from '../../../src/domain/handbook/checklists.collection'
import { handbook } from '../../../src/domain/handbook/handbook.collection'
import { HandbookService } from '../../../src/domain/handbook/handbook-service'
import { cloneChecklists, saveChecklist } from '../../../src/domain/handbook/save-checklist.contract'
import { writeHandbook } from '../../../src/domain/handbook/write-handbook.contract'
import { Records } from '../../../src/domain/shared/records/records'
import { fromMarkup } from '../../../src/domain/shared/text/rich-text-markup'
import { plainText } from '../../../src/domain/shared/text/rich-text-words'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'

let world: MemoryWorld
let records: Records
beforeEach(async () => {
  world = await memoryWorld({ sample: true, as: 'contentadmin' })
  records = new Records(world.store, { current: undefined })
})
const desk = () => world.services.get(HandbookService)
const article = { id: 'mapping', title: 'Pins', body: fromMarkup('Drag the pin to the **door**.'), panel: 'mapping', verify: false }

describe('the handbook', () => {
  it('stores an article for a panel, with the last confirmation and its author', async () => {
    expect((await world.call(writeHandbook, { ...article, rev: 0 })).outcome).toBe('saved')
    expect((await world.call(writeHandbook, { ...article, rev: 1, verify: true })).outcome).toBe('saved')
    expect(await records.get(handbook, 'mapping')).toMatchObject({
      panel: 'mapping',
      verifiedBy: 'p-contentadmin',
      verifiedAt: world.clock.now(),
      rev: 2,
    })
  })

  it('does not overwrite what a colleague saved first', async () => {
    await world.call(writeHandbook, { ...article, rev: 0 })
    await world.call(writeHandbook, { ...article, rev: 1, body: fromMarkup('Drag it to the gate.') })
    expect((await world.call(writeHandbook, { ...article, rev: 1, body: fromMarkup('Mine') })).outcome).toBe('overtaken')
    await expect(desk().saveArticle({ ...article, rev: 1 })).rejects.toMatchObject({ code: 'aborted' })
    expect((await records.get(handbook, 'mapping'))!.body).toEqual(fromMarkup('Drag it to the gate.'))
  })

  it('is readable by all staff and writable by the content staff', async () => {
    for (const [id, title] of Object.entries({ z: 'Zoning', a: 'About pins' })) await world.call(writeHandbook, { ...article, id, title, rev: 0 })
    await world.signInAs('moneyadmin')
    const titles = (await desk().articles().read()).map(({ title }) => title)
    expect(titles.length).toBeGreaterThan(12)
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b)))
    await expect(world.call(writeHandbook, { ...article, rev: 0 })).rejects.toMatchObject({ code: 'permission-denied' })
    await world.signInAs('artist')
    await expect(desk().articles().read()).rejects.toMatchObject({ code: 'permission-denied' })
  })
})

describe('markup', () => {
  it('becomes headings, lists, quotations, links and emphasis', () => {
    const typed = [
      '## Before the season',
      'Open [the map](/sfosguide/maps), then **wait** a *moment*.',
      '- one\n- two',
      '1. first\n2. second',
      '> quoted',
      '### Then',
    ].join('\n\n')
    expect(fromMarkup(typed).content.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'bulletList', 'orderedList', 'blockquote', 'heading'])
  })

  it('does not link invalid addresses', () => {
    expect(JSON.stringify(fromMarkup('[x](javascript:alert(1)) [y](//evil.example)'))).not.toContain('link')
  })

  it('becomes rich text that may be stored, and loses no word, for any input', () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), typed => {
        const parsed = fromMarkup(typed)
        expect(v.is(handbook.fields.body.schema, parsed)).toBe(true)
        const letters = (text: string) => text.replaceAll(/[^\p{L}]/gu, '')
        expect(letters(typed)).toContain(letters(plainText(parsed)))
      }),
    ))
})

describe('checklists of a season', () => {
  const item = { text: 'Print the door signs', ownerId: 'p-guideadmin', due: '2027-09-20T16:00:00.000Z', done: true }

  it('keep owner and date, and lose nothing when two people tick at once', async () => {
    expect((await world.call(saveChecklist, { id: 'signs', rev: 0, title: 'Signs', editionId: '2026', items: [item] })).outcome).toBe('saved')
    expect(await records.get(checklists, 'signs')).toMatchObject({ editionId: '2026', items: [{ ownerName: 'Benedikt Amaral', done: true }] })
    expect((await world.call(saveChecklist, { id: 'signs', rev: 1, title: 'Door signs', items: [item, item] })).outcome).toBe('saved')
    expect(await records.get(checklists, 'signs')).toMatchObject({ title: 'Door signs', items: [{ text: item.text }, { text: item.text }] })
    expect((await world.call(saveChecklist, { id: 'signs', rev: 1, title: 'Signs', items: [] })).outcome).toBe('overtaken')
  })

  it('tell staff no name of somebody who is no colleague: not all of them may read people', async () => {
    const items = ['p-donor', 'nobody', 'p-mailadmin'].map(ownerId => ({ text: 'Ring the bell', ownerId, done: false }))
    await world.call(saveChecklist, { id: 'bells', rev: 0, title: 'Bells', items })
    const kept = (await records.get(checklists, 'bells'))!.items
    expect(kept.map(({ ownerName }) => ownerName)).toEqual([undefined, undefined, expect.any(String)])
  })

  it('are copied to another edition: open again, as many days before its first weekend', async () => {
    await world.call(saveChecklist, { id: 'signs', rev: 0, title: 'Signs', editionId: '2027', items: [item] })
    await world.store.commit([
      { op: 'create', path: 'editions/2028', data: { ...(await world.store.get('editions/2027'))!.data, status: 'planning' } },
      {
        op: 'create',
        path: 'editions/2028/weekends/w1',
        data: { n: 1, name: 'One', days: [{ date: '2028-10-07', open: '11:00', close: '18:00' }], neighbourhoodIds: [] },
      },
    ])
    const first = (await world.store.query({ collection: 'editions/2027/weekends' }))
      .flatMap(({ data }) => (data['days'] as { date: string }[]).map(({ date }) => date))
      .sort()[0]!
    const before = (await world.call(cloneChecklists, { from: '2027', to: '2028' })).copied
    expect(before).toBeGreaterThan(0)
    expect((await world.call(cloneChecklists, { from: '2027', to: '2028' })).copied).toBe(0)
    const copy = (await records.get(checklists, '2028-signs'))!
    const distance = (day: string, due: Date) => Math.round((Date.parse(`${day}T18:00:00Z`) - due.getTime()) / 86_400_000)
    expect(copy.items[0]).toMatchObject({ done: false, ownerName: 'Benedikt Amaral' })
    expect(distance('2028-10-07', copy.items[0]!.due!)).toBe(distance(first, new Date(item.due)))
  })

  it('are listed by title, begun empty, and saved by whoever saw them last alone', async () => {
    for (const [id, title] of Object.entries({ a: 'Zoning', z: 'Awnings' })) await world.call(saveChecklist, { id, rev: 0, title, items: [] })
    await desk().newChecklist('Banners', '2027')
    const titles = async () => (await desk().checklists().read()).map(({ title }) => title)
    expect((await titles()).length).toBeGreaterThan(2)
    expect(await titles()).toEqual((await titles()).toSorted((a, b) => a.localeCompare(b)))
    const banners = (await desk().checklists().read()).find(({ title }) => title === 'Banners')!
    expect(banners).toMatchObject({ editionId: '2027', items: [] })
    await desk().saveItems(banners, [
      { text: 'Hang them', done: true, ownerId: 'p-guideadmin', due: new Date(item.due) },
      { text: 'Wash', done: false },
    ])
    const saved = (await records.get(checklists, banners.id))!
    expect(saved.items).toMatchObject([
      { text: 'Hang them', done: true, ownerId: 'p-guideadmin', due: new Date(item.due) },
      { text: 'Wash', done: false },
    ])
    await expect(desk().saveItems(banners, [])).rejects.toMatchObject({ code: 'aborted' })
    expect((await records.get(checklists, banners.id))!.items).toHaveLength(2)
  })

  it('are for staff only', async () => {
    await world.signInAs('artist')
    await expect(world.call(saveChecklist, { id: 'signs', rev: 0, title: 'Signs', items: [] })).rejects.toMatchObject({ code: 'permission-denied' })
  })
})
