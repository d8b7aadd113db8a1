import { describe, expect, it } from 'vitest'
import { buildFlipbook } from '../../../src/domain/flipbook/build-flipbook.contract'
import { FlipbookUploads } from '../../../src/domain/flipbook/flipbook-uploads'
import { publishFlipbook } from '../../../src/domain/flipbook/publish-flipbook.contract'
import { PublishedFlipbooks } from '../../../src/domain/flipbook/published-flipbooks'
import { copyEdition } from '../../../src/domain/guide/editions/copy-edition.contract'
import { editions } from '../../../src/domain/guide/editions.collection'
import { slugs } from '../../../src/domain/links/short-links.collection'
import { storedPath } from '../../../src/domain/shared/stored-path'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'

const editionId = '2026'
const id = 'from-a-pdf'
const text = (words: string) => ({
  width: 1400,
  height: 2163,
  texts: [[0.1, 0.1, 0.5, 0.02, words] as [number, number, number, number, string]],
  links: [],
})
const staff = () => memoryWorld({ sample: true, as: 'guideadmin' })
const begin = (world: MemoryWorld, edition = editionId) => world.call(buildFlipbook, { step: 'beginPdf', editionId: edition, id })
const finish = (world: MemoryWorld, pages: number, edition = editionId) =>
  world.call(buildFlipbook, { step: 'finishPdf', editionId: edition, id, pages, hasFile: true })

async function store(world: MemoryWorld, pages: readonly string[], missing?: number) {
  const uploads = world.services.get(FlipbookUploads)
  for (const [i] of pages.entries()) if (i + 1 !== missing) await uploads.page(editionId, id, i + 1, new Blob(['jpeg'], { type: 'image/jpeg' }))
  await uploads.pdf(editionId, id, new Blob(['%PDF'], { type: 'application/pdf' }))
  await uploads.texts(editionId, id, { size: { w: 140, h: 216 }, outline: [{ title: 'Studios', page: 2, level: 1 }], pages: pages.map(text) })
}

