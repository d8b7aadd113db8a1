import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slopesOn } from '../../../../src/domain/guide/places/hills/climb'
import { type HeightGrid, packedHeights } from '../../../../src/domain/guide/places/hills/height-grid'
import { stairsOn } from '../../../../src/domain/guide/places/streets/stairs'
import { packed } from '../../../../src/domain/guide/places/streets/street-map'
import { planRoute } from '../../../../src/domain/guide/routes/plan-route'
import { type RouteQuestion, type RouteStop, timesOf } from '../../../../src/domain/guide/routes/route-timetable'
import { waysToGo } from '../../../../src/domain/guide/routes/ways-to-go'
import { effortOf, nearestRoute } from './nearest-route'

const pin = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 }))
  .map(([x, y]) => [-122.44 + x / 1000, 37.74 + y / 1000] as const)
const hours = fc
  .tuple(fc.integer({ min: 540, max: 900 }), fc.integer({ min: 30, max: 480 }))
  .map(([from, length]) => [[from, from + length] as const])
const closedOr = fc.oneof({ weight: 9, arbitrary: hours }, { weight: 1, arbitrary: fc.constant([]) })
const stopsUpTo = (maxLength: number) =>
  fc
    .array(fc.record({ pin, hours: closedOr }), { minLength: 1, maxLength })
    .map(found => found.map((stop, i): RouteStop => ({ id: `s${String(i).padStart(2, '0')}`, ...stop })))
const question = (maxLength: number): fc.Arbitrary<RouteQuestion> =>
  fc.record({
    stops: stopsUpTo(maxLength),
    start: fc.option(pin, { nil: undefined }),
    begins: fc.integer({ min: 600, max: 780 }),
    by: fc.constantFrom(...waysToGo),
    stay: fc.integer({ min: 5, max: 40 }),
  })

/** The land on which the pins lie, of 6 × 6 heights. */
const land = (heights: readonly number[]): HeightGrid => ({
  format: 1,
  at: [-122.45, 37.73],
  step: [0.016, 0.016],
  columns: 6,
  steps: packedHeights(heights, 6),
})
const hills = fc.array(fc.integer({ min: 0, max: 250 }), { minLength: 36, maxLength: 36 }).map(land)
/** Stairs of one flight each. */
const flights = fc.array(
  fc.tuple(pin, fc.integer({ min: -3, max: 3 })).map(([[lng, lat], rise]) => ({
    line: packed([
      [lng, lat],
      [lng + 0.0004, lat + rise / 10_000],
    ]),
  })),
  { maxLength: 12 },
)
const hilly = (maxLength: number) =>
  fc.tuple(question(maxLength), hills, flights, fc.boolean(), fc.boolean()).map(
    ([asked, grid, stairs, avoidsHills, avoidsStairs]): RouteQuestion => ({
      ...asked,
      slopes: slopesOn(grid),
      stairs: stairsOn(stairs),
      avoidsHills,
      avoidsStairs,
    }),
  )

const ordersOf = <T>(all: readonly T[]): T[][] =>
  all.length === 0 ? [[]] : all.flatMap((one, i) => ordersOf(all.toSpliced(i, 1)).map(rest => [one, ...rest]))

