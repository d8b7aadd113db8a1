import { expect, it } from 'vitest'
import { buildFlipbook } from '../../../src/domain/flipbook/build-flipbook.contract'
import { partOf } from '../../../src/domain/flipbook/flipbook-book'
import { FlipbookDrafts } from '../../../src/domain/flipbook/flipbook-drafts'
import { PublishedFlipbooks } from '../../../src/domain/flipbook/published-flipbooks'
import { memoryWorld } from '../../support/memory-world'

const editionId = '2027'
const made = async (as: string) => {
  const world = await memoryWorld({ sample: true, as, now: new Date('2027-10-16T18:00:00Z') })
  return { world, drafts: world.services.get(FlipbookDrafts) }
}

it('the guide’s staff read a version page by page before visitors do', async () => {
  const { world, drafts } = await made('guideadmin')
  const before = await world.services.get(PublishedFlipbooks).shown(editionId)
  const { pages } = await world.call(buildFlipbook, { step: 'guide', editionId, id: 'second-version' })
  const content = (await drafts.content(editionId, 'second-version'))!
  expect([content.book.version, content.pages.length]).toEqual([2, pages])
  const parts = await Promise.all(Array.from({ length: partOf(pages) + 1 }, (_, part) => drafts.pages(editionId, 'second-version', content, part)))
  expect(parts.flat()).toEqual(content.pages)
  expect(await world.services.get(PublishedFlipbooks).shown(editionId)).toEqual(before)
})

it('of a version whose files are gone there is nothing to read', async () => {
  const { drafts } = await made('guideadmin')
  expect(await drafts.content(editionId, 'no-version')).toBeUndefined()
})

it.each(['moneyadmin', 'artlover'])('%s reads no version', async as => {
  const { drafts } = await made(as)
  await expect(drafts.content(editionId, 'no-version')).rejects.toMatchObject({ port: 'storage', code: 'unauthorized' })
})
