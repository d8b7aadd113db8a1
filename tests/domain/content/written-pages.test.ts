import { beforeEach, describe, expect, it } from 'vitest'
import { pages } from '../../../src/domain/content/pages.collection'
import { WrittenPages } from '../../../src/domain/content/written-pages'
import { slugs } from '../../../src/domain/links/short-links.collection'
import { images } from '../../../src/domain/pictures/images.collection'
import { Records } from '../../../src/domain/shared/records/records'
import { SlugResolver } from '../../../src/domain/slugs/slug-resolver'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'

let memory: MemoryWorld
let records: Records
let site: WrittenPages

const page = (slug: string, more: { parent?: string; order?: number; status?: 'archived' | 'published'; imageId?: string } = {}) => {
  const { imageId, status = 'published', ...place } = more
  const blocks = imageId ? [{ type: 'image' as const, props: { id: 'i', imageId, width: 'wide' as const } }] : []
  return records.creating(pages, slug, { slug, title: `The ${slug}`, blocks, status, ...place })
}

beforeEach(async () => {
  memory = await memoryWorld()
  records = new Records(memory.store, { current: undefined })
  site = memory.services.get(WrittenPages)
})

describe('a section', () => {
  it('is empty before anything is written', async () => expect(await site.section('about').read()).toEqual({ landing: null, children: [], nav: [] }))

  it('has its own page and the published ones below it, in order', async () => {
    await records.commit(
      page('about'),
      page('press', { parent: 'about', order: 2 }),
      page('history', { parent: 'about', order: 1 }),
      page('secret', { parent: 'about', status: 'archived' }),
      page('faq', { parent: 'artists' }),
    )
    const { landing, children } = await site.section('about').read()
    expect(landing?.title).toBe('The about')
    expect(children.map(({ slug }) => slug)).toEqual(['history', 'press'])
  })

  it('has the pages below it in the order of the staff, then by title, whatever their addresses', async () => {
    const below = { parent: 'about' }
    await records.commit(page('a', { ...below, order: 2 }), page('b', { ...below, order: 1 }), page('d', below), page('c', below))
    expect((await site.section('about').read()).children.map(({ slug }) => slug)).toEqual(['c', 'd', 'b', 'a'])
  })

  it('shows a page only below its own section, and none that was withdrawn; elsewhere it says where it is', async () => {
    await records.commit(page('press', { parent: 'about' }), page('secret', { parent: 'about', status: 'archived' }))
    expect(await site.page('press', 'about').read()).toMatchObject({ title: 'The press' })
    expect(await site.page('press', 'artists').read()).toEqual({ movedTo: '/about/press' })
    expect(await site.page('press').read()).toEqual({ movedTo: '/about/press' })
    expect(await site.page('secret', 'about').read()).toBeNull()
  })
})

it('a page includes public pictures and leaves out private ones', async () => {
  const picture = {
    ownerId: 'p1',
    path: 'sample/art/x.svg',
    width: 4,
    height: 3,
    mime: 'image/svg+xml' as const,
    alt: 'Two lines',
    isPublic: true,
    usedIn: [],
  }
  await records.commit(
    records.creating(images, 'shown', { ...picture, credit: 'Ada', status: 'ready' }),
    records.creating(images, 'trashed', { ...picture, status: 'trashed' }),
    page('one', { imageId: 'shown' }),
    page('two', { imageId: 'trashed' }),
    page('three', { imageId: 'none' }),
  )
  expect(await site.page('one').read()).toMatchObject({ pictures: { shown: { alt: 'Two lines', width: 4, height: 3, credit: 'Ada' } } })
  expect(await site.page('two').read()).toHaveProperty('pictures', {})
  expect(await site.page('three').read()).toHaveProperty('pictures', {})
})

it('a page of a section is found by its slug alone, with its section', async () => {
  await records.commit(page('press', { parent: 'about' }), records.creating(slugs, 'press', { kind: 'page', ref: 'press' }))
  expect(await memory.services.get(SlugResolver).resolve('press')).toEqual({ kind: 'redirect', to: '/about/press', isMoved: true })
})
