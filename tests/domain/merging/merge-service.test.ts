import { describe, expect, it } from 'vitest'
import { donations } from '../../../src/domain/giving/donations.collection'
import { duplicates } from '../../../src/domain/merging/duplicate-pairs.collection'
import { minLikeness } from '../../../src/domain/merging/match-people'
import { movesPerCall } from '../../../src/domain/merging/merge-people.contract'
import { type Duplicate, isForBatch, MergeService, proposedKept } from '../../../src/domain/merging/merge-service'
import type { Person } from '../../../src/domain/people/people.collection'
import { peopleWorld } from '../../support/people-world'

type World = Awaited<ReturnType<typeof peopleWorld>>
const service = ({ services }: World) => services.get(MergeService)
const pair = (world: World, id: string, rule: Duplicate['rule'], score: number, status: Duplicate['status'] = 'open') =>
  world.house.commit(world.house.creating(duplicates, id, { personIds: id.split('-'), rule, score, status }))

describe('the queue of duplicates', () => {
  it('has the most certain rule first, and of one rule the most alike', async () => {
    const world = await peopleWorld()
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) await world.add(id, `Ana R${id}`)
    await pair(world, 'a-b', 'similar', 0.99)
    await pair(world, 'a-c', 'email', 0.93)
    await pair(world, 'a-d', 'hand', 1)
    await pair(world, 'b-c', 'namePhone', 0.9)
    await pair(world, 'b-d', 'email', 0.97)
    await pair(world, 'e-f', 'nameAddress', 0.95)
    expect((await service(world).pairs()).pairs.map(({ id }) => id)).toEqual(['b-d', 'a-c', 'b-c', 'e-f', 'a-b', 'a-d'])
    expect((await service(world).pairs(2)).pairs.map(({ id }) => id)).toEqual(['b-d', 'a-c'])
    expect(await service(world).waiting()).toBe(6)
  })

  it('is read part by part to its end, each pair once, also where many are equally alike', async () => {
    const world = await peopleWorld()
    for (const id of ['a', 'b', 'c', 'd', 'e']) await world.add(id, `Ana R${id}`)
    for (const id of ['a-b', 'a-c', 'a-d', 'b-c']) await pair(world, id, 'email', 1)
    for (const id of ['b-d', 'c-d', 'a-e']) await pair(world, id, 'similar', 0.95)
    const seen: string[] = []
    let { pairs, next } = await service(world).pairs(2)
    for (; ; { pairs, next } = await service(world).pairs(2, next)) {
      seen.push(...pairs.map(({ id }) => id))
      if (!next) break
    }
    expect(seen.slice(0, 4).toSorted()).toEqual(['a-b', 'a-c', 'a-d', 'b-c'])
    expect(seen.slice(4).toSorted()).toEqual(['a-e', 'b-d', 'c-d'])
  })

  it('has the pairs of the same email first where hundreds of pairs with equal names wait', async () => {
    const world = await peopleWorld()
    await world.add('a', 'Ana Ruiz')
    await world.add('b', 'A. Ruiz')
    for (let at = 0; at < 5; at++) await pair(world, `a-c${at}`, 'similar', 1)
    await pair(world, 'a-b', 'email', 0.6)
    expect((await service(world).pairs(3)).pairs.map(({ id }) => id)).toEqual(['a-b'])
  })

  it('leaves out who was decided on or is gone, and takes a pair back that was reopened', async () => {
    const world = await peopleWorld()
    for (const id of ['a', 'b', 'c']) await world.add(id, `Ana R${id}`)
    await world.add('d', 'Ana Rd', { status: 'merged' })
    await pair(world, 'a-b', 'email', 1)
    await pair(world, 'a-c', 'email', 1, 'dismissed')
    await pair(world, 'a-d', 'email', 1)
    await pair(world, 'a-x', 'email', 1)
    const [only, ...others] = (await service(world).pairs()).pairs
    expect([only?.people.map(({ id }) => id), others]).toEqual([['a', 'b'], []])
    expect(await service(world).waiting()).toBe(3)
    await service(world).dismiss(only!)
    expect((await service(world).pairs()).pairs).toEqual([])
    await service(world).reopen('a-b')
    await service(world).reopen('no-such-pair')
    expect((await service(world).pairs()).pairs.map(({ id }) => id)).toEqual(['a-b'])
  })
})

