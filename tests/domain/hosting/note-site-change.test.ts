import { beforeEach, describe, expect, it } from 'vitest'
import { noteSiteChange, siteChangedUntil } from '../../../src/domain/hosting/note-site-change'
import type { Fields } from '../../../src/ports/documents'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'
import { resource } from '../../support/office'
import { standing } from '../../support/stamped'

const at = new Date('2027-06-01T12:00:02Z')
const never = new Date(0)
const draft = standing(resource('Frames'))
const shown = standing(resource('Frames', { status: 'published' }))

let world: MemoryWorld
beforeEach(async () => {
  world = await memoryWorld()
})
const until = async (path: string, before: Fields | undefined, after: Fields | undefined, when = at) => {
  await noteSiteChange({ documents: world.store }, { eventId: 'e', path, before, after, at: when })
  return siteChangedUntil({ documents: world.store })
}

describe('a change of what visitors see', () => {
  const end = new Date('2027-06-01T12:00:05Z')

  it.each([
    ['that is published', draft, shown],
    ['that is taken back', shown, draft],
    ['that is created in public', undefined, shown],
    ['that is deleted', shown, undefined],
    ['that is edited in public', shown, { ...shown, title: 'Good frames' }],
  ])('is a record %s', async (_, before, after) => expect(await until('resources/r', before, after)).toEqual(end))

  it.each([
    ['of a draft', 'resources/r', draft, { ...draft, title: 'Good frames' }],
    ['of nothing', 'resources/r', shown, shown],
    ['of a count alone', 'resources/r', { ...shown, opens: 1 }, { ...shown, opens: 2 }],
    ['of a private record', 'people/p', undefined, standing({ status: 'active' })],
    ['of something undeclared', 'nowhere/x', undefined, standing({ status: 'published' })],
  ])('is none %s', async (_, path, before, after) => expect(await until(path, before, after)).toEqual(never))

  it('keeps the latest time, in whatever order the reports come', async () => {
    await until('resources/r', draft, shown, new Date('2027-06-01T12:01:00Z'))
    expect(await until('resources/r', draft, shown)).toEqual(new Date('2027-06-01T12:01:05Z'))
    expect(await until('resources/r', draft, shown, new Date('2027-06-01T12:02:00Z'))).toEqual(new Date('2027-06-01T12:02:05Z'))
  })
})
