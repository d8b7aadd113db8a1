import { expect, it } from 'vitest'
import { people } from '../../../src/domain/people/people.collection'
import { office, peopleEditor, person } from '../../support/office'

const tagged = { is: 'add', field: 'tags', values: ['season'] } as const
const asked = { is: 'segment', question: '{"all":[{"field":"tag","is":"has","value":"host"}]}', counted: 10_000 } as const
/** Every other one of them is a host. */
const town = Object.fromEntries(
  Array.from({ length: 20_000 }, (_, i) => [`people/p${i}`, person(`Ines ${i}`, { tags: i % 2 === 0 ? ['host'] : [] })]),
)

it('a bulk change of all matching records changes ten thousand people once each, and back', async () => {
  const world = await office(peopleEditor, town)
  const { bulkId, ...report } = await world.service.bulkChange(people, asked, tagged)
  expect(report).toMatchObject({ outcome: 'done', total: 10_000, changed: 10_000, left: [] })
  const marked = (await world.store.query({ collection: 'people' })).filter(({ data }) => (data['tags'] as string[]).includes('season'))
  expect([marked.length, new Set(marked.map(({ data }) => data['rev']))]).toEqual([10_000, new Set([2])])
  expect(await world.service.undo(bulkId)).toEqual({ outcome: 'undone', undone: 10_000, kept: [] })
  const left = (await world.store.query({ collection: 'people' })).filter(({ data }) => (data['tags'] as string[]).includes('season'))
  expect(left).toEqual([])
}, 300_000)
