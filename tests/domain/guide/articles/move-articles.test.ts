import { beforeEach, describe, expect, it } from 'vitest'
import { articles } from '../../../../src/domain/guide/articles/articles.collection'
import { type ArticleEvent, moveArticles } from '../../../../src/domain/guide/articles/move-articles.contract'
import { PublishedGuide } from '../../../../src/domain/guide/reading/published-guide'
import { publishSnapshotHandler } from '../../../../src/domain/publishing/publish-snapshot.handler'
import type { StoredOf } from '../../../../src/domain/shared/records/collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { seedSmallCity, year } from '../../../support/small-city'
import { type StaffWorld, staffWorld } from '../../../support/staff-world'

type Article = StoredOf<typeof articles>

let world: StaffWorld
let records: Records
beforeEach(async () => {
  world = await staffWorld({ pid: 'cy', adm: 1, sc: 'c' }, new Date('2027-09-01T12:00:00Z'))
  records = new Records(world.store, { current: undefined })
  await seedSmallCity(records)
})

const bodyOf = (words: number) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'word '.repeat(words) }] }],
})
const write = (status: Article['status'], words = 300, more: Partial<Article> = {}) =>
  records.commit(
    records.creating(articles, 'fog', {
      editionId: year,
      title: 'Fog',
      standfirst: 'On fog',
      author: 'B',
      body: bodyOf(words),
      listingIds: [],
      order: 5,
      status,
      ...more,
    }),
  )
const move = (event: ArticleEvent, ...ids: string[]) => world.call(moveArticles, { event, ids: ids.length > 0 ? ids : ['fog'] })
const stateOf = async () => (await records.get(articles, 'fog'))?.status
const publishGuide = () => publishSnapshotHandler.run(world.context, { editionId: year, makeCurrent: true })
const titles = async () => (await world.services.get(PublishedGuide).index())?.articles.map(({ title }) => title)

it('an article goes from the draft over the copy check into the guide that visitors have, and out of it again', async () => {
  await write('draft')
  await publishGuide()
  for (const event of ['edit', 'check', 'approve'] as const) expect(await move(event)).toEqual({ isInGuide: false })
  expect(await titles()).not.toContain('Fog')
  expect(await move('publish')).toEqual({ isInGuide: true })
  expect(await titles()).toContain('Fog')
  expect((await records.get(articles, 'fog'))?.publishAt).toEqual(world.clock.now())
  expect(await move('archive')).toEqual({ isInGuide: true })
  expect(await titles()).not.toContain('Fog')
})

it('before the guide is published, an article publishes nothing', async () => {
  await write('approved')
  expect(await move('publish')).toEqual({ isInGuide: false })
  expect(await stateOf()).toBe('published')
  expect(await titles()).toBeUndefined()
})

it('an article of a later time keeps it, and comes into the guide then', async () => {
  const publishAt = new Date('2027-09-03T09:00:00Z')
  await write('approved', 300, { publishAt })
  await publishGuide()
  expect(await move('publish')).toEqual({ isInGuide: false })
  expect((await records.get(articles, 'fog'))?.publishAt).toEqual(publishAt)
  expect(await titles()).not.toContain('Fog')
  world.localMode.setNow(publishAt)
  await world.lookAtTheClock()
  expect(await titles()).toContain('Fog')
})

describe('an article has 200 to 2,500 words from the copy check on', () => {
  it.each([
    ['edit', 'check', 200],
    ['edit', 'check', 2500],
    ['draft', 'edit', 3],
    ['copycheck', 'edit', 3],
  ] as const)('%s: %s with %d words', async (from, event, words) => {
    await write(from, words)
    await move(event)
    expect(await stateOf()).not.toBe(from)
  })

  it.each([
    ['edit', 'check', 199],
    ['edit', 'check', 2501],
    ['copycheck', 'approve', 199],
    ['approved', 'publish', 2501],
  ] as const)('%s: not %s with %d words', async (from, event, words) => {
    await write(from, words)
    await expect(move(event)).rejects.toMatchObject({ details: { rule: 'article-length', title: 'Fog', words } })
    expect(await stateOf()).toBe(from)
  })
})

it('of several articles all are moved, or none', async () => {
  await write('approved')
  await expect(move('publish', 'fog', 'salt')).rejects.toMatchObject({ details: { rule: 'illegal-transition' } })
  expect(await stateOf()).toBe('approved')
  await expect(move('publish', 'fog', 'no-such')).rejects.toMatchObject({ code: 'not-found' })
  expect(await stateOf()).toBe('approved')
})

it('what lies in the trash is not moved, and not in the guide', async () => {
  await write('published', 300, { deletedAt: world.clock.now() })
  await publishGuide()
  expect(await titles()).not.toContain('Fog')
  await expect(move('archive')).rejects.toMatchObject({ code: 'not-found' })
})

it('staff of the guide and of content move articles, others do not', async () => {
  await write('draft')
  await world.enter({ pid: 'mo', adm: 1, sc: 'm' })
  await expect(move('edit')).rejects.toMatchObject({ code: 'permission-denied' })
  await world.enter({ pid: 'gus', adm: 1, sc: 'g' })
  await move('edit')
  expect(await stateOf()).toBe('edit')
})
