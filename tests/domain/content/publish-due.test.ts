import { beforeEach, expect, it } from 'vitest'
import type { Block } from '../../../src/domain/content/blocks'
import { pageDrafts } from '../../../src/domain/content/page-drafts.collection'
import { WrittenPages } from '../../../src/domain/content/written-pages'
import { articles } from '../../../src/domain/guide/articles/articles.collection'
import { PublishedGuide } from '../../../src/domain/guide/reading/published-guide'
import { images } from '../../../src/domain/pictures/images.collection'
import { publishDue } from '../../../src/domain/publishing/publish-due.job'
import { publishSnapshotHandler } from '../../../src/domain/publishing/publish-snapshot.handler'
import { Records } from '../../../src/domain/shared/records/records'
import { checkedPath } from '../../../src/domain/shared/stored-path'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'
import { webpOf } from '../../support/pictures/camera-pictures'
import { seedSmallCity, year } from '../../support/small-city'

let memory: MemoryWorld
let records: Records
beforeEach(async () => {
  memory = await memoryWorld({ now: new Date('2027-09-01T12:00:00Z') })
  records = new Records(memory.store, { current: undefined })
})

const at = (time: string) => memory.localMode.setNow(new Date(time))
/** A page that was never published. */
const unpublished = { isTemplate: false, isLive: false }
const publishNow = () => publishDue.run(memory.context)

it('a scheduled page is published at its time, not before', async () => {
  const page = {
    ...unpublished,
    slug: 'jury',
    title: 'The jury',
    blocks: [],
    status: 'scheduled' as const,
    publishAt: new Date('2027-09-02T09:00:00Z'),
  }
  await records.commit(records.creating(pageDrafts, 'jury', page))
  const shown = () => memory.services.get(WrittenPages).page('jury').read()
  expect(await publishNow()).toBe(0)
  expect(await shown()).toBeNull()
  at('2027-09-02T09:00:00Z')
  // The server runs the job without being asked.
  await memory.lookAtTheClock()
  expect(await shown()).toMatchObject({ title: 'The jury' })
  expect(await publishNow()).toBe(0)
})

it.each([
  ['withdrawn', { status: 'draft' as const, publishAt: undefined }],
  ['postponed', { publishAt: new Date('2027-09-03T09:00:00Z') }],
])('a page that staff have %s while the job looked for it is not published', async (_, change) => {
  const page = { ...unpublished, slug: 'jury', title: 'The jury', blocks: [], status: 'scheduled' as const }
  await records.commit(records.creating(pageDrafts, 'jury', { ...page, publishAt: new Date('2027-09-02T09:00:00Z') }))
  at('2027-09-02T09:00:00Z')
  const { records: own } = memory.context
  const afterChange: Records = Object.assign(Object.create(own) as Records, {
    transact: async (...work: Parameters<Records['transact']>) => {
      await records.transact(async within => within.change(pageDrafts, (await within.get(pageDrafts, 'jury'))!, change))
      return own.transact(...work)
    },
  })
  expect(await publishDue.run({ ...memory.context, records: afterChange })).toBe(0)
  expect(await memory.services.get(WrittenPages).page('jury').read()).toBeNull()
})

it('its pictures become public with it', async () => {
  const path = 'pictures/bela/lamps.webp'
  await memory.context.storage.upload(checkedPath(path), new Blob([webpOf({})]), { contentType: 'image/webp' }).done
  const image = {
    ownerId: 'bela',
    path,
    width: 800,
    height: 600,
    mime: 'image/webp' as const,
    alt: 'Lamps',
    isPublic: false,
    usedIn: [],
    status: 'ready' as const,
  }
  const block: Block = { type: 'image', props: { id: 'b1', imageId: 'lamps', width: 'text' } }
  const page = {
    ...unpublished,
    slug: 'lamps',
    title: 'Lamps',
    blocks: [block],
    status: 'scheduled' as const,
    publishAt: new Date('2027-09-02T09:00:00Z'),
  }
  await records.commit(records.creating(images, 'lamps', image), records.creating(pageDrafts, 'lamps', page))
  at('2027-09-02T09:00:00Z')
  await publishNow()
  const shown = await memory.services.get(WrittenPages).page('lamps').read()
  expect(shown).toMatchObject({ pictures: { lamps: { src: 'local-file:/published/lamps.webp', alt: 'Lamps' } } })
  expect((await memory.storage.read('published/lamps.webp')).size).toBe(webpOf({}).length)
})

it('a page is published although a picture that it shows is not there any more', async () => {
  const block: Block = { type: 'image', props: { id: 'b1', imageId: 'purged', width: 'text' } }
  const page = {
    ...unpublished,
    slug: 'hall',
    title: 'The hall',
    blocks: [block],
    status: 'scheduled' as const,
    publishAt: new Date('2027-09-01T12:00:00Z'),
  }
  await records.commit(records.creating(pageDrafts, 'hall', page))
  await publishNow()
  expect(await memory.services.get(WrittenPages).page('hall').read()).toMatchObject({ title: 'The hall', pictures: {} })
})

it('a scheduled page that was returned to draft stays unpublished', async () => {
  await records.commit(
    records.creating(pageDrafts, 'jury', {
      ...unpublished,
      slug: 'jury',
      title: 'The jury',
      blocks: [],
      status: 'draft',
      publishAt: new Date('2027-09-02T09:00:00Z'),
    }),
  )
  at('2027-09-03T09:00:00Z')
  expect(await publishNow()).toBe(0)
  expect((await records.get(pageDrafts, 'jury'))?.status).toBe('draft')
})

it('the guide is published again, once, when one of its articles becomes due', async () => {
  await seedSmallCity(records)
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
  await publishSnapshotHandler.run(memory.context, { editionId: year, makeCurrent: true })
  const titles = async () => (await memory.services.get(PublishedGuide).index())?.articles.map(({ title }) => title)
  expect(await titles()).not.toContain('Before dawn')
  expect(await publishNow()).toBe(0)
  at('2027-09-02T09:03:00Z')
  expect(await publishNow()).toBe(1)
  expect(await titles()).toContain('Before dawn')
  expect(await publishNow()).toBe(0)
})
