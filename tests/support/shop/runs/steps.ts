import * as fc from 'fast-check'
import { kill } from './kill'
import { memberSteps } from './member-steps'
import { people, staff } from './one-store'

export const lineIds = ['book', 'poster', 'friend', 'patron', 'roof', 'monthly', 'renewing', 'byMonth', 'upgrade', 'walks'] as const
export type LineId = (typeof lineIds)[number]

const order = fc.nat(30)
const by = fc.constantFrom(...staff)
const does = <T extends string>(name: T) => fc.constant(name)
const lines = fc.subarray([...lineIds], { minLength: 1, maxLength: 3 })

const ordering = fc.record({
  does: does('order'),
  who: fc.constantFrom(...people),
  lines,
  n: fc.nat(60_000),
  method: fc.constantFrom('card' as const, 'card' as const, 'card' as const, 'cheque' as const),
  /** Enters the code of the discount. */
  code: fc.constantFrom(false, false, true),
  kill,
  /** What the buyer does next: pays, leaves the tab, or tries again if the first try got no answer. */
  next: fc.constantFrom('pay' as const, 'pay' as const, 'pay' as const, 'leave' as const, 'again' as const),
})
const paying = fc.record({
  does: does('pay'),
  order,
  card: fc.constantFrom(
    '4242424242424242',
    '4242424242424242',
    '4000000000000002',
    '4000002500003155',
    '4000002500003155 canceled',
    '4000000000000259',
  ),
  /** Its messages from the provider never arrive. */
  isLost: fc.boolean(),
})
const holding = fc.record({ does: does('holdAgain'), order })
const claiming = fc.record({
  does: does('claim'),
  who: fc.constantFrom('mia' as const, 'bo' as const, 'cy' as const),
  n: fc.integer({ min: 0, max: 2 }),
})
const recording = fc.record({ does: does('record'), order, by, method: fc.constantFrom('cash' as const, 'cheque' as const, 'comp' as const), kill })
const atDesk = fc.record({ does: does('desk'), by, who: fc.constantFrom('mia' as const, 'bo' as const), lines, n: fc.nat(60_000), kill })
const refunding = fc.record({
  does: does('refund'),
  order,
  by,
  /** Which of its lines. */
  line: fc.nat(4),
  how: fc.oneof(
    fc.record({ pieces: fc.constantFrom(1, 1, 1, 2) }),
    fc.record({ cents: fc.integer({ min: 1, max: 12_000 }) }),
    fc.constant({ cents: 'rest' as const }),
  ),
  byHand: fc.constantFrom(false, false, false, true),
  kill,
})
const refundingThere = fc.record({ does: does('refundThere'), order, cents: fc.integer({ min: 1, max: 12_000 }) })
const sendingBack = fc.record({ does: does('sendBack'), refund: fc.nat(20) })
const disputing = fc.record({ does: does('dispute'), order, state: fc.constantFrom('opened' as const, 'won' as const, 'lost' as const) })
const issuing = fc.record({ does: does('issue'), by, what: fc.constantFrom('gifts' as const, 'gifts' as const, 'statements' as const), kill })
const voiding = fc.record({ does: does('void'), by, letter: fc.nat(20), replace: fc.boolean() })
const waiting = fc.record({
  does: does('wait'),
  minutes: fc.constantFrom(1, 4, 6, 16, 20, 61, 61, 1500, 31 * 1440, 90 * 1440, 366 * 1440),
  /** Whether jobs run and delayed messages arrive. */
  looks: fc.boolean(),
})
const network = fc.record({
  does: does('network'),
  arrival: fc.constantFrom('at-once' as const, 'late' as const, 'lost' as const, 'never' as const),
  twice: fc.boolean(),
  backwards: fc.boolean(),
  isAway: fc.constantFrom(false, false, false, true),
})

const step = fc.oneof(
  { weight: 8, arbitrary: ordering },
  { weight: 4, arbitrary: paying },
  { weight: 1, arbitrary: holding },
  { weight: 1, arbitrary: claiming },
  { weight: 2, arbitrary: recording },
  { weight: 1, arbitrary: atDesk },
  { weight: 6, arbitrary: refunding },
  { weight: 2, arbitrary: refundingThere },
  { weight: 1, arbitrary: sendingBack },
  { weight: 2, arbitrary: disputing },
  { weight: 2, arbitrary: issuing },
  { weight: 1, arbitrary: voiding },
  { weight: 3, arbitrary: waiting },
  { weight: 2, arbitrary: network },
  ...memberSteps,
)
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
export type StepOf<D extends Step['does']> = Extract<Step, { readonly does: D }>

/**
 * Steps of one inner list run at once, the lists one after the other. `seed` decides the order of simultaneous calls and all other chance.
 */
export const run = fc.record({
  seed: fc.nat(),
  steps: fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 16, size: 'max' }),
})
export type Run = typeof run extends fc.Arbitrary<infer R> ? R : never
