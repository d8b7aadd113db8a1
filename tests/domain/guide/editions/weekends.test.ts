import { array, assert, constant, constantFrom, oneof, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copyEdition } from '../../../../src/domain/guide/editions/copy-edition.contract'
import { assignNeighbourhoods } from '../../../../src/domain/guide/editions/weekends/assign-neighbourhoods.contract'
import { reassignNeighbourhoods } from '../../../../src/domain/guide/editions/weekends/reassign-neighbourhoods'
import { setWeekends } from '../../../../src/domain/guide/editions/weekends/set-weekends.contract'
import { swapWeekends } from '../../../../src/domain/guide/editions/weekends/swap-weekends.contract'
import { neighbourhoods, weekends } from '../../../../src/domain/guide/editions.collection'
import { listings, sites } from '../../../../src/domain/guide/listings.collection'
import { setCapacity } from '../../../../src/domain/guide/places/buildings/set-capacity.contract'
import { saveOutlines } from '../../../../src/domain/guide/places/outlines/save-outlines.contract'
import { places } from '../../../../src/domain/guide/registering/places.collection'
import { registrations } from '../../../../src/domain/guide/registrations.collection'
import { people } from '../../../../src/domain/people/people.collection'
import { brokenRuleOf } from '../../../../src/domain/shared/functions/cloud-function'
import { type MemoryWorld, memoryWorld } from '../../../support/memory-world'
import { opening, seedListings, studio } from '../../../support/small-city'

const world = () => memoryWorld({ sample: true, as: 'guideadmin', now: new Date('2027-05-01T19:00:00Z') })
const ruleOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => brokenRuleOf(error)?.rule ?? (error as { readonly code: string }).code,
  )
const weekendsOf = ({ context }: MemoryWorld, edition: string) =>
  context.systemRecords.find(weekends, { params: { edition }, orderBy: [['n', 'asc']] })
const day = (date: string, open = '11:00', close = '18:00') => ({ date, open, close })

