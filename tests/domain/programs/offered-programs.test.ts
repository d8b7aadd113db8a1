import { expect, it } from 'vitest'
import { OfferedPrograms } from '../../../src/domain/programs/offered-programs'
import { programs } from '../../../src/domain/programs/programs.collection'
import { Records } from '../../../src/domain/shared/records/records'
import { memoryWorld } from '../../support/memory-world'

it('the public programs are the published ones, in the order that staff gave them', async () => {
  const world = await memoryWorld()
  const records = new Records(world.store, { current: undefined })
  const program = (title: string, order: number, status: 'draft' | 'published' | 'archived' = 'published') =>
    records.creating(programs, title.toLowerCase(), {
      title,
      kind: 'workshops',
      summary: '',
      audience: 'Everybody',
      when: 'Every spring',
      body: { type: 'doc', content: [] },
      partners: [],
      results: [],
      order,
      status,
    })
  await records.commit(program('Kiln', 3), program('Loom', 1), program('Press', 2), program('Next', 0, 'draft'), program('Last', 0, 'archived'))
  const shown = await world.services.get(OfferedPrograms).programs.read()
  expect(shown.map(({ title }) => title)).toEqual(['Loom', 'Press', 'Kiln'])
})

it('open studios register by the deadlines of their edition, so that their program has no call of its own', async () => {
  const world = await memoryWorld()
  const records = new Records(world.store, { current: undefined })
  const call = { title: 'Registration', opens: new Date('2031-02-01'), closes: new Date('2031-05-01'), asks: [] }
  const program = (kind: 'openStudios' | 'residency') => {
    const body = { type: 'doc', content: [] } as const
    const facts = { title: kind, kind, summary: '', audience: 'Everybody', when: 'Every spring', body, partners: [], results: [], order: 1, call }
    return records.creating(programs, kind.toLowerCase(), { ...facts, status: 'published' })
  }
  await records.commit(program('openStudios'), program('residency'))
  const shown = await world.services.get(OfferedPrograms).programs.read()
  expect(shown.map(one => [one.kind, one.call?.title])).toEqual(
    expect.arrayContaining([
      ['openStudios', undefined],
      ['residency', 'Registration'],
    ]),
  )
})