it('may be merged in bulk by an email address of both, with names alike enough', () => {
  const found = (rule: Duplicate['rule'], score: number) => isForBatch({ rule, score } as Duplicate)
  expect([found('email', minLikeness), found('email', minLikeness - 0.001), found('namePhone', 1)]).toEqual([true, false, false])
})

describe('of two records, the kept one', () => {
  const person = (id: string, more: object = {}) => ({ id, emails: [], tags: [], createdAt: new Date(2027, 0, 1), ...more }) as unknown as Person
  const kept = (one: Person, other: Person) => proposedKept([one, other]).map(({ id }) => id)

  it('has the account, whatever else the other one has', () => {
    const rich = person('b', { emails: [1, 2], phones: [1], addresses: [1, 2], tags: [1] })
    expect(kept(rich, person('a', { uid: 'u' }))).toEqual(['a', 'b'])
  })
  it.each(['emails', 'phones', 'addresses', 'tags'])('has more %s', field => {
    expect(kept(person('a'), person('b', { [field]: ['one'] }))).toEqual(['b', 'a'])
  })
  it('is the older one of two with as much', () => {
    const later = person('b', { createdAt: new Date(2027, 0, 2) })
    expect([kept(person('a'), later), kept(later, person('a')), kept(person('a'), person('c'))]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
      ['a', 'c'],
    ])
  })
})

describe('a merge of many records', () => {
  const gifts = movesPerCall + 5

  async function withGifts() {
    const world = await peopleWorld()
    await world.add('a', 'Ana Ruiz')
    await world.add('b', 'Anna Ruiz')
    for (let i = 0; i < gifts; i += 1)
      await world.house.commit(
        world.house.creating(donations, `gift-${i}`, {
          personId: 'b',
          amount: { cents: 5000, cur: 'usd' },
          anonymous: false,
          receivedOn: '2027-05-01',
          taxYear: 2027,
          softCredits: [],
          status: 'recorded',
        }),
      )
    return world
  }

  it('tells how far it is, can be continued under its id, and is undone whole', async () => {
    const world = await withGifts()
    const [started, moved]: [string[], number[]] = [[], []]
    const id = await service(world).merge(await world.person('a'), await world.person('b'), {
      onStarted: one => started.push(one),
      onProgress: so => moved.push(so),
    })
    expect(started).toEqual([id])
    expect(moved.length).toBeGreaterThan(1)
    expect(moved.at(-1)).toBeGreaterThanOrEqual(gifts)
    expect(moved).toEqual(moved.toSorted((one, other) => one - other))
    expect((await service(world).resume(id))?.status).toBe('done')
    expect(await service(world).resume('no-such-merge')).toBeUndefined()

    const remaining: number[] = []
    await service(world).undo(id, rest => remaining.push(rest))
    expect(remaining.length).toBeGreaterThan(0)
    expect(remaining.every(rest => rest > 0)).toBe(true)
    expect((await world.house.find(donations)).map(({ personId }) => personId)).toEqual(Array.from({ length: gifts }, () => 'b'))
  })

  it('is in the history, the newest first and the last fifty alone', async () => {
    const world = await peopleWorld()
    await world.add('a', 'Ana Ruiz')
    await world.add('b', 'Anna Ruiz')
    const made: string[] = []
    for (let i = 0; i < 52; i += 1) {
      await world.add(`c${i}`, 'Ana Ruiz')
      world.later(1 / 60)
      made.push(await service(world).merge(await world.person('a'), await world.person(`c${i}`)))
    }
    expect((await service(world).history()).map(({ id }) => id)).toEqual(made.toReversed().slice(0, 50))
  })

  it('goes on where it was left when its tab was closed', async () => {
    const world = await withGifts()
    let id = ''
    const left = new Error('the tab was closed')
    const closed = service(world).merge(await world.person('a'), await world.person('b'), {
      onStarted: one => (id = one),
      onProgress: () => {
        throw left
      },
    })
    await expect(closed).rejects.toBe(left)
    expect((await service(world).find(id))?.status).toBe('running')
    await service(world).resume(id)
    expect((await service(world).find(id))?.status).toBe('done')
    expect((await world.house.find(donations)).every(({ personId }) => personId === 'a')).toBe(true)
  })
})