describe('the weekends of an edition', () => {
  it('share no day, lie within its days where those are given, and have blackouts on their own days alone', async () => {
    const opened = await world()
    await opened.call(copyEdition, { from: '2027', year: 2028, name: 'Open Studios 2028' })
    const first = { n: 1, name: 'First', days: [day('2028-09-23')] }
    const second = { n: 2, name: 'Second', days: [day('2028-09-30')] }
    const set = (...all: readonly object[]) => opened.call(setWeekends, { editionId: '2028', weekends: all as never })
    expect(await ruleOf(set(first, { ...second, days: first.days }))).toBe('weekend-overlap')
    expect(await ruleOf(opened.call(setWeekends, { editionId: '2028', startsOn: '2028-09-24', weekends: [first] }))).toBe('weekend-outside')
    const parade = { date: '2028-09-24', from: '11:00', until: '13:00', why: 'Parade' }
    expect(await ruleOf(set({ ...first, blackouts: [parade] }))).toBe('invalid-argument')
    await set({ ...first, note: 'By the water', blackouts: [{ ...parade, date: '2028-09-23' }] }, second)
    await set(first, second)
    expect((await weekendsOf(opened, '2028')).map(({ note, blackouts = [] }) => [note, blackouts.length])).toEqual([
      ['By the water', 1],
      [undefined, 0],
    ])
  })

  it('keep their own names, days and neighborhoods where all are saved again in another order', async () => {
    const opened = await world()
    await opened.call(copyEdition, { from: '2027', year: 2028, name: 'Open Studios 2028' })
    const before = await weekendsOf(opened, '2028')
    const wanted = before.map(({ n, name, days }) => ({ n, name: `${name} again`, days: [...days] })).toReversed()
    expect(await opened.call(setWeekends, { editionId: '2028', weekends: wanted })).toEqual({ weekends: before.length })
    const facts = (all: typeof before) => all.map(({ id, n, name, days, neighbourhoodIds }) => ({ id, n, name, days, neighbourhoodIds }))
    expect(facts(await weekendsOf(opened, '2028'))).toEqual(facts(before).map(one => ({ ...one, name: `${one.name} again` })))
    const added = { n: 6, name: 'One more', days: [day('2028-11-04')] }
    await opened.call(setWeekends, { editionId: '2028', weekends: [...wanted, added] })
    expect(facts(await weekendsOf(opened, '2028')).at(-1)).toEqual({ id: '6', ...added, neighbourhoodIds: [] })
  })

  it('leave a weekend its id that was the sixth before it became the eighth: a new sixth one gets another', async () => {
    const opened = await world()
    const { systemRecords } = opened.context
    const eighth = { n: 8, name: 'The eighth now', days: [day('2028-11-11')] }
    await opened.call(copyEdition, { from: '2027', year: 2028, name: 'Open Studios 2028' })
    await systemRecords.commit(systemRecords.creating(weekends, '6', { ...eighth, neighbourhoodIds: [] }, { edition: '2028' }))
    const kept = (await weekendsOf(opened, '2028')).map(({ n, name, days }) => ({ n, name, days: [...days] }))
    await opened.call(setWeekends, { editionId: '2028', weekends: [...kept, { n: 6, name: 'The sixth', days: [day('2028-11-04')] }] })
    expect((await weekendsOf(opened, '2028')).slice(-2).map(({ id, name }) => [id, name])).toEqual([
      ['6-1', 'The sixth'],
      ['6', 'The eighth now'],
    ])
  })

  it('are deleted while nobody uses them, and only then', async () => {
    const opened = await world()
    await opened.call(copyEdition, { from: '2027', year: 2028, name: 'Open Studios 2028' })
    const all = (await weekendsOf(opened, '2028')).map(({ n, name, days }) => ({ n, name, days: [...days] }))
    const { systemRecords } = opened.context
    const registered = {
      personId: 'p-artist',
      editionId: '2028',
      n: 1,
      weekendId: '5',
      tier: 'Premier',
      insuranceOk: true,
      volunteerHours: 0,
      status: 'paid',
    } as const
    await systemRecords.commit(systemRecords.creating(registrations, 'r1', registered))
    expect(await ruleOf(opened.call(setWeekends, { editionId: '2028', weekends: all.slice(0, 4) }))).toBe('weekend-used')
    await systemRecords.change(registrations, (await systemRecords.get(registrations, 'r1'))!, { status: 'withdrawn' })
    expect(await ruleOf(opened.call(setWeekends, { editionId: '2028', weekends: all.slice(0, 4) }))).toBe('done')
  })

  it('stay while a listing of their neighborhoods is open; one that is withdrawn or in the trash keeps none', async () => {
    const opened = await world()
    await opened.call(copyEdition, { from: '2027', year: 2028, name: 'Open Studios 2028' })
    const all = await weekendsOf(opened, '2028')
    const [neighbourhoodId] = all[4]!.neighbourhoodIds
    const { systemRecords } = opened.context
    const inFifth = studio('Tide Prints', { editionId: '2028', neighbourhoodId, openings: [], status: 'draft' })
    await seedListings(systemRecords, { tide: inFifth, trashed: { ...inFifth, deletedAt: opened.clock.now() } })
    const set = () =>
      ruleOf(opened.call(setWeekends, { editionId: '2028', weekends: all.slice(0, 4).map(({ n, name, days }) => ({ n, name, days: [...days] })) }))
    expect(await set()).toBe('weekend-used')
    await systemRecords.change(listings, (await systemRecords.get(listings, 'tide'))!, { status: 'withdrawn' })
    expect(await set()).toBe('done')
  })

  it('are written by callables alone', async () => {
    const { documents, context } = await world()
    const [weekend] = await context.systemRecords.find(weekends, { params: { edition: '2027' } })
    const change = { neighbourhoodIds: [], rev: weekend!.rev + 1 }
    await expect(documents.commit([{ op: 'update', path: `editions/2027/weekends/${weekend!.id}`, data: change }])).rejects.toMatchObject({
      code: 'permission-denied',
    })
  })
})

