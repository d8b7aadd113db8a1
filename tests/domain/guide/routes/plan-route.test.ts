import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nearestRoute, planRoute } from '../../../../src/domain/guide/routes/plan-route'
import { type RoutePlan, type RouteQuestion, type RouteStop, timesOf, waysToGo } from '../../../../src/domain/guide/routes/route-plan'

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

const ordersOf = <T>(all: readonly T[]): T[][] =>
  all.length === 0 ? [[]] : all.flatMap((one, i) => ordersOf(all.toSpliced(i, 1)).map(rest => [one, ...rest]))
const rank = ({ missed, ends }: RoutePlan) => missed * 1e6 + ends

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
        expect(rank(planRoute(asked))).toBeLessThanOrEqual(rank(nearestRoute(asked)))
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
    expect(planRoute({ stops: [], begins: 660, by: 'bike', stay: 20 })).toEqual({ stops: [], missed: 0, ends: 660, metres: 0 })
  })
})
