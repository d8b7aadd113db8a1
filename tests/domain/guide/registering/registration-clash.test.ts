import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Registered, registrationClashes } from '../../../../src/domain/guide/registering/registration-clash'
import { counts } from '../../../../src/domain/guide/registering/registration-states'
import { registrationStates } from '../../../../src/domain/guide/registrations.collection'
import { statesOf } from '../../../../src/domain/shared/records/collection'

const first: Registered = { id: 'first', status: 'paid', weekendId: '1', neighbourhoodId: 'dock', siteId: 'dock-house' }

describe('the registration rule (examples from the specification)', () => {
  it('refuses two registrations in the same weekend, and names the clash', () => {
    expect(registrationClashes({ weekendId: '1', neighbourhoodId: 'hill' }, [first])).toEqual([{ of: 'weekend', id: 'first' }])
  })
  it('refuses two registrations in the same neighborhood, and names the clash', () => {
    expect(registrationClashes({ weekendId: '2', neighbourhoodId: 'dock' }, [first])).toEqual([{ of: 'neighborhood', id: 'first' }])
  })
  it('counts two studios in one building as the same neighborhood, even where nobody said which it is', () => {
    const { neighbourhoodId: _, ...unknown } = first
    expect(registrationClashes({ weekendId: '2', siteId: 'dock-house' }, [unknown])).toEqual([{ of: 'building', id: 'first' }])
  })
  it('allows another weekend in another neighborhood', () => {
    expect(registrationClashes({ weekendId: '2', neighbourhoodId: 'mill' }, [first])).toEqual([])
  })
  it('refuses a third one', () => {
    const second: Registered = { id: 'second', status: 'waitlisted', weekendId: '2', neighbourhoodId: 'mill' }
    expect(registrationClashes({ weekendId: '3', neighbourhoodId: 'park' }, [first, second])).toEqual([{ of: 'number', most: 2 }])
  })
})

const place = fc.record({
  weekendId: fc.constantFrom('1', '2'),
  neighbourhoodId: fc.constantFrom('dock', 'mill'),
  siteId: fc.constantFrom('dock-house', 'mill-house', undefined),
})
const others = fc.array(fc.tuple(place, fc.constantFrom(...statesOf(registrationStates))), { maxLength: 4 })

describe('any registrations', () => {
  it('clash only with those that count, and never with themselves', () => {
    fc.assert(
      fc.property(place, others, (wanted, all) => {
        const registered = all.map(([at, status], i): Registered => ({ ...at, status, id: String(i) }))
        const named = registrationClashes({ ...wanted, id: '0' }, registered).flatMap(clash => ('id' in clash ? clash.id : []))
        expect(named).not.toContain('0')
        expect(named.every(id => counts(registered[Number(id)]!.status))).toBe(true)
      }),
    )
  })
  it('clash the same whichever of the two is asked about', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        const kinds = (x: typeof a, y: typeof a) => registrationClashes(x, [{ ...y, id: 'other', status: 'paid' }]).map(({ of }) => of)
        expect(kinds(a, b)).toEqual(kinds(b, a))
      }),
    )
  })
})
