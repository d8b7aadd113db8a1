import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PlacesAndWaitingList } from '../../../../src/domain/guide/registering/places-and-waiting-list'

const lineOf = (capacity: number, takenBy: string[] = [], line: string[] = []) => new PlacesAndWaitingList({ takenBy, line }, capacity)

describe('the places of a building', () => {
  it('are as many as it has', () => {
    const places = lineOf(1)
    expect([places.take('ana'), places.take('bo'), places.take('ana')]).toEqual([true, false, true])
  })
  it('are not taken before those who wait', () => {
    const places = lineOf(2, ['ana'], ['bo'])
    expect(places.take('cy')).toBe(false)
    expect(places.take('bo')).toBe(true)
  })
  it('go to the first who waits', () => {
    const places = lineOf(1, ['ana'], ['bo', 'cy'])
    expect(places.next).toBeUndefined()
    places.leave('ana')
    expect(places.next).toBe('bo')
  })
  it('stay with those who have them where the building has fewer by now', () => {
    const places = lineOf(1, ['ana', 'bo'], ['cy'])
    places.leave('ana')
    expect([places.next, places.take('bo')]).toEqual([undefined, true])
  })
})

describe('the record of a building', () => {
  it('is written where something is other than before, and not where a place was taken and given up again', () => {
    const untouched = new PlacesAndWaitingList()
    expect([untouched.isChanged, untouched.now]).toEqual([false, { takenBy: [], line: [] }])
    const changed = (...[capacity, takenBy, line]: Parameters<typeof lineOf>) => {
      const places = lineOf(capacity, takenBy, line)
      return (what: (all: PlacesAndWaitingList) => void) => {
        what(places)
        return places.isChanged
      }
    }
    expect(changed(1)(places => places.take('ana'))).toBe(true)
    expect(changed(1)(places => places.wait('ana'))).toBe(true)
    expect(changed(1, ['ana'])(places => places.leave('ana'))).toBe(true)
    expect(changed(1, ['ana'])(places => places.take('ana'))).toBe(false)
    expect(changed(1, [], ['ana'])(places => places.wait('ana'))).toBe(false)
    expect(changed(2, ['ana'])(places => [places.take('bo'), places.leave('bo')])).toBe(false)
    expect(changed(2, ['ana', 'bo'])(places => [places.leave('ana'), places.take('ana')])).toBe(true)
    expect(changed(2, [], ['ana', 'bo'])(places => [places.leave('ana'), places.wait('ana')])).toBe(true)
  })
  it('has a place for everybody where the building names no capacity', () => {
    const places = new PlacesAndWaitingList()
    expect(['ana', 'bo', 'cy'].map(id => places.take(id))).toEqual([true, true, true])
  })
})

type Step = readonly ['take' | 'leave' | 'wait' | 'offer', string]
const steps = fc.array(fc.tuple(fc.constantFrom('take', 'leave', 'wait', 'offer'), fc.constantFrom('a', 'b', 'c', 'd', 'e')), { maxLength: 40 })

describe('whatever happens', () => {
  it('nothing is oversold, nobody has a place and waits, and the line keeps its order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), steps, (capacity, all) => {
        const places = lineOf(capacity)
        const waiting: string[] = []
        for (const [what, who] of all as Step[]) {
          const before = places.now
          if (what === 'take' && places.take(who)) waiting.splice(0, waiting.length, ...waiting.filter(one => one !== who))
          if (what === 'leave') {
            places.leave(who)
            waiting.splice(0, waiting.length, ...waiting.filter(one => one !== who))
          }
          if (what === 'wait' && !before.takenBy.includes(who)) {
            places.wait(who)
            if (!waiting.includes(who)) waiting.push(who)
          }
          const isOffered = what !== 'offer' || places.next === undefined || places.take(waiting.shift()!)
          expect(isOffered).toBe(true)
          const { takenBy, line } = places.now
          expect(takenBy.length).toBeLessThanOrEqual(capacity)
          expect(line).toEqual(waiting)
          expect(takenBy.some(one => line.includes(one))).toBe(false)
        }
      }),
    )
  })
})
