import { beforeEach, describe, expect, it } from 'vitest'
import type { Block } from '../../../../src/domain/content/blocks'
import { pageDrafts } from '../../../../src/domain/content/page-drafts.collection'
import { pageVersions } from '../../../../src/domain/content/page-versions.collection'
import { pages } from '../../../../src/domain/content/pages.collection'
import { WrittenPages } from '../../../../src/domain/content/written-pages'
import { changePageState, type PageEvent } from '../../../../src/domain/publishing/pages/change-page-state.contract'
import { createPage } from '../../../../src/domain/publishing/pages/create-page.contract'
import { movePage } from '../../../../src/domain/publishing/pages/move-page.contract'
import { publishDue } from '../../../../src/domain/publishing/publish-due.job'
import { RecordService } from '../../../../src/domain/records/record-service'
import { brokenRuleOf } from '../../../../src/domain/shared/functions/cloud-function'
import { Records } from '../../../../src/domain/shared/records/records'
import { SlugResolver } from '../../../../src/domain/slugs/slug-resolver'
import { seedSmallCity } from '../../../support/small-city'
import { type StaffWorld, staffWorld } from '../../../support/staff-world'

let world: StaffWorld
let records: Records
beforeEach(async () => {
  world = await staffWorld({ pid: 'cy', adm: 1, sc: 'c' }, new Date('2027-03-01T12:00:00Z'))
  records = new Records(world.store, { current: undefined })
})

const saying = (words: string): readonly Block[] => [
  { type: 'text', props: { id: 't', body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] } } },
]
const broken = async (work: Promise<unknown>) => brokenRuleOf(await work.then(() => undefined).catch((error: unknown) => error))?.rule
const draft = async (id = 'press') => (await records.get(pageDrafts, id))!
const create = (id = 'press', more: { slug?: string; parent?: 'about' | 'artists'; from?: string } = { slug: 'press', parent: 'about' }) =>
  world.call(createPage, { id, title: 'The press', ...more })
const write = async (words: string, id = 'press') => {
  await world.services.get(RecordService).change(pageDrafts, await draft(id), { blocks: saying(words) })
}
const step = async (event: Exclude<PageEvent, 'schedule'>, id = 'press') => world.call(changePageState, { event, id, rev: (await draft(id)).rev })
const move = async (slug: string, parent?: 'about' | 'artists', id = 'press') =>
  world.call(movePage, { id, rev: (await draft(id)).rev, slug, parent })
const read = (slug = 'press', parent = 'about') => world.services.get(WrittenPages).page(slug, parent).read()

