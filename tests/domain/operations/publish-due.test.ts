import { beforeEach, expect, it } from 'vitest'
import { type MemoryWorld, memoryWorld } from '../../../src/adapters/memory/memory-world'
import type { Block } from '../../../src/domain/content/blocks'
import { images } from '../../../src/domain/content/images'
import { pages } from '../../../src/domain/content/pages'
import { SitePages } from '../../../src/domain/content/site-pages'
import { articles } from '../../../src/domain/guide/articles'
import { publishSnapshotHandler } from '../../../src/domain/guide/publish-snapshot.handler'
import { PublishedGuide } from '../../../src/domain/guide/published-guide'
import { publishDueHandler } from '../../../src/domain/operations/publish-due.handler'
import { Records } from '../../../src/domain/shared/records'
import { plantSmallCity, year } from '../guide/small-city'

let memory: MemoryWorld
let records: Records
beforeEach(async () => {
  memory = await memoryWorld({ now: new Date('2027-09-01T12:00:00Z') })
  records = new Records(memory.store, { current: undefined })
})

const at = (time: string) => memory.localMode.setNow(new Date(time))
const publishDue = () => publishDueHandler.run(memory.world, {})

it('a scheduled page is published when its time has come, not before', async () => {
  const page = { slug: 'jury', title: 'The jury', blocks: [], status: 'scheduled' as const, publishAt: new Date('2027-09-02T09:00:00Z') }
  await records.commit(records.creating(pages, 'jury', page))
  const shown = () => memory.services.get(SitePages).page('jury').read()
  expect(await publishDue()).toEqual({ pages: 0, articles: 0 })
  expect(await shown()).toBeNull()
  at('2027-09-02T09:00:00Z')
  // The host looks by itself.
  await memory.lookAtTheClock()
  expect((await shown())?.title).toBe('The jury')
  expect(await publishDue()).toEqual({ pages: 0, articles: 0 })
})

it('its pictures open to visitors with it', async () => {
  const path = 'pictures/bela/lamps.webp'
  await memory.world.storage.upload(path, new Blob(['lamps']), { contentType: 'image/webp' }).done
  const image = {
    ownerId: 'bela',
    path,
    width: 800,
    height: 600,
    mime: 'image/webp',
    alt: 'Lamps',
    isPublic: false,
    usedIn: [],
    status: 'ready' as const,
  }
  const block: Block = { type: 'image', props: { id: 'b1', imageId: 'lamps', width: 'text' } }
  const page = { slug: 'lamps', title: 'Lamps', blocks: [block], status: 'scheduled' as const, publishAt: new Date('2027-09-02T09:00:00Z') }
  await records.commit(records.creating(images, 'lamps', image), records.creating(pages, 'lamps', page))
  at('2027-09-02T09:00:00Z')
  await publishDue()
  const shown = (await memory.services.get(SitePages).page('lamps').read())?.pictures['lamps']
  expect(shown).toMatchObject({ src: 'local-file:/published/lamps.webp', alt: 'Lamps' })
  expect(await (await memory.storage.read('published/lamps.webp')).text()).toBe('lamps')
})

it('one that was taken back to the desk stays there', async () => {
  await records.commit(
    records.creating(pages, 'jury', { slug: 'jury', title: 'The jury', blocks: [], status: 'draft', publishAt: new Date('2027-09-02T09:00:00Z') }),
  )
  at('2027-09-03T09:00:00Z')
  expect(await publishDue()).toEqual({ pages: 0, articles: 0 })
  expect((await records.get(pages, 'jury'))?.status).toBe('draft')
})

it('the guide is published anew when an article of it falls due, once', async () => {
  await plantSmallCity(records)
  const article = {
    editionId: year,
    title: 'Before dawn',
    standfirst: 'How the glass is lit',
    author: 'Staff',
    body: { type: 'doc' as const, content: [] },
    listingIds: [],
    order: 9,
    publishAt: new Date('2027-09-02T09:00:00Z'),
    status: 'published' as const,
  }
  await records.commit(records.creating(articles, 'dawn', article))
  await publishSnapshotHandler.run(memory.world, { editionId: year, makeCurrent: true })
  const titles = async () => (await memory.services.get(PublishedGuide).index())?.articles.map(({ title }) => title)
  expect(await titles()).not.toContain('Before dawn')
  expect((await publishDue()).articles).toBe(0)
  at('2027-09-02T09:03:00Z')
  expect((await publishDue()).articles).toBe(1)
  expect(await titles()).toContain('Before dawn')
  expect((await publishDue()).articles).toBe(0)
})
