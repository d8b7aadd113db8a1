import { expect, it } from 'vitest'
import { lapseOffers } from '../../../../src/domain/guide/registering/lapse-offers.job'
import { withdrawRegistrationHandler } from '../../../../src/domain/shop/registrations/withdraw-registration.handler'
import { registrationWorld } from '../../../support/shop/registration-world'

it('an offer that nobody took goes to the next in line once, also where two servers end it at the same moment', async () => {
  const world = await registrationWorld({ 'dock-house': 1 })
  const { orderId } = await world.submit('ana', [{ id: 'r1', where: 'dock-house' }])
  await world.pay('ana', orderId)
  await world.wait('bo', { id: 'r2', where: 'dock-house' })
  await world.wait('cy', { id: 'r3', where: 'dock-house' })
  await world.asStaff(withdrawRegistrationHandler, { id: 'r1', seenRefundCents: 19_500 })
  expect((await world.registration('r2')).status).toBe('offered')
  world.localMode.setNow(new Date((await world.registration('r2')).offeredUntil!.getTime()))
  await Promise.all([lapseOffers.run(world.context), lapseOffers.run(world.context)])
  expect(await world.registration('r2')).toMatchObject({ status: 'waitlisted', offers: 1 })
  expect(await world.registration('r3')).toMatchObject({ status: 'offered', offers: 1 })
  expect(await world.placesOf('dock-house')).toEqual({ takenBy: ['r3'], line: ['r2'] })
})
