import * as fc from 'fast-check'
import { kill } from './kill'
import { members, staff } from './one-store'

const does = <T extends string>(name: T) => fc.constant(name)
const who = fc.constantFrom(...members)
const nth = fc.nat(20)
/** Test cards: two succeed; one is saved but declined at later charges; one is declined; one has expired. */
const card = fc.constantFrom('4242424242424242', '4242424242424242', '4000000000000341', '4000000000000002', '4000000000000069')

/** The steps of monthly givers, members and people who cannot pay. */
export const memberSteps = [
  { weight: 2, arbitrary: fc.record({ does: does('cardBecomes'), nth, card }) },
  { weight: 1, arbitrary: fc.record({ does: does('newCard'), nth, card }) },
  {
    weight: 1,
    arbitrary: fc.record({
      does: does('manage'),
      nth,
      action: fc.constantFrom('cancel' as const, 'pause' as const, 'resume' as const, 'amount' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: does('switchOn'), who, card }) },
  { weight: 1, arbitrary: fc.record({ does: does('cancel'), nth, by: fc.constantFrom(...staff), kill }) },
  { weight: 1, arbitrary: fc.record({ does: does('askWaiver'), who, level: fc.constantFrom('friend' as const, 'patron' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      does: does('decideWaiver'),
      nth,
      by: fc.constantFrom(...staff),
      decision: fc.constantFrom('approve' as const, 'approve' as const, 'decline' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: does('adopt') }) },
  { weight: 1, arbitrary: fc.record({ does: does('download'), nth }) },
] as const