describe('a neighborhood', () => {
  it('is in one weekend, however it is moved', async () => {
    const opened = await world()
    await opened.call(copyEdition, { from: '2027', year: 2028, name: 'Open Studios 2028' })
    const [first, second] = await weekendsOf(opened, '2028')
    const moved = first!.neighbourhoodIds[0]!
    const both = [{ neighbourhoodId: moved, weekendId: second!.id }]
    expect(await opened.call(assignNeighbourhoods, { editionId: '2028', moves: both })).toEqual({ moved: 1 })
    expect(await opened.call(assignNeighbourhoods, { editionId: '2028', moves: both })).toEqual({ moved: 0 })
    expect((await weekendsOf(opened, '2028')).filter(one => one.neighbourhoodIds.includes(moved)).map(({ id }) => id)).toEqual([second!.id])
    expect(await ruleOf(opened.call(assignNeighbourhoods, { editionId: '2028', moves: [{ neighbourhoodId: 'nowhere', weekendId: '1' }] }))).toBe(
      'not-found',
    )
  })

  it('is in one weekend after any moves of several people at once', () => {
    const ids = ['a', 'b', 'c', 'd', 'e']
    const move = record({ neighbourhoodId: constantFrom(...ids), weekendId: oneof(constantFrom('1', '2', '3'), constant(null)) })
    assert(
      property(array(array(move, { maxLength: 6 }), { maxLength: 8 }), rounds => {
        let all: { id: string; neighbourhoodIds: readonly string[] }[] = ['1', '2', '3'].map(id => ({ id, neighbourhoodIds: id === '1' ? ids : [] }))
        for (const moves of rounds) {
          const { after } = reassignNeighbourhoods(all, moves)
          all = all.map(({ id }) => ({ id, neighbourhoodIds: after.get(id)! }))
          for (const { neighbourhoodId, weekendId } of moves.filter(
            (one, i) => moves.findLastIndex(other => other.neighbourhoodId === one.neighbourhoodId) === i,
          ))
            expect(all.find(one => one.neighbourhoodIds.includes(neighbourhoodId))?.id ?? null).toBe(weekendId)
        }
        const placed = all.flatMap(one => one.neighbourhoodIds)
        expect(new Set(placed).size).toBe(placed.length)
      }),
    )
  })
})

describe('two weekends that change places', () => {
  it('are tried first, then move everybody who is open then, with a mail that says why', async () => {
    const opened = await world()
    const [first, second] = await weekendsOf(opened, '2027')
    const pair = { editionId: '2027', weekendIds: [first!.id, second!.id] as [string, string] }
    const planned = await opened.call(swapWeekends, { dryRun: true, ...pair })
    expect(planned.listings).toBeGreaterThan(20)
    expect(await weekendsOf(opened, '2027')).toEqual([first, second, ...(await weekendsOf(opened, '2027')).slice(2)])
    const open = await opened.context.systemRecords.find(listings, { where: [['editionId', '==', '2027']] })
    const moving = open.find(one => one.openings.length === 2 && one.openings[0]!.start.local === `${first!.days[0]!.date}T11:00`)!
    const done = await opened.call(swapWeekends, { dryRun: false, ...pair, reason: 'The marathon runs along the bay.', mail: true })
    expect({ ...done, mailed: 0 }).toEqual(planned)
    expect(done.mailed).toBeGreaterThan(0)
    const [nowFirst, nowSecond] = await weekendsOf(opened, '2027')
    expect([nowFirst!.id, nowFirst!.days, nowFirst!.neighbourhoodIds]).toEqual([second!.id, first!.days, second!.neighbourhoodIds])
    expect([nowSecond!.id, nowSecond!.days, nowSecond!.neighbourhoodIds]).toEqual([first!.id, second!.days, first!.neighbourhoodIds])
    const moved = (await opened.context.systemRecords.get(listings, moving.id))!
    expect(moved.openings.map(({ start }) => start.local)).toEqual(second!.days.slice(-2).map(({ date }) => `${date}T11:00`))
    const told = opened.localMode.state.outbox.filter(({ subject }) => subject.endsWith(': your weekend has changed'))
    expect(told).toHaveLength(done.mailed)
    const everybody = await opened.context.systemRecords.find(people)
    const known = new Set(everybody.flatMap(({ emails }) => emails.map(({ address }) => address)))
    expect(told.filter(({ to }) => !known.has(to))).toEqual([])
    expect(new Set(told.map(({ to }) => to)).size).toBe(told.length)
    const again = await opened.call(swapWeekends, { dryRun: false, ...pair, reason: 'Back: the marathon was moved.', mail: false })
    expect(again.mailed).toBe(0)
    expect((await opened.context.systemRecords.get(listings, moving.id))!.openings).toEqual(moving.openings)
  })
})

