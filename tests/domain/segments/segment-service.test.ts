import { expect, it } from 'vitest'
import { peoplePerAnswer } from '../../../src/domain/people/answer-for-person.contract'
import { SegmentService } from '../../../src/domain/segments/segment-service'
import { segments } from '../../../src/domain/segments/segments.collection'
import { peopleWorld } from '../../support/people-world'

const inTown = (city: string) => ({ join: 'all' as const, of: [{ field: 'city', is: 'is' as const, value: city }] })

async function world() {
  const made = await peopleWorld()
  return { ...made, service: made.services.get(SegmentService) }
}

it('segments are listed and watched by name, without those in the trash', async () => {
  const { service, house } = await world()
  await service.keep('Newcomers', inTown('Rivermouth') as never)
  const near = await service.keep('Near the mill', inTown('Millbank') as never)
  const gone = await service.keep('Abandoned', inTown('Nowhere') as never)
  const stored = (await house.get(segments, gone))!
  await house.commit(house.changing(segments, stored, { deletedAt: new Date(0) } as never))
  expect((await service.list()).map(({ name }) => name)).toEqual(['Near the mill', 'Newcomers'])
  const seen = await new Promise<readonly string[]>((resolve, reject) => {
    service.watch(found => resolve(found.map(({ name }) => name)), reject)
  })
  expect(seen).toEqual(['Near the mill', 'Newcomers'])
  const before = (await service.list()).find(({ id }) => id === near)!
  expect(await service.keep('At the mill', inTown('Millbank') as never, before)).toBe(near)
  expect((await service.list()).map(({ name, kind }) => [name, kind])).toEqual([
    ['At the mill', 'dynamic'],
    ['Newcomers', 'dynamic'],
  ])
})

it('a fixed list keeps the people that were chosen', async () => {
  const { service, add, house } = await world()
  await add('a', 'Ana Ruiz')
  await add('b', 'Bo Ek')
  const id = await service.freeze('Friday', ['b', 'a'])
  expect(await house.get(segments, id)).toMatchObject({ name: 'Friday', kind: 'static' })
})

it('a no for more people than one call takes is recorded for each, and tells how far it is', async () => {
  const { service, add, answers } = await world()
  const ids = Array.from({ length: peoplePerAnswer + 1 }, (_, i) => `p${i}`)
  for (const id of ids) await add(id, `Ana R${id}`)
  const done: number[] = []
  const refusal = { topics: ['events' as const], state: 'out' as const, evidence: 'asked us by phone' }
  expect(await service.answer({ personIds: ids, ...refusal }, so => done.push(so))).toBe(ids.length)
  expect(done).toEqual([peoplePerAnswer, ids.length])
  expect([await answers('p0'), await answers(ids.at(-1)!)]).toEqual([{ events: 'out' }, { events: 'out' }])
  expect(await service.answer({ personIds: ids.slice(0, 2), ...refusal })).toBe(0)
})
