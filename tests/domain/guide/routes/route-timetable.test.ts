import { describe, expect, it } from 'vitest'
import { leg, legOver, openingFor, type RouteStop, timesOf, wayBack } from '../../../../src/domain/guide/routes/route-timetable'
import { waysToGo } from '../../../../src/domain/guide/routes/ways-to-go'

const flat = { line: 1000, slopes: [], hasStairs: false }
/** A kilometer that goes up by as much on its first half as it goes down on the second. */
const hill = (rise: number) => ({ ...flat, slopes: [500, 500].map((metres, i) => ({ metres, rise: i === 0 ? rise : -rise })) })
const stop = (id: string, ...hours: RouteStop['hours']): RouteStop => ({ id, pin: [-122.4, 37.75], hours })

describe('a kilometer as the crow flies', () => {
  it('is longer on the street, by car most of all, and takes as long as one goes fast', () => {
    const legs = Object.fromEntries(waysToGo.map(by => [by, legOver(flat, { by })]))
    const level = { climb: 0, isSteep: false, hasStairs: false }
    expect(legs).toEqual({
      walk: { ...level, metres: 1300, minutes: 18 },
      wheelchair: { ...level, metres: 1300, minutes: 22 },
      bike: { ...level, metres: 1300, minutes: 7 },
      drive: { ...level, metres: 1400, minutes: 10 },
    })
  })
  it('over a hill takes longer on foot, by wheelchair and by bike, and as long by car', () => {
    for (const by of waysToGo) {
      const [over, along] = [legOver(hill(54), { by }), legOver(flat, { by })]
      expect(over).toMatchObject({ metres: along.metres, climb: 54, isSteep: false })
      expect([by, over.minutes > along.minutes]).toEqual([by, by !== 'drive'])
    }
  })
  it('is steep where a part of it is steeper than a ramp may be, up or down', () => {
    const isSteep = (rise: number) => legOver({ ...flat, slopes: [{ metres: 500, rise }] }, { by: 'walk' }).isSteep
    // On the street the half is 650 m long.
    expect([54, 55, -54, -55].map(isSteep)).toEqual([false, true, false, true])
    const steepFirst = { ...flat, slopes: [55, 0].map(rise => ({ metres: 500, rise })) }
    expect([legOver(steepFirst, { by: 'walk' }).isSteep, legOver(wayBack(steepFirst), { by: 'walk' })]).toMatchObject([
      true,
      { isSteep: true, climb: 0 },
    ])
  })
  it('with stairs is farther for whoever goes around them', () => {
    const stairs = { ...flat, hasStairs: true }
    const metres = (avoidsStairs?: boolean) => waysToGo.map(by => legOver(stairs, { by, avoidsStairs }).metres)
    expect(metres()).toEqual([1300, 1600, 1600, 1400])
    expect(metres(true)).toEqual([1600, 1600, 1600, 1700])
    expect(legOver(stairs, { by: 'wheelchair' })).toMatchObject({ minutes: 27, hasStairs: true })
  })
})

it('the way back goes up where the way there went down, in the opposite order', () => {
  const there = {
    ...flat,
    slopes: [
      { metres: 100, rise: 9 },
      { metres: 300, rise: -4 },
    ],
  }
  expect(wayBack(there).slopes).toEqual([
    { metres: 300, rise: 4 },
    { metres: 100, rise: -9 },
  ])
})

it('the next door of the same building is a minute away, by car too, and the same door none', () => {
  for (const by of waysToGo) {
    expect(legOver({ ...flat, line: 39 }, { by })).toEqual({ metres: 39, minutes: 1, climb: 0, isSteep: false, hasStairs: false })
    expect(legOver({ ...flat, line: 0 }, { by })).toMatchObject({ metres: 0, minutes: 0 })
    expect(legOver({ ...flat, line: 40 }, { by }).metres).toBeGreaterThan(40)
  }
})

it('a car goes around no stairs, because it is where there are none', () => {
  const [from, to] = [
    [-122.4, 37.75],
    [-122.4, 37.76],
  ] as const
  const stairs = () => true
  expect(waysToGo.map(by => leg(from, to, { by, stairs }).hasStairs)).toEqual([true, true, true, false])
  expect(leg(from, to, { by: 'walk', slopes: () => [{ metres: 1112, rise: 20 }] })).toMatchObject({ climb: 20 })
})

describe('a door on the way', () => {
  it('is seen at the hours that have not ended', () => {
    const twice = stop('a', [600, 720], [780, 900])
    expect([599, 719, 720, 899, 900].map(minute => openingFor(twice, minute)?.[0])).toEqual([600, 600, 780, 780, undefined])
  })
  it('is waited for before it opens, and passed without a stay after it closed or where it is closed all day', () => {
    const order = [stop('early', [660, 720]), stop('late', [690, 1080]), stop('over', [600, 660]), stop('never'), stop('open', [0, 1440])]
    const { stops, ...plan } = timesOf(order, { stops: order, begins: 650, by: 'walk', stay: 20 })
    const same = { metres: 0, climb: 0, isSteep: false, hasStairs: false }
    expect(stops).toEqual([
      { ...same, id: 'early', arrives: 650, waits: 10, leaves: 680, isClosed: false },
      { ...same, id: 'late', arrives: 680, waits: 10, leaves: 710, isClosed: false },
      { ...same, id: 'over', arrives: 710, waits: 0, leaves: 710, isClosed: true },
      { ...same, id: 'never', arrives: 710, waits: 0, leaves: 710, isClosed: true },
      { ...same, id: 'open', arrives: 710, waits: 0, leaves: 730, isClosed: false },
    ])
    expect(plan).toEqual({ missed: 2, ends: 730, metres: 0, climb: 0 })
  })
  it('is reached from where the visitor begins, and the way of all legs is told', () => {
    const order = [stop('a', [0, 1440]), { ...stop('b', [0, 1440]), pin: [-122.4, 37.76] as const }]
    const plan = timesOf(order, { stops: order, start: [-122.4, 37.74], begins: 600, by: 'walk', stay: 10, slopes: () => [{ metres: 100, rise: 3 }] })
    expect(plan.climb).toBe(6)
    expect(plan.metres).toBeCloseTo(2 * 1112 * 1.3, -2)
    expect(plan.metres).toBe(plan.stops[0]!.metres + plan.stops[1]!.metres)
    expect(plan.stops[0]!.arrives).toBeGreaterThan(600)
  })
})