describe('a page', () => {
  it('is read by visitors when it is published, and keeps that version while staff write on', async () => {
    await create()
    await write('First')
    expect(await read()).toBeNull()
    await step('publish')
    expect(await read()).toMatchObject({ title: 'The press', blocks: saying('First') })
    await write('Second')
    expect(await read()).toMatchObject({ blocks: saying('First') })
    await step('publish')
    expect(await read()).toMatchObject({ blocks: saying('Second') })
    expect((await records.find(pageVersions, { params: { page: 'press' } })).map(({ note }) => note)).toEqual(['Published', 'Published'])
  })

  it('says what visitors read again when what was staged is discarded, and keeps that as a version', async () => {
    await create()
    await write('First')
    await step('publish')
    await write('A mistake')
    await step('stage')
    await step('discard')
    expect((await draft()).blocks).toEqual(saying('First'))
    const kept = await records.find(pageVersions, { params: { page: 'press' } })
    expect(kept.some(({ blocks }) => JSON.stringify(blocks).includes('A mistake'))).toBe(true)
  })

  it('is kept as a version where it is staged, published or discarded, and where somebody says why it goes, and not otherwise', async () => {
    await create()
    await write('First')
    for (const event of ['stage', 'discard', 'publish', 'archive', 'restore', 'publish'] as const) await step(event)
    await world.call(changePageState, { event: 'archive', id: 'press', rev: (await draft()).rev, note: 'The press is sold' })
    await world.call(changePageState, { event: 'restore', id: 'press', rev: (await draft()).rev, note: '' })
    const notes = (await records.find(pageVersions, { params: { page: 'press' } })).map(({ note, savedBy }) => `${savedBy}: ${note}`)
    expect(notes.toSorted()).toEqual(['cy: Before it was discarded', 'cy: Published', 'cy: Published', 'cy: Staged', 'cy: The press is sold'])
  })

  it('is published at its local time across the change to daylight saving, and cannot be changed before', async () => {
    await seedSmallCity(records)
    await create()
    await write('For spring')
    await world.call(changePageState, { event: 'schedule', id: 'press', rev: (await draft()).rev, at: '2027-03-14T09:00' })
    // Daylight saving begins that night: nine o'clock is 16:00 UTC instead of 17:00.
    expect((await draft()).publishAt).toEqual(new Date('2027-03-14T16:00:00Z'))
    await expect(write('Too late')).rejects.toThrow('pageDrafts: update')
    world.localMode.setNow(new Date('2027-03-14T15:59:00Z'))
    expect(await publishDue.run(world.context)).toBe(0)
    world.localMode.setNow(new Date('2027-03-14T16:00:00Z'))
    expect(await publishDue.run(world.context)).toBe(1)
    expect(await read()).toMatchObject({ blocks: saying('For spring') })
  })

  it.each([
    ['02:30, which the clocks skip, is an hour later', '2027-03-14T02:30', '2027-03-14T10:30:00Z'],
    ['01:30, which comes twice, is the first one', '2027-11-07T01:30', '2027-11-07T08:30:00Z'],
  ])('is scheduled where the clocks change: %s', async (_, at, utc) => {
    await seedSmallCity(records)
    await create()
    await write('For the night')
    await world.call(changePageState, { event: 'schedule', id: 'press', rev: (await draft()).rev, at })
    expect((await draft()).publishAt).toEqual(new Date(utc))
  })

  it('keeps its last fifty versions, and no older ones', async () => {
    await create()
    for (let at = 0; at < 53; at++) {
      world.localMode.setNow(new Date(Date.UTC(2027, 2, 2, 12, at)))
      await write(`Text ${at}`)
      await step('publish')
    }
    const kept = await records.find(pageVersions, { params: { page: 'press' }, orderBy: [['createdAt', 'asc']] })
    expect(kept.map(({ blocks }) => blocks)).toEqual(Array.from({ length: 50 }, (_, i) => saying(`Text ${i + 3}`)))
  })

  it('is not scheduled in the past, and not published empty, with a dead link or a picture without a description', async () => {
    await create()
    expect(await broken(step('publish'))).toBe('page-not-ready')
    await write('Now')
    const past = { event: 'schedule' as const, id: 'press', rev: (await draft()).rev, at: '2027-02-14T09:00' }
    expect(await broken(world.call(changePageState, past))).toBe('page-time-past')
    const dead: Block = { type: 'button', props: { id: 'b', label: 'See who', to: '/about/nobody', look: 'plain' } }
    await world.services.get(RecordService).change(pageDrafts, await draft(), { blocks: [...saying('Now'), dead] })
    const problems = 'A link leads to /about/nobody, which does not exist.'
    await expect(step('publish')).rejects.toMatchObject({ details: { rule: 'page-not-ready', problems } })
    expect(await read()).toBeNull()
  })

  it('is withdrawn by archiving, and only then goes to the trash', async () => {
    await create()
    await write('First')
    await step('publish')
    const service = world.services.get(RecordService)
    expect((await service.trash(pageDrafts, ['press'])).refused).toEqual([{ id: 'press', why: 'forbidden' }])
    await step('archive')
    expect(await read()).toBeNull()
    expect((await service.trash(pageDrafts, ['press'])).done).toEqual(['press'])
    expect((await records.get(pages, 'press'))?.status).toBe('archived')
  })

  it('is withdrawn though something that was written since would not be published', async () => {
    await create()
    await write('First')
    await step('publish')
    const dead: Block = { type: 'button', props: { id: 'b', label: 'See who', to: '/about/nobody', look: 'plain' } }
    await world.services.get(RecordService).change(pageDrafts, await draft(), { blocks: [dead] })
    await step('archive')
    expect(await read()).toBeNull()
  })

  it('is changed by one of two editors who saw the same: the other is told', async () => {
    await create()
    await write('First')
    const seen = (await draft()).rev
    await write('Second')
    expect(await broken(world.call(changePageState, { event: 'publish', id: 'press', rev: seen }))).toBe('record-overtaken')
  })
})