describe('a flipbook of an uploaded PDF', () => {
  it('is read by visitors page by page, with its text and the file to download', async () => {
    const world = await staff()
    expect(await begin(world)).toMatchObject({ status: 'building', version: 2 })
    await store(world, ['Open Studios', 'Ana', 'Ben'])
    expect(await finish(world, 3)).toMatchObject({ status: 'ready', pages: 4, problems: [expect.stringContaining('3 pages')] })
    await world.call(publishFlipbook, { act: 'publish', editionId, id })
    await world.signInAs(undefined)
    const published = world.services.get(PublishedFlipbooks)
    const { book } = (await published.shown(editionId))!
    expect([book.source, book.contents, typeof book.pdf]).toEqual(['pdf', [{ title: 'Studios', page: 2, level: 1 }], 'string'])
    const edition = (await world.context.systemRecords.get(editions, editionId))!
    expect(book.edition).toMatchObject({ name: edition.name, tz: edition.tz, startsOn: edition.startsOn, endsOn: edition.endsOn })
    const pages = await published.everyPage(book)
    expect(pages.map(({ kind }) => kind)).toEqual(['scan', 'scan', 'blank', 'scan'])
    expect(pages[3]).toMatchObject({ texts: [[0.1, 0.1, 0.5, 0.02, 'Ben']], src: expect.stringContaining('page-3.jpg') })
  })

  it('fails with what is wrong where a page is missing, and what is published stays', async () => {
    const world = await staff()
    await begin(world)
    await store(world, ['Open Studios', 'Ana', 'Ben', 'Cy'], 2)
    expect(await finish(world, 4)).toMatchObject({ status: 'failed', problems: ['Page 2 is missing.'] })
    await expect(world.call(publishFlipbook, { act: 'publish', editionId, id })).rejects.toMatchObject({ details: { rule: 'illegal-transition' } })
    expect((await world.services.get(PublishedFlipbooks).shown(editionId))?.book.source).toBe('snapshot')
  })

  it('names pages that nobody can search', async () => {
    const world = await staff()
    await begin(world)
    await store(world, ['Open Studios', 'Ana'])
    await world.services.get(FlipbookUploads).texts(editionId, id, {
      size: { w: 140, h: 216 },
      outline: [],
      pages: [text('Open Studios'), { ...text(''), texts: [] }],
    })
    expect((await finish(world, 2)).problems).toEqual([expect.stringContaining('no bookmarks'), expect.stringContaining('Page 2 has no text')])
  })

  it('of an edition without a published guide is made too, and names its links into that guide', async () => {
    const world = await staff()
    const edition = '2019'
    await world.call(copyEdition, { from: editionId, year: 2019, name: 'Open Studios 2019' })
    const { systemRecords } = world.context
    await systemRecords.commit(systemRecords.creating(slugs, 'summer', { kind: 'shortLink', ref: 'summer' }))
    await begin(world, edition)
    const uploads = world.services.get(FlipbookUploads)
    for (const page of [1, 2]) await uploads.page(edition, id, page, new Blob(['jpeg'], { type: 'image/jpeg' }))
    await uploads.pdf(edition, id, new Blob(['%PDF'], { type: 'application/pdf' }))
    const link = (address: string) => [0.1, 0.1, 0.5, 0.02, address] as [number, number, number, number, string]
    const linked = { ...text('Ana'), links: [link('/sfosguide/217'), link('/sfosguide/2019'), link('/sfosguide'), link('/summer'), link('/winter')] }
    await uploads.texts(edition, id, { size: { w: 140, h: 216 }, outline: [{ title: 'A', page: 1, level: 1 }], pages: [text('A'), linked] })
    expect(await finish(world, 2, edition)).toEqual({
      version: 1,
      status: 'ready',
      pages: 2,
      problems: ['Page 2: a link leads to /sfosguide/217, which does not exist.', 'Page 2: a link leads to /winter, which does not exist.'],
    })
  })

  it.each([
    ['without the text of its pages', () => undefined, ['The text of the pages is missing or too long.']],
    [
      'with a text of its pages that was cut off',
      async (world: MemoryWorld) => {
        await store(world, ['A', 'B'])
        const path = storedPath('flipbooks', editionId, id, 'text.json')
        const cut = (await world.context.storage.read(path)).slice(0, 100)
        await world.context.storage.upload(path, cut, { contentType: 'application/json' }).done
      },
      ['The text of the pages cannot be read.'],
    ],
    [
      'with other pages than those that were counted',
      (world: MemoryWorld) => store(world, ['A', 'B', 'C']),
      ['The text of the pages cannot be read.'],
    ],
  ])('fails %s', async (_, prepare, problems) => {
    const world = await staff()
    await begin(world)
    await prepare(world)
    expect(await finish(world, 2)).toMatchObject({ status: 'failed', problems })
  })

  it('that is complete stays as it is when the last step is repeated, also where other text was stored since', async () => {
    const world = await staff()
    await begin(world)
    await store(world, ['Open Studios', 'Ana'])
    const made = await finish(world, 2)
    expect(made.status).toBe('ready')
    await store(world, ['Open Studios', 'Zoe'])
    expect(await finish(world, 2)).toEqual(made)
    await world.call(publishFlipbook, { act: 'publish', editionId, id })
    const published = world.services.get(PublishedFlipbooks)
    const { book } = (await published.shown(editionId))!
    expect((await published.everyPage(book))[1]).toMatchObject({ texts: [[0.1, 0.1, 0.5, 0.02, 'Ana']] })
  })

  it.each([
    [0, 'ready'],
    [1, 'failed'],
  ])('whose text is 20 MB and %i bytes long is %s', async (more, status) => {
    const world = await staff()
    await begin(world)
    await store(world, ['Open Studios', 'Ana'])
    const { storage } = world.context
    const path = storedPath('flipbooks', editionId, id, 'text.json')
    const texts = await storage.read(path)
    await storage.upload(path, new Blob([texts, ' '.repeat(20 * 1024 * 1024 - texts.size + more)]), { contentType: 'application/json' }).done
    expect((await finish(world, 2)).status).toBe(status)
  })

  it('may be made without the file to download, but not where that was announced and is missing', async () => {
    const world = await staff()
    const texts = { size: { w: 140, h: 216 }, outline: [], pages: ['A', 'B'].map(text) }
    const uploads = world.services.get(FlipbookUploads)
    const made = async (of: string, hasFile: boolean) => {
      await world.call(buildFlipbook, { step: 'beginPdf', editionId, id: of })
      for (const page of [1, 2]) await uploads.page(editionId, of, page, new Blob(['jpeg'], { type: 'image/jpeg' }))
      await uploads.texts(editionId, of, texts)
      return world.call(buildFlipbook, { step: 'finishPdf', editionId, id: of, pages: 2, hasFile })
    }
    expect(await made('announced', true)).toMatchObject({ status: 'failed', problems: ['The PDF itself is missing.'] })
    expect(await made('pages-alone', false)).toMatchObject({ status: 'ready', pages: 2 })
    await world.call(publishFlipbook, { act: 'publish', editionId, id: 'pages-alone' })
    expect((await world.services.get(PublishedFlipbooks).shown(editionId))!.book).not.toHaveProperty('pdf')
  })

  it('is not made from the guide instead under the same id', async () => {
    const world = await staff()
    await begin(world)
    await expect(world.call(buildFlipbook, { step: 'guide', editionId, id })).rejects.toMatchObject({ code: 'invalid-argument' })
  })

  it('can be stopped', async () => {
    const world = await staff()
    await begin(world)
    expect(await world.call(buildFlipbook, { step: 'stop', editionId, id })).toMatchObject({ status: 'failed' })
    expect(await finish(world, 2)).toMatchObject({ status: 'failed' })
  })
})

it('nobody but the guide staff stores pages', async () => {
  const world = await memoryWorld({ sample: true, as: 'moneyadmin' })
  await expect(world.services.get(FlipbookUploads).pdf(editionId, id, new Blob(['%PDF'], { type: 'application/pdf' }))).rejects.toMatchObject({
    code: 'unauthorized',
  })
})
