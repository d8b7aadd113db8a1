import type * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../../../src/domain/audit/audit.collection'
import { drawOrder } from '../../../../src/domain/guide/passport/draw-order'
import type { drawPrizes } from '../../../../src/domain/guide/passport/draw-prizes.contract'
import { drawPrizesHandler } from '../../../../src/domain/guide/passport/draw-prizes.handler'
import { PrizeDrawService } from '../../../../src/domain/guide/passport/prize-draw-service'
import { prizeDraws, prizeWinners } from '../../../../src/domain/guide/passport/prize-draws.collection'
import { passport } from '../../../../src/domain/people/passport.collection'
import { people } from '../../../../src/domain/people/people.collection'
import { brokenRuleOf } from '../../../../src/domain/shared/functions/cloud-function'
import { invokeHandler } from '../../../../src/domain/shared/functions/invoke-handler'
import type { Actor } from '../../../../src/domain/shared/records/policy'
import { dataOf, Records } from '../../../../src/domain/shared/records/records'
import { enrolled } from '../../../support/enrolled'
import { type MemoryWorld, memoryWorld } from '../../../support/memory-world'
import { seedSmallCity } from '../../../support/small-city'

const staff: Actor = { uid: 'staff', secondFactor: true, claims: { pid: 'staff', adm: 1, sc: 'g' } }
let memory: MemoryWorld
let records: Records

const named = (first: string) => ({
  names: { first, last: 'Lo', display: `${first} Lo`, sort: `lo ${first.toLowerCase()}` },
  emails: [],
  phones: [],
  addresses: [],
  tags: [],
  source: 'joined' as const,
  kind: 'person' as const,
  status: 'active' as const,
})
const visited = (holder: { personId: string } | { deviceId: string }, ...studios: readonly string[]) =>
  studios.map((listingId, i) =>
    records.creating(passport, `${Object.values(holder)[0]}-${listingId}-${i}`, {
      ...holder,
      listingId,
      editionId: '2027',
      at: new Date('2027-10-16T20:00:00Z'),
      method: 'qr' as const,
    }),
  )

/** Ana and Ben have two studios, Cleo one twice, a phone two; Dora came after the last day; Erik is no person any more. */
beforeEach(async () => {
  memory = await memoryWorld({ now: new Date('2027-10-26T20:00:00Z') })
  records = new Records(memory.store, { current: undefined })
  await seedSmallCity(records)
  await enrolled(memory, staff)
  await records.commit(
    ...['Ana', 'Ben', 'Cleo', 'Dora'].map(name => records.creating(people, name.toLowerCase(), named(name))),
    ...visited({ personId: 'ana' }, 'kiln', 'loom'),
    ...visited({ personId: 'ben' }, 'kiln', 'loom', 'kiln'),
    ...visited({ personId: 'cleo' }, 'kiln', 'kiln'),
    ...visited({ personId: 'erik' }, 'kiln', 'loom'),
    ...visited({ deviceId: 'phone' }, 'kiln', 'loom'),
    ...['kiln', 'loom'].map(listingId =>
      records.creating(passport, `dora-${listingId}`, {
        personId: 'dora',
        listingId,
        editionId: '2027',
        at: new Date('2027-10-25T20:00:00Z'),
        method: 'qr',
      }),
    ),
    records.creating(prizeDraws, '2027', { editionId: '2027', studios: 2, prizes: 'A print', endsOn: '2027-10-24' }),
  )
})

type Drawn = { entries: number; people: number; won: number; hash: string; seed?: string; winnerIds: string[] }
const asStaff = (input: v.InferInput<typeof drawPrizes.input>) =>
  invokeHandler(drawPrizesHandler, { ...memory.context, actor: staff }, { key: crypto.randomUUID(), input }) as Promise<Drawn>
const look = () => asStaff({ dryRun: true, editionId: '2027' })
const draw = async (winners: number, seen?: string) => asStaff({ dryRun: false, editionId: '2027', winners, seen: seen ?? (await look()).hash })
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'drawn',
    error => brokenRuleOf(error)?.rule ?? (error as { code: string }).code,
  )

