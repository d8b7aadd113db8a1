import { beforeEach, describe, expect, it } from 'vitest'
import { simulatedPaymentsPath } from '../../../../src/adapters/memory/payments/simulated-provider-account'
import { listings } from '../../../../src/domain/guide/listings.collection'
import { moveWeekendHandler } from '../../../../src/domain/guide/registering/move-weekend.handler'
import { places } from '../../../../src/domain/guide/registering/places.collection'
import { mayAsk, type RegistrationMove, type RegistrationStatus } from '../../../../src/domain/guide/registering/registration-states'
import { joinWaitlistHandler, offerWaitlistHandler } from '../../../../src/domain/guide/registering/wait-for-place.handler'
import { registrationStates, registrations, roster } from '../../../../src/domain/guide/registrations.collection'
import { statesOf } from '../../../../src/domain/shared/records/collection'
import { continueCheckoutHandler } from '../../../../src/domain/shop/checkout/continue-checkout.handler'
import { orders } from '../../../../src/domain/shop/orders.collection'
import { payments } from '../../../../src/domain/shop/payments.collection'
import { decideFeeWaiverHandler } from '../../../../src/domain/shop/registrations/decide-fee-waiver.handler'
import { quoteWithdrawalHandler, withdrawRegistrationHandler } from '../../../../src/domain/shop/registrations/withdraw-registration.handler'
import { type RegistrationWorld, registrationWorld, wantedOf } from '../../../support/shop/registration-world'

let world: RegistrationWorld
const house = { id: 'r1', where: 'mill-house' }
const { listing: _, ...place } = wantedOf(house)

/** What somebody can ask for, and the states in which it is to be had, or was had already. */
const steps: readonly {
  readonly step: string
  readonly move: RegistrationMove
  readonly from: readonly RegistrationStatus[]
  readonly take: () => Promise<unknown>
}[] = [
  { step: 'submit', move: 'submit', from: ['draft', 'offered'], take: () => world.submit('ana', [house]) },
  {
    step: 'wait for a place',
    move: 'wait',
    from: ['draft', 'waitlisted'],
    take: () => world.as('ana', joinWaitlistHandler, { editionId: '2027', wanted: place }),
  },
  { step: 'offer', move: 'offer', from: ['waitlisted', 'offered'], take: () => world.asStaff(offerWaitlistHandler, { registrationId: 'r1' }) },
  ...(['quote', 'withdraw'] as const).map(step => ({
    step,
    move: 'withdraw' as const,
    from: statesOf(registrationStates).filter(state => 'withdraw' in registrationStates[state] || (step === 'withdraw' && state === 'withdrawn')),
    take: () =>
      step === 'quote'
        ? world.as('ana', quoteWithdrawalHandler, { id: 'r1' })
        : world.as('ana', withdrawRegistrationHandler, { id: 'r1', seenRefundCents: 0 }),
  })),
  {
    step: 'withdraw, by staff',
    move: 'withdrawByStaff',
    from: statesOf(registrationStates).filter(state => 'withdraw' in registrationStates[state] || state === 'confirmed' || state === 'withdrawn'),
    take: () => world.asStaff(withdrawRegistrationHandler, { id: 'r1', seenRefundCents: 0 }),
  },
  {
    step: 'waive the fee',
    move: 'waive',
    from: ['awaiting_payment'],
    take: () => world.asStaff(decideFeeWaiverHandler, { registrationId: 'r1', percent: 50, reason: 'They lost their studio' }),
  },
  {
    step: 'move to another place',
    move: 'relocate',
    from: ['offered', 'submitted', 'awaiting_payment', 'paid', 'in_review', 'changes_requested', 'approved'],
    take: async () => {
      const { rev } = (await world.behind.get(listings, 'r1'))!
      return world.asStaff(moveWeekendHandler, { id: 'r1', rev, weekendId: '1', siteId: 'dock-house', reason: 'A parade is in the way' })
    },
  },
]

beforeEach(async () => {
  world = await registrationWorld()
  const { orderId } = await world.submit('ana', [house])
  await world.as('ana', continueCheckoutHandler, { orderId })
})

const set = async (status: RegistrationStatus) => world.behind.change(registrations, await world.registration('r1'), { status })

/** Everything that a step of a registration moves. */
const everything = async () => ({
  registrations: await world.behind.find(registrations),
  listings: await world.behind.find(listings),
  places: await world.behind.find(places, { params: { edition: '2027' } }),
  roster: await world.behind.find(roster, { params: { site: 'mill-house' } }),
  orders: await world.behind.find(orders),
  payments: await world.behind.find(payments),
  atProvider: await world.store.query({ collection: simulatedPaymentsPath }),
  mails: world.mails(),
})

describe('a step that the state of a registration does not have', () => {
  it.each(steps)('is refused by call, and moves nothing: $step', async ({ step, from, take }) => {
    const illegal = statesOf(registrationStates).filter(state => !from.includes(state))
    expect(illegal.length).toBeGreaterThan(0)
    for (const state of illegal) {
      await set(state)
      const before = await everything()
      // The calls of an hour are limited.
      world.localMode.setNow(new Date(world.clock.now().getTime() + 3_600_000))
      await expect(take(), `${step} of ${state}`).rejects.toMatchObject({ details: { rule: 'illegal-transition' } })
      expect(await everything(), `${step} of ${state}`).toEqual(before)
    }
  })
})

describe('a button for it', () => {
  it.each(steps)('is not offered: $step', ({ move, from }) => {
    const offered = statesOf(registrationStates).filter(state => mayAsk(move, state))
    expect(offered.length).toBeGreaterThan(0)
    expect(offered.filter(state => !from.includes(state))).toEqual([])
  })
})
