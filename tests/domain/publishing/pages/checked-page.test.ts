import { beforeEach, describe, expect, it } from 'vitest'
import type { Block } from '../../../../src/domain/content/blocks'
import { pages } from '../../../../src/domain/content/pages.collection'
import { slugs } from '../../../../src/domain/links/short-links.collection'
import { images } from '../../../../src/domain/pictures/images.collection'
import { checkedPage } from '../../../../src/domain/publishing/pages/checked-page'
import { reservedPaths } from '../../../../src/ui/reserved-paths'
import { type MemoryWorld, memoryWorld } from '../../../support/memory-world'

let world: MemoryWorld
beforeEach(async () => {
  world = await memoryWorld({ sample: true })
})
const records = () => world.context.systemRecords
const block = (type: string, props: object, id = 'b') => ({ type, props: { id, ...props } }) as unknown as Block
const button = (to: string) => block('cardList', { items: [{ title: 'A card', text: 'Words', to }] })
const gallery = (...imageIds: readonly string[]) => block('gallery', { imageIds })
const found = async (...blocks: readonly Block[]) =>
  (await checkedPage(records(), reservedPaths, { slug: 'a-page', description: 'A page', blocks })).map(({ blockId, text, stops }) => ({
    blockId,
    text,
    stops,
  }))

describe('a page before visitors read it', () => {
  it('has nothing to mend where its links, pictures, prices and days are right', async () => {
    const [image] = await records().find(images, { where: [['status', '==', 'ready']], limit: 1 })
    const [page] = await records().find(pages, { where: [['status', '==', 'published']], limit: 1 })
    const links = ['/sfosguide', `/${page!.slug}?from=here#top`, 'https://elsewhere.example/x', 'mailto:desk@x.org', '/']
    expect(await found(gallery(image!.id), ...links.map(button))).toEqual([])
  })

  it('stops at a link that is no address, and at one that leads nowhere in it, each once for a block', async () => {
    const twice = block('cardList', { items: ['javascript:alert(1)', '/no-such-page', '/no-such-page#x'].map(to => ({ title: 'A', text: 'B', to })) })
    expect(await found(button('/'), { ...twice, props: { ...twice.props, id: 'wrong' } } as Block)).toEqual([
      { blockId: 'wrong', text: '“javascript:alert(1)” is no address. Begin it with / or https://.', stops: true },
      { blockId: 'wrong', text: 'A link leads to /no-such-page, which does not exist.', stops: true },
    ])
  })

  it('does not stop at a link to a page that is still a draft: two new pages may link to each other', async () => {
    await world.store.commit([{ op: 'set', path: `${slugs.path}/to-come`, data: { kind: 'page', ref: 'to-come' } }])
    expect(await found(button('/to-come'))).toEqual([
      { blockId: 'b', text: 'A link leads to /to-come, which visitors do not see yet.', stops: false },
    ])
  })

  it('stops at a picture that is gone, and at one without a description', async () => {
    const [thrown, undescribed] = await records().find(images, { where: [['status', '==', 'ready']], limit: 2 })
    await records().change(images, thrown!, { status: 'trashed' })
    await world.store.commit([{ op: 'update', path: `${images.path}/${undescribed!.id}`, data: { alt: ' ' } }])
    expect(await found(gallery(thrown!.id, 'gone'), gallery(undescribed!.id))).toEqual([
      { blockId: 'b', text: 'A picture is no longer in the library.', stops: true },
      { blockId: 'b', text: 'A picture is no longer in the library.', stops: true },
      { blockId: 'b', text: 'A picture has no description for people who cannot see it.', stops: true },
    ])
  })

  it('is told what it is built of and what it quotes, too', async () => {
    const texts = (await found(gallery(), block('heading', { text: 'Only $98,765.43', level: 2 }, 'h'))).map(({ text }) => text)
    expect(texts).toEqual(expect.arrayContaining(['A gallery has no pictures.', 'No price of this season is $98,765.43.']))
  })
})