describe('an address', () => {
  it('leads on from every former one, and can be taken back', async () => {
    await create()
    await write('First')
    await step('publish')
    expect(await move('coverage', 'about')).toEqual({ address: '/about/coverage' })
    await move('in-print', 'artists')
    for (const [slug, parent] of [
      ['press', 'about'],
      ['coverage', 'about'],
    ] as const)
      expect(await read(slug, parent)).toEqual({ movedTo: '/artists/in-print' })
    expect(await world.services.get(SlugResolver).resolve('press')).toMatchObject({ kind: 'redirect', to: '/in-print', isMoved: true })
    expect(await read('in-print', 'artists')).toMatchObject({ title: 'The press' })
    await move('press', 'about')
    expect(await read()).toMatchObject({ title: 'The press' })
    expect(await read('in-print', 'artists')).toEqual({ movedTo: '/about/press' })
  })

  it('is given to one of three pages that ask for it at the same moment', async () => {
    const outcomes = await Promise.all(['one', 'two', 'three'].map(id => broken(create(id, { slug: 'press', parent: 'about' }))))
    expect(outcomes.filter(outcome => outcome === undefined)).toHaveLength(1)
    expect(outcomes.filter(outcome => outcome === 'slug-taken')).toHaveLength(2)
    expect((await records.find(pageDrafts)).filter(({ slug }) => slug === 'press')).toHaveLength(1)
  })

  it('is not taken twice, nor from the website itself; moving alone is no unpublished change', async () => {
    await create()
    expect(await broken(create('other'))).toBe('slug-taken')
    expect(await broken(create('other', { slug: 'calendar' }))).toBe('slug-reserved')
    await create('other', { slug: 'history', parent: 'about' })
    expect(await broken(move('history', 'about'))).toBe('slug-taken')
    await write('First')
    await step('publish')
    await move('coverage', 'about')
    // The former address leads on; whoever asks for it is told where to.
    const taken = await create('third').catch((error: unknown) => brokenRuleOf(error))
    expect(taken).toMatchObject({ rule: 'slug-taken', details: { slug: 'press', title: 'The press' } })
    const { rev, publishedRev } = await draft()
    expect(publishedRev).toBe(rev)
  })

  it('that moves keeps what staff wrote since as not yet published', async () => {
    await create()
    await write('First')
    await step('publish')
    await write('Second')
    await move('coverage', 'about')
    const { rev, publishedRev } = await draft()
    expect(publishedRev).toBeLessThan(rev)
    expect(await read('coverage')).toMatchObject({ blocks: saying('First') })
  })

  it('of a section’s own page is the section’s, once', async () => {
    await create('about', { slug: 'about' })
    expect(await broken(create('again', { slug: 'about' }))).toBe('slug-taken')
  })
})

it('a template gives its content to new pages and is never published', async () => {
  await create()
  await write('Begin here')
  await create('model', { from: 'press' })
  await expect(step('publish', 'model')).rejects.toThrow('a template is not published')
  await create('story', { slug: 'story', from: 'model' })
  expect((await draft('story')).blocks).toEqual(saying('Begin here'))
})