describe('a prize draw', () => {
  it('is among people with stamps of enough different studios until the last day', async () => {
    expect(await look()).toMatchObject({ entries: 2, people: 4, won: 0, winnerIds: [] })
    expect(await records.find(prizeWinners)).toEqual([])
  })

  it('can be drawn again from its noted seed, and is in the audit', async () => {
    const { seed, winnerIds, hash } = await draw(1)
    expect(winnerIds).toEqual((await drawOrder(seed!, ['ben', 'ana'])).slice(0, 1))
    expect(await records.find(prizeWinners)).toMatchObject([
      { id: '2027-1', personId: winnerIds[0], name: `${winnerIds[0] === 'ana' ? 'Ana' : 'Ben'} Lo`, place: 1, seed, entries: 2, entriesHash: hash },
    ])
    const noted = (await records.find(audit)).filter(({ action }) => action === 'prizes.draw')
    expect(noted).toMatchObject([{ entityId: '2027', after: { seed, entries: 2, entriesHash: hash, winners: 1, studios: 2 } }])
  })

  it('draws nobody twice, and ends when everybody has won', async () => {
    const first = await draw(1)
    const second = await draw(5)
    expect([...first.winnerIds, ...second.winnerIds].sort()).toEqual(['ana', 'ben'])
    expect((await records.find(prizeWinners)).map(({ id }) => id).sort()).toEqual(['2027-1', '2027-2'])
    // Everybody may know how many took part and won; nobody agreed to be named.
    expect((await records.get(prizeDraws, '2027'))?.drawn).toEqual({ at: new Date('2027-10-26T20:00:00Z'), people: 2, winners: 2 })
    expect(await refusal(draw(1))).toBe('draw-empty')
  })

  it('tells its winners what they did and what they won', async () => {
    const ana = (await records.get(people, 'ana'))!
    await records.commit(records.changing(people, ana, { emails: [{ address: 'ana@post.example', verified: true }] }))
    await draw(2)
    expect(memory.localMode.state.outbox).toMatchObject([
      { to: 'ana@post.example', text: expect.stringMatching(/^You visited 2 studios or more, and .* The prizes: A print\n/) },
    ])
  })

  it('is set by staff, and its winners are read in the order of their places', async () => {
    const service = new PrizeDrawService(records)
    await service.set('2027', { studios: 1, prizes: 'Two prints', endsOn: '2027-10-24' })
    await service.set('2026', { studios: 3, prizes: 'A mug', endsOn: '2026-10-25' })
    expect(await service.of('2027')).toMatchObject({ studios: 1, prizes: 'Two prints' })
    expect(await service.of('2026')).toMatchObject({ editionId: '2026', studios: 3, prizes: 'A mug' })
    await draw(2)
    const second = dataOf(prizeWinners, (await records.get(prizeWinners, '2027-2'))!)
    await records.commit(records.creating(prizeWinners, '2027-10', { ...second, place: 10 }))
    await records.commit(records.creating(prizeWinners, '2026-1', { ...second, editionId: '2026', place: 1 }))
    expect((await service.winners('2027')).map(({ place }) => place)).toEqual([1, 2, 10])
  })

  it('is of exactly the entries that were shown', async () => {
    const { hash } = await look()
    await records.commit(...visited({ personId: 'cleo' }, 'mill', 'loom'))
    expect(await refusal(draw(1, hash))).toBe('draw-changed')
    expect(await refusal(draw(1))).toBe('drawn')
  })

  it('waits for the end of its last day, and needs its rule', async () => {
    memory.clock.setNow(new Date('2027-10-25T06:00:00Z'))
    expect(await refusal(draw(1))).toBe('draw-early')
    expect(await refusal(asStaff({ dryRun: true, editionId: '2026' }))).toBe('draw-unset')
  })
})