describe('a route', () => {
  it('visits every studio once, and its times follow from each other', () => {
    fc.assert(
      fc.property(question(12), asked => {
        const plan = planRoute(asked)
        expect(plan.stops.map(({ id }) => id).toSorted()).toEqual(asked.stops.map(({ id }) => id))
        plan.stops.reduce((now, { arrives, waits, leaves, isClosed }) => {
          expect(arrives).toBeGreaterThanOrEqual(now)
          expect(leaves).toBe(isClosed ? arrives : arrives + waits + asked.stay)
          return leaves
        }, asked.begins)
      }),
      { numRuns: 60 },
    )
  })

  it('is never worse than going to the nearest studio each time', () => {
    fc.assert(
      fc.property(question(16), asked => {
        expect(effortOf(planRoute(asked), asked)).toBeLessThanOrEqual(effortOf(nearestRoute(asked), asked))
      }),
      { numRuns: 60 },
    )
  })

  it('never arrives after closing where any order avoids it', () => {
    fc.assert(
      fc.property(question(6), asked => {
        const open = asked.stops.filter(stop => stop.hours.length > 0)
        const isAvoidable = ordersOf(open).some(order => timesOf(order, asked).missed === 0)
        const plan = planRoute(asked)
        const least = isAvoidable ? asked.stops.length - open.length : 0
        expect(plan.missed === least || !isAvoidable).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('is the same for any order of the studios', () => {
    fc.assert(
      fc.property(
        question(12).chain(asked => fc.tuple(fc.constant(asked), fc.shuffledSubarray([...asked.stops], { minLength: asked.stops.length }))),
        ([asked, stops]) => {
          expect(planRoute({ ...asked, stops })).toEqual(planRoute(asked))
        },
      ),
      { numRuns: 60 },
    )
  })

  it('over level ground is the one without any heights', () => {
    fc.assert(
      fc.property(question(12), fc.boolean(), (asked, avoidsHills) => {
        expect(planRoute({ ...asked, avoidsHills, slopes: slopesOn(land(Array.from({ length: 36 }, () => 80))) })).toEqual(planRoute(asked))
      }),
      { numRuns: 40 },
    )
  })

  it('over hills is never worse than going to the nearest studio each time, and a visitor who avoids hills never goes up more for no gain', () => {
    fc.assert(
      fc.property(hilly(14), asked => {
        expect(effortOf(planRoute(asked), asked)).toBeLessThanOrEqual(effortOf(nearestRoute(asked), asked) + 1e-6)
      }),
      { numRuns: 60 },
    )
  })

  it('over hills is the same for any order of the studios, and arrives at no closed door that can be avoided', () => {
    fc.assert(
      fc.property(hilly(6), asked => {
        const plan = planRoute(asked)
        expect(planRoute({ ...asked, stops: asked.stops.toReversed() })).toEqual(plan)
        const open = asked.stops.filter(stop => stop.hours.length > 0)
        const isAvoidable = ordersOf(open).some(order => timesOf(order, asked).missed === 0)
        expect(plan.missed === asked.stops.length - open.length || !isAvoidable).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  it('takes longer uphill, each in its own way, and says how far up it goes and where it is steep', () => {
    // A slope of some 10 % to the north.
    const grid = land(Array.from({ length: 36 }, (_, i) => Math.floor(i / 6) * 230))
    const to = (lat: number): RouteStop[] => [{ id: 'a', pin: [-122.42, lat], hours: [[600, 1200]] }]
    const times = (lat: number, slopes: RouteQuestion['slopes']) =>
      waysToGo.map(by => planRoute({ stops: to(lat), start: [-122.42, 37.76], begins: 660, by, stay: 10, slopes }).stops[0]!)
    const up = times(37.77, slopesOn(grid))
    const down = times(37.75, slopesOn(grid))
    expect(times(37.77, undefined).map(({ arrives }) => arrives - 660)).toEqual([20, 25, 8, 10])
    expect(up.map(({ arrives }) => arrives - 660)).toEqual([28, 110, 29, 10])
    expect(down.map(({ arrives }) => arrives - 660)).toEqual([20, 110, 8, 10])
    expect(up.map(({ climb, isSteep }) => [Math.round(climb), isSteep])).toEqual(waysToGo.map(() => [144, true]))
    expect(down.map(({ climb }) => climb)).toEqual([0, 0, 0, 0])
    // A slope of less than 1 %.
    const gently = slopesOn(land(Array.from({ length: 36 }, (_, i) => Math.floor(i / 6) * 15)))
    for (const slopes of [undefined, gently]) expect(times(37.77, slopes).map(({ isSteep }) => isSteep)).toEqual(waysToGo.map(() => false))
  })

  it('crosses a ridge once, though it is farther, for a visitor who avoids hills', () => {
    const grid = land(Array.from({ length: 36 }, (_, i) => (i % 6 === 2 ? 150 : 0)))
    const [ridge, allDay] = [-122.45 + 2 * 0.016, [[600, 1300]] as const]
    const asked: RouteQuestion = {
      stops: [
        { id: 'beyond', pin: [ridge - 0.016, 37.74], hours: allDay },
        { id: 'here', pin: [ridge + 0.016, 37.79], hours: allDay },
      ],
      start: [ridge + 0.016, 37.74],
      begins: 660,
      by: 'drive',
      stay: 10,
      slopes: slopesOn(grid),
    }
    const [direct, level] = [planRoute(asked), planRoute({ ...asked, avoidsHills: true })]
    expect(direct.stops.map(({ id }) => id)).toEqual(['beyond', 'here'])
    expect(level.stops.map(({ id }) => id)).toEqual(['here', 'beyond'])
    expect(level.climb).toBeLessThan(direct.climb * 0.6)
    expect(level.ends).toBeGreaterThan(direct.ends)
  })

  it('knows of stairs on or beside the line between two doors; whoever cannot take them goes around', () => {
    const stop = (id: string, lng: number, lat: number): RouteStop => ({ id, pin: [lng, lat], hours: [[600, 1200]] })
    const flight = (...points: (readonly [number, number])[]) => ({ line: packed(points) })
    // Across the way, beside its end, away from its middle, a block away from it, and in its direction beyond its end.
    const across = stairsOn([flight([-122.4203, 37.763], [-122.4197, 37.7631])])
    const beside = stairsOn([flight([-122.4198, 37.7649], [-122.4198, 37.766])])
    const aside = stairsOn([flight([-122.4198, 37.763], [-122.419, 37.763])])
    const away = stairsOn([flight([-122.4185, 37.762], [-122.4185, 37.764]), flight([-122.42, 37.7656], [-122.42, 37.7665])])
    const to = (by: RouteQuestion['by'], more: Partial<RouteQuestion>) =>
      planRoute({ stops: [stop('a', -122.42, 37.765)], start: [-122.42, 37.76], begins: 660, by, stay: 10, ...more }).stops[0]!
    for (const by of waysToGo) {
      const level = to(by, {})
      expect(level.hasStairs).toBe(false)
      expect(to(by, { stairs: away, avoidsStairs: true })).toEqual(level)
      for (const stairs of [across, beside, aside]) {
        const goesAround = by === 'wheelchair' || by === 'bike'
        const way = to(by, { stairs })
        expect(way.hasStairs).toBe(by !== 'drive')
        expect(way.metres - level.metres).toBeCloseTo(goesAround ? 300 : 0)
        expect(way.arrives > level.arrives).toBe(goesAround)
        expect(to(by, { stairs, avoidsStairs: true }).metres - level.metres).toBeCloseTo(by === 'drive' ? 0 : 300)
      }
    }
  })

  it('takes another order where that spares a wheelchair the way around stairs', () => {
    const allDay = [[600, 1300]] as const
    const asked: RouteQuestion = {
      stops: [
        { id: 'north', pin: [-122.42, 37.7618], hours: allDay },
        { id: 'south', pin: [-122.42, 37.758], hours: allDay },
        { id: 'west', pin: [-122.4225, 37.76], hours: allDay },
      ],
      start: [-122.42, 37.76],
      begins: 660,
      by: 'wheelchair',
      stay: 10,
    }
    const first = planRoute(asked).stops.map(({ id }) => id)
    const between = (a: string, b: string) => [a, b].map(id => asked.stops.find(stop => stop.id === id)!.pin)
    const [from, to] = between(first[0]!, first[1]!)
    const middle = [(from![0] + to![0]) / 2, (from![1] + to![1]) / 2] as const
    const stairs = stairsOn([{ line: packed([middle, [middle[0] + 0.00003, middle[1] + 0.00003]]) }])
    const plan = planRoute({ ...asked, stairs })
    expect(plan.stops.map(({ hasStairs }) => hasStairs)).toEqual([false, false, false])
    expect(plan.stops.map(({ id }) => id)).not.toEqual(first)
  })

  it('goes first to the studio that closes at noon, though another one is nearer', () => {
    const stop = (id: string, lng: number, to: number): RouteStop => ({ id, pin: [lng, 37.75], hours: [[660, to]] })
    const asked: RouteQuestion = {
      stops: [stop('near', -122.401, 1080), stop('far', -122.42, 700)],
      start: [-122.4, 37.75],
      begins: 660,
      by: 'walk',
      stay: 20,
    }
    expect(nearestRoute(asked).missed).toBe(1)
    expect(planRoute(asked)).toMatchObject({ missed: 0, stops: [{ id: 'far' }, { id: 'near' }] })
  })

  it('waits at a door that is not open yet, and leaves a studio that is closed all day to the end', () => {
    const plan = planRoute({
      stops: [
        { id: 'a', pin: [-122.4, 37.75], hours: [] },
        { id: 'b', pin: [-122.4, 37.75], hours: [[660, 1080]] },
      ],
      begins: 630,
      by: 'walk',
      stay: 20,
    })
    expect(plan.stops).toMatchObject([
      { id: 'b', arrives: 630, waits: 30, leaves: 680, isClosed: false },
      { id: 'a', isClosed: true },
    ])
  })

  it('with nothing to visit is empty', () => {
    expect(planRoute({ stops: [], begins: 660, by: 'bike', stay: 20 })).toEqual({ stops: [], missed: 0, ends: 660, metres: 0, climb: 0 })
  })
})
