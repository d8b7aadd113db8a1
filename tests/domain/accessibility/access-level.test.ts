import * as v from 'valibot'
import { expect, it } from 'vitest'
import { accessFacts } from '../../../src/domain/accessibility/access-facts'
import { accessLevel } from '../../../src/domain/accessibility/access-level'
import { accessSentence } from '../../../src/domain/accessibility/access-sentence'

const wide = { routeIn: 36, doorIn: 32, stepCount: 0, lever: true, turnIn: 60 }
const said = (facts: Parameters<typeof accessLevel>[0]) => accessSentence(accessLevel(facts)!)

it('is measured in inches and whole steps, none of them negative (product.md D5)', () => {
  const accepts = (facts: object) => v.safeParse(accessFacts.schema, facts).success
  expect(accepts(wide)).toBe(true)
  for (const name of ['routeIn', 'doorIn', 'stepCount', 'turnIn'])
    expect([-1, 0, 99, 1000].map(n => accepts({ [name]: n }))).toEqual([false, true, true, false])
  expect([accepts({ stepCount: 1.5 }), accepts({ note: 'x'.repeat(201) }), accepts({ width: 3 })]).toEqual([false, false, false])
})

it('is full if everything is measured and wide enough', () => {
  expect(accessLevel(wide)).toEqual({ level: 'full', reasons: [] })
})

it('is none because of two steps', () => {
  expect(accessLevel({ ...wide, stepCount: 2 })).toEqual({ level: 'none', reasons: [{ code: 'steps', steps: 2 }] })
  expect(said({ ...wide, stepCount: 2 })).toBe('Not wheelchair accessible: 2 steps')
})

it('is partial if the turning space is not measured', () => {
  const { turnIn: _, ...unmeasured } = wide
  expect(accessLevel(unmeasured)).toEqual({ level: 'partial', reasons: [{ code: 'not-measured', what: 'turning space' }] })
  expect(said(unmeasured)).toBe('Partly accessible: turning space not measured')
})

it('gives every reason for none, and no minor ones', () => {
  expect(said({ stepCount: 1, doorIn: 29 })).toBe('Not wheelchair accessible: 1 step, door 29 in wide')
})

it('distinguishes a narrow route from one that is too narrow', () => {
  expect(accessLevel({ ...wide, routeIn: 35 })?.level).toBe('partial')
  expect(accessLevel({ ...wide, routeIn: 31 })?.level).toBe('none')
  expect(accessLevel({ ...wide, lever: false })).toEqual({ level: 'partial', reasons: [{ code: 'knob' }] })
  expect(accessLevel({ ...wide, turnIn: 59 })?.level).toBe('partial')
})

it('says each reason in its own words', () => {
  expect(said(wide)).toBe('Wheelchair accessible, measured')
  expect([said({ ...wide, routeIn: 31 }), said({ ...wide, routeIn: 32 }), said({ ...wide, routeIn: 35 })]).toEqual([
    'Not wheelchair accessible: route 31 in wide',
    'Partly accessible: route 32 in wide',
    'Partly accessible: route 35 in wide',
  ])
  expect([said({ ...wide, doorIn: 31 }), said({ ...wide, stepCount: 1 }), said({ ...wide, stepCount: 12 })]).toEqual([
    'Not wheelchair accessible: door 31 in wide',
    'Not wheelchair accessible: 1 step',
    'Not wheelchair accessible: 12 steps',
  ])
  expect(said({ ...wide, lever: false, turnIn: 59 })).toBe('Partly accessible: turning space 59 in, door handle is a knob')
  expect(said({ lever: true })).toBe('Partly accessible: steps not measured, door not measured, route not measured, turning space not measured')
  expect(said({ stepCount: 0 })).toBe('Partly accessible: door not measured, route not measured, turning space not measured, handle not measured')
})

it('is undefined if nothing relevant is measured', () => {
  expect(accessLevel(undefined)).toBeUndefined()
  expect(accessLevel({ parking: true, note: 'Ring at the gate' })).toBeUndefined()
})
