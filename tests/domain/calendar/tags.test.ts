import type * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { changeEventTag } from '../../../src/domain/calendar/tags/change-event-tag.contract'
import { eventTags } from '../../../src/domain/calendar/tags/event-tags.collection'
import { tagsByRules } from '../../../src/domain/calendar/tags/tag-by-rules'
import { events } from '../../../src/domain/events/events.collection'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'

const vocabulary = [
  { name: 'Demonstration', synonyms: ['Demo', 'Showing how'], titleWords: ['demo'] },
  { name: 'Workshop', synonyms: ['Class'], titleWords: ['press for beginners', 'workshop'] },
  { name: 'Art', synonyms: [], titleWords: ['art'] },
]
const changed = (title: string, ...tags: string[]) => tagsByRules({ title, tags }, vocabulary)

describe('the rules of the tags', () => {
  it.each([
    ['A demo of glazing', [], { add: ['Demonstration'], take: [] }],
    ['Demonstrations, all day', [], { add: ['Demonstration'], take: [] }],
    ['The PRESS, for beginners', ['Family'], { add: ['Workshop'], take: [] }],
    ['Martin’s smart evening', [], { add: [], take: [] }],
    ['Evening', ['class', 'Family'], { add: ['Workshop'], take: ['class'] }],
    ['Evening', ['demonstration'], { add: ['Demonstration'], take: ['demonstration'] }],
    ['A demo', ['Demonstration', 'demo'], { add: [], take: ['demo'] }],
    ['Evening', ['Unheard of'], { add: [], take: [] }],
  ] as const)('give “%s” with the tags %j what it asks for', (title, tags, expected) => {
    expect(changed(title, ...tags)).toEqual({ ...expected, isFull: false })
  })

  it('give no ninth tag, but still replace synonyms', () => {
    const eight = ['1', '2', '3', '4', '5', '6', '7', 'demo']
    expect(changed('An art workshop', ...eight)).toEqual({ add: ['Demonstration'], take: ['demo'], isFull: true })
  })
})

describe('the vocabulary', () => {
  let world: MemoryWorld
  const records = () => world.context.systemRecords
  const withTag = async (tag: string) => (await records().find(events, { where: [['tags', 'array-contains', tag]] })).map(({ id }) => id).sort()
  const tag = (id: string) => records().get(eventTags, id)
  const change = (input: v.InferOutput<typeof changeEventTag.input>) => world.call(changeEventTag, input)

  beforeEach(async () => {
    world = await memoryWorld({ sample: true, as: 'contentadmin' })
  })

  it('gets a tag once, however often it is sent', async () => {
    const added = { act: 'add', id: 'print', tag: { name: 'Printing', synonyms: ['Press'] } } satisfies v.InferOutput<typeof changeEventTag.input>
    await change(added)
    await change(added)
    expect(await tag('print')).toMatchObject({ name: 'Printing', synonyms: ['Press'] })
  })

  it.each(['talk', 'LECTURE'])('has no second tag for %s', async name => {
    await expect(change({ act: 'add', id: 'again', tag: { name, synonyms: [] } })).rejects.toMatchObject({ details: { rule: 'tag-taken' } })
    await expect(change({ act: 'rename', id: 'tour', name })).rejects.toMatchObject({ details: { rule: 'tag-taken' } })
    expect(await tag('tour')).toMatchObject({ name: 'Tour' })
  })

  it('has two hundred tags at most', async () => {
    const there = (await records().find(eventTags)).length
    for (let n = there; n < 200; n++) await records().commit(records().creating(eventTags, `t${n}`, { name: `Tag ${n}`, synonyms: [] }))
    await expect(change({ act: 'add', id: 'one-more', tag: { name: 'One more', synonyms: [] } })).rejects.toMatchObject({
      details: { rule: 'tags-full' },
    })
  })

  it('renames a tag on every event, and back', async () => {
    const had = await withTag('Talk')
    expect(had.length).toBeGreaterThan(2)
    expect(await change({ act: 'rename', id: 'talk', name: 'Conversation' })).toEqual({ events: had.length })
    expect([await withTag('Talk'), await withTag('Conversation')]).toEqual([[], had])
    expect(await tag('talk')).toMatchObject({ name: 'Conversation', synonyms: ['Lecture', 'Artist talk'] })
    await change({ act: 'rename', id: 'talk', name: 'Talk' })
    expect(await withTag('Talk')).toEqual(had)
  })

  it('merges a tag into another: events have the one that stays once, which knows the words of both', async () => {
    const [talks, tours] = [await withTag('Talk'), await withTag('Tour')]
    const both = (await records().get(events, talks[0]!))!
    await records().change(events, both, { tags: [...both.tags, 'Tour'] })
    const merge = { act: 'merge', id: 'talk', into: 'tour' } as const
    expect(await change(merge)).toEqual({ events: talks.length })
    expect(await withTag('Tour')).toEqual([...new Set([...talks, ...tours])].sort())
    expect((await records().get(events, talks[0]!))!.tags.filter(one => one === 'Tour')).toHaveLength(1)
    expect(await tag('talk')).toBeUndefined()
    expect(await tag('tour')).toMatchObject({ synonyms: ['Walk', 'Talk', 'Lecture', 'Artist talk'], titleWords: ['tour', 'walk', 'talk'] })
    // A call whose answer was lost is sent again.
    expect(await change(merge)).toEqual({ events: 0 })
  })

  it('is changed by staff of the content alone', async () => {
    await world.signInAs('guideadmin')
    await expect(change({ act: 'rename', id: 'talk', name: 'Conversation' })).rejects.toMatchObject({ code: 'permission-denied' })
  })
})