describe('who is concerned where two weekends change places', () => {
  it('is registered for one of them or open then, in this edition, and still takes part', async () => {
    const opened = await world()
    const { systemRecords } = opened.context
    const [first, second, third] = await weekendsOf(opened, '2027')
    const pair = { editionId: '2027', weekendIds: [first!.id, second!.id] as [string, string] }
    const counted = async () => {
      const { mailed: _, ...numbers } = await opened.call(swapWeekends, { dryRun: true, ...pair })
      return numbers
    }
    const before = await counted()
    const registered = { tier: 'Premier', insuranceOk: true, volunteerHours: 0, n: 1, status: 'paid' as const }
    const at = (id: string, of: { readonly editionId: string; readonly weekendId?: string; readonly status?: 'withdrawn' }) =>
      systemRecords.creating(registrations, id, { ...registered, personId: `p-${id}`, ...of })
    const open = (date: string, of: Parameters<typeof studio>[1]) => studio('Late', { openings: [opening(date, '11:00', '18:00')], ...of })
    await systemRecords.commit(
      at('elsewhere', { editionId: '2028', weekendId: first!.id }),
      at('later', { editionId: '2027', weekendId: third!.id }),
      at('anywhere', { editionId: '2027' }),
      at('over', { editionId: '2027', weekendId: first!.id, status: 'withdrawn' }),
    )
    await seedListings(systemRecords, {
      elsewhere: open(first!.days[0]!.date, { editionId: '2028', ownerIds: ['p-elsewhere'] }),
      later: open(third!.days.find(({ date }) => ![...first!.days, ...second!.days].some(one => one.date === date))!.date, { ownerIds: ['p-later'] }),
      gone: open(first!.days[0]!.date, { ownerIds: ['p-gone'], status: 'withdrawn' }),
      thrown: open(first!.days[0]!.date, { ownerIds: ['p-thrown'], deletedAt: new Date(0) }),
    })
    expect(await counted()).toEqual(before)
    await systemRecords.commit(at('new', { editionId: '2027', weekendId: second!.id }))
    await seedListings(systemRecords, { new: open(first!.days[0]!.date, { ownerIds: ['p-new', 'p-with'] }) })
    expect(await counted()).toEqual({
      registrations: before.registrations + 1,
      listings: before.listings + 1,
      people: before.people + 2,
    })
    expect(await ruleOf(opened.call(swapWeekends, { dryRun: true, editionId: '2027', weekendIds: [first!.id, first!.id] }))).toBe('invalid-argument')
  })
})

