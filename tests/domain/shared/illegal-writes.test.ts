import { describe, expect, it } from 'vitest'
import { collections } from '../../../src/domain/collections'
import { clientWrites } from '../../../src/domain/shared/records/client-writes'
import { type Actor, authorOf } from '../../../src/domain/shared/records/policy'
import type { Fields } from '../../../src/ports/documents'
import { AskedGate } from '../../support/rules/attempt'
import { bareDocument, belonging, nextStamps, oldStamps, pathFor } from '../../support/rules/documents'
import { persons } from '../../support/rules/persons'

const gate = new AskedGate(collections)
const machines = collections.flatMap(one => (one.states ? [[one.path, one, one.states] as const] : []))
const signedIn: readonly Actor[] = Object.values(persons).filter(actor => actor !== undefined)

/** Everybody who could have a hand in it: each role, and each as the one whose record it is. */
const everybody = signedIn.flatMap(actor => [
  { actor, hers: {} },
  { actor, hers: { pid: actor.claims.pid ?? actor.uid } },
])

/** What somebody writes of a record that is theirs or not: the new state alone. */
function allowedOf(one: (typeof machines)[number][1]) {
  const bare = bareDocument(one)
  const attempts = everybody.map(({ actor, hers }) => {
    const owned: Fields = 'pid' in hers ? belonging(one, hers.pid) : {}
    return {
      actor,
      path: 'pid' in hers ? pathFor(one, hers.pid) : pathFor(one),
      stored: { ...bare, ...owned, ...oldStamps },
      stamps: nextStamps(authorOf(actor)),
    }
  })
  return (from: string, to: string) =>
    attempts.filter(({ actor, path, stored, stamps }) => {
      const before = { ...stored, status: from }
      return gate.allows({ act: 'update', path, actor, before, after: { ...before, ...stamps, status: to } })
    })
}

describe('a state that does not follow is written by nobody', () => {
  it.each(machines)('of %s', (_, one, states) => {
    const names = Object.keys(states)
    const illegal = names.flatMap(from =>
      [...names, 'nowhere'].filter(to => to !== from && !Object.values(states[from]!).includes(to)).map(to => [from, to] as const),
    )
    expect(illegal.length).toBeGreaterThan(names.length - 1)
    const allowed = allowedOf(one)
    for (const [from, to] of illegal) expect(allowed(from, to), `${from} → ${to}`).toEqual([])
  })
})

/** Their states move by callables, which look at places, money, deadlines and mails too: not even a step that follows is written directly. */
const byCallables = [
  'registrations',
  'listings',
  'orders',
  'payments',
  'holds',
  'waitlist',
  'editions',
  'adOrders',
  'subscriptions',
  'membershipSeats',
  'membershipWaivers',
  'membershipProducts',
  'listingInvitations',
]

describe('no step at all is written by a client', () => {
  it.each(machines.filter(([path]) => byCallables.includes(path)))('of %s', (_, one, states) => {
    const steps = Object.entries(states).flatMap(([from, events]) => Object.values(events).flatMap(to => (to === from ? [] : [[from, to] as const])))
    expect(steps.length).toBeGreaterThan(0)
    const allowed = allowedOf(one)
    for (const [from, to] of steps) expect(allowed(from, to), `${from} → ${to}`).toEqual([])
  })
  it('but staff take the steps that follow of what they may write', () => {
    const free = machines.filter(([, one]) => clientWrites(one).changeable.includes('status'))
    const taken = free.filter(([, one, states]) => {
      const allowed = allowedOf(one)
      return Object.entries(states).some(([from, events]) => Object.values(events).some(to => to !== from && allowed(from, to).length > 0))
    })
    expect(taken.length).toBeGreaterThan(5)
    expect(free.map(([path]) => path).filter(path => byCallables.includes(path))).toEqual([])
  })
})
