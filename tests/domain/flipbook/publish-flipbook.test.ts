import { describe, expect, it } from 'vitest'
import { buildFlipbook } from '../../../src/domain/flipbook/build-flipbook.contract'
import { flipbooks } from '../../../src/domain/flipbook/flipbooks.collection'
import { noteSincePrint } from '../../../src/domain/flipbook/note-since-print'
import { publishFlipbook } from '../../../src/domain/flipbook/publish-flipbook.contract'
import { PublishedFlipbooks } from '../../../src/domain/flipbook/published-flipbooks'
import { listings } from '../../../src/domain/guide/listings.collection'
import { publishSnapshot } from '../../../src/domain/guide/publishing/publish-snapshot.contract'
import { flipbookSnapshotId, snapshots } from '../../../src/domain/guide/publishing/snapshots.collection'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'

const editionId = '2027'
const params = { edition: editionId }
const staff = () => memoryWorld({ sample: true, as: 'guideadmin', now: new Date('2027-10-16T18:00:00Z') })
const published = ({ services }: MemoryWorld) => services.get(PublishedFlipbooks)
const build = (world: MemoryWorld, id: string) => world.call(buildFlipbook, { step: 'guide', editionId, id })
const publish = (world: MemoryWorld, id: string) => world.call(publishFlipbook, { act: 'publish', editionId, id })
const rollBack = (world: MemoryWorld, id: string) => world.call(publishFlipbook, { act: 'rollBack', editionId, id })
const versions = ({ context }: MemoryWorld) => context.systemRecords.find(flipbooks, { params })
const pointer = ({ context }: MemoryWorld) => context.systemRecords.get(snapshots, flipbookSnapshotId(editionId))

describe('the flipbook of the sample season', () => {
  it('is there for visitors, of this edition and of the one before it, with an even number of pages that all have text', async () => {
    const world = await memoryWorld({ sample: true })
    expect((await published(world).editions()).map(({ id }) => id)).toEqual(['2027', '2026'])
    const { book } = (await published(world).shown())!
    expect([book.edition.id, book.pages % 2]).toEqual(['2027', 0])
    const pages = await published(world).everyPage(book)
    expect(pages.map(({ number }) => number)).toEqual(Array.from({ length: book.pages }, (_, i) => i + 1))
    expect(new Set(pages.map(({ kind }) => kind))).toEqual(
      new Set(
        ['cover', 'contents', 'chapter', 'map', 'listings', 'article', 'events', 'ad', 'index', 'sponsors', 'imprint', 'blank'].filter(kind =>
          pages.some(page => page.kind === kind),
        ),
      ),
    )
    expect(book.contents.length).toBeGreaterThan(10)
  })

  it('has no link that leads nowhere', async () => {
    const world = await staff()
    expect(
      (await versions(world)).map(({ problems }) => problems.filter(problem => problem.includes('leads') || problem.includes('address'))),
    ).toEqual([[]])
  })
})

describe('versions', () => {
  it('count up; a repeated build makes no second one', async () => {
    const world = await staff()
    const first = await build(world, 'second-version')
    expect(first).toMatchObject({ version: 2, status: 'ready' })
    expect(await build(world, 'second-version')).toEqual(first)
    expect(await versions(world)).toHaveLength(2)
  })

  it('need a published guide', async () => {
    const world = await staff()
    await expect(world.call(buildFlipbook, { step: 'guide', editionId: '2031', id: 'no-edition' })).rejects.toMatchObject({
      details: { rule: 'edition-missing', editionId: '2031' },
    })
  })

  it('are seen by staff alone until they are published, and one at a time is', async () => {
    const world = await staff()
    await build(world, 'second-version')
    expect((await published(world).shown())!.book.version).toBe(1)
    expect(await publish(world, 'second-version')).toEqual({ shown: 2 })
    expect((await published(world).shown())!.book.version).toBe(2)
    expect((await versions(world)).filter(({ status }) => status === 'published').map(({ version }) => version)).toEqual([2])
  })

  it('have numbers of their own, although two colleagues begin at once', async () => {
    const world = await staff()
    await Promise.all([build(world, 'second-version'), build(world, 'third-version')])
    expect((await versions(world)).map(({ version }) => version).toSorted((a, b) => a - b)).toEqual([1, 2, 3])
  })

  it('roll back to what was published before, and then to nothing', async () => {
    const world = await staff()
    await build(world, 'second-version')
    await publish(world, 'second-version')
    expect(await rollBack(world, 'second-version')).toEqual({ shown: 1 })
    expect((await published(world).shown())!.book.version).toBe(1)
    expect(await rollBack(world, 'sample-2027')).toEqual({})
    expect(await published(world).shown()).toBeUndefined()
    expect((await versions(world)).map(({ status }) => status)).toEqual(['ready', 'ready'])
  })

  it('are not rolled back by somebody who saw another one published', async () => {
    const world = await staff()
    await build(world, 'second-version')
    await publish(world, 'second-version')
    await expect(rollBack(world, 'sample-2027')).rejects.toMatchObject({ details: { rule: 'record-overtaken' } })
  })

  it.each([1, 2, 3, 4, 5])('one is published however many colleagues publish and roll back at once (%i)', async seed => {
    const world = await staff()
    const ids = ['second-version', 'third-version', 'fourth-version']
    for (const id of ids) await build(world, id)
    const acts = [...ids.map(id => () => publish(world, id)), () => rollBack(world, 'sample-2027'), () => rollBack(world, ids[seed % 3]!)]
    const order = acts.map((act, i) => ({ act, at: (i * seed * 7 + seed) % 5 })).sort((a, b) => a.at - b.at)
    await Promise.allSettled(order.map(({ act }) => act()))
    const shown = (await versions(world)).filter(({ status }) => status === 'published').map(({ id }) => id)
    const named = (await pointer(world))?.flipbookId
    expect(shown).toEqual(named === undefined ? [] : [named])
  })
})

it('what changed since print stands beside the flipbook when the guide is published again', async () => {
  const world = await memoryWorld({ sample: true })
  const { sincePrintPath, book } = (await published(world).shown())!
  const changes = await published(world).sincePrint(sincePrintPath!)
  expect(changes.listed.length).toBeGreaterThan(50)
  expect(book.edition.id).toBe('2027')

  const { systemRecords } = world.context
  const gone = changes.listed[0]!
  await systemRecords.change(listings, (await systemRecords.get(listings, gone))!, { status: 'withdrawn' })
  await world.signInAs('guideadmin')
  await world.call(publishSnapshot, { editionId, makeCurrent: false })
  const later = (await pointer(world))!.sincePrintPath
  expect(later).not.toBe(sincePrintPath)
  const since = await published(world).sincePrint(later!)
  expect(changes.listed.filter(id => !since.listed.includes(id))).toEqual([gone])
  // Without a change since, the same file stands beside it.
  await world.call(publishSnapshot, { editionId, makeCurrent: false })
  expect((await pointer(world))!.sincePrintPath).toBe(later)
})

it('an edition without a flipbook, or without a guide, has no changes since print', async () => {
  const world = await memoryWorld({ sample: true })
  for (const edition of ['2031', '2025']) {
    await noteSincePrint(world.context, edition)
    expect(await world.context.systemRecords.get(snapshots, flipbookSnapshotId(edition))).toBeUndefined()
  }
})