describe('a building', () => {
  it('has never fewer places than are confirmed or held', async () => {
    const opened = await world()
    const { systemRecords } = opened.context
    const [site] = await systemRecords.find(sites)
    const [edition, registered] = [{ edition: '2027' }, ['r1', 'r2', 'r3']]
    const filled = await systemRecords.get(places, site!.id, edition)
    await systemRecords.commit(
      filled
        ? systemRecords.changing(places, filled, { takenBy: [...filled.takenBy, ...registered] }, edition)
        : systemRecords.creating(places, site!.id, { takenBy: registered, line: [] }, edition),
    )
    const { taken } = await opened.call(setCapacity, { siteId: site!.id, capacity: 500 })
    expect(taken).toBeGreaterThanOrEqual(3)
    expect(await ruleOf(opened.call(setCapacity, { siteId: site!.id, capacity: taken - 1 }))).toBe('capacity-taken')
    await opened.call(setCapacity, { siteId: site!.id, capacity: taken, units: ['101', '102'] })
    const now = await systemRecords.get(sites, site!.id)
    expect([now?.capacity, now?.units]).toEqual([taken, ['101', '102']])
  })
})

describe('the outline of a neighborhood', () => {
  it('is refused where it overlaps another one, and cut off where staff ask for it', async () => {
    const opened = await world()
    const { systemRecords } = opened.context
    const known = (await systemRecords.get(neighbourhoods, 'punta-clara'))!
    const [[ring]] = JSON.parse(known.outline!) as [[[number, number][]]]
    const west = Math.min(...ring.map(([lng]) => lng))
    const [south, north] = [Math.min(...ring.map(([, lat]) => lat)), Math.max(...ring.map(([, lat]) => lat))]
    const outline: [number, number][][][] = [
      [
        [
          [west - 0.03, south],
          [west + 0.004, south],
          [west + 0.004, north],
          [west - 0.03, north],
          [west - 0.03, south],
        ],
      ],
    ]
    const drawn = { city: known.city, outlines: [{ name: 'New Ground', outline }] }
    expect(await ruleOf(opened.call(saveOutlines, { ...drawn, cut: false }))).toBe('outline-refused')
    await expect(opened.call(saveOutlines, { ...drawn, cut: false })).rejects.toMatchObject({
      details: { name: 'New Ground', problem: { is: 'overlaps', names: expect.arrayContaining([known.name]) } },
    })
    expect(await opened.call(saveOutlines, { ...drawn, cut: true })).toEqual({ created: ['new-ground'], changed: 0 })
    const made = await systemRecords.get(neighbourhoods, 'new-ground')
    expect([made?.status, made?.name]).toEqual(['active', 'New Ground'])
    const kept = JSON.parse(made!.outline!) as [number, number][][][]
    expect(
      await opened.call(saveOutlines, { city: known.city, cut: false, outlines: [{ id: 'new-ground', name: 'New Ground', outline: kept }] }),
    ).toEqual({
      created: [],
      changed: 1,
    })
  })
  it('of a city that has none yet are made at once, in the order of the file, each with a name in addresses of its own', async () => {
    const opened = await memoryWorld({ firstDay: true, as: 'superadmin' })
    const square = (name: string, lng: number) => ({
      name,
      outline: [
        [
          [
            [lng, 37.77],
            [lng + 0.01, 37.77],
            [lng + 0.01, 37.78],
            [lng, 37.78],
            [lng, 37.77],
          ],
        ],
      ] as [number, number][][][],
    })
    const drawn = [square('Harbor', -122.41), square('Hill', -122.4), square('Hill', -122.39)]
    expect(await opened.call(saveOutlines, { city: 'Town', cut: true, outlines: drawn })).toEqual({
      created: ['harbor', 'hill', 'hill-town'],
      changed: 0,
    })
    // A neighborhood of the same name in another city gets an id of its own.
    expect(await opened.call(saveOutlines, { city: 'Port', cut: true, outlines: [square('Hill', 1.2)] })).toEqual({
      created: ['hill-port'],
      changed: 0,
    })
    const made = await opened.context.systemRecords.find(neighbourhoods, { where: [['city', '==', 'Town']] })
    expect(made.toSorted((a, b) => a.order - b.order).map(({ id, order }) => [id, order])).toEqual([
      ['harbor', 0],
      ['hill', 1],
      ['hill-town', 2],
    ])
  })
})
