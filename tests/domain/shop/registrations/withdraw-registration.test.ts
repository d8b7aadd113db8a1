import { beforeEach, describe, expect, it } from 'vitest'
import { offerWaitlistHandler } from '../../../../src/domain/guide/registering/wait-for-place.handler'
import { decideFeeWaiverHandler } from '../../../../src/domain/shop/registrations/decide-fee-waiver.handler'
import { quoteWithdrawalHandler, withdrawRegistrationHandler } from '../../../../src/domain/shop/registrations/withdraw-registration.handler'
import { beginPaymentMeanwhile } from '../../../support/shop/begin-payment-meanwhile'
import { type RegistrationWorld, registrationWorld, type Wanted } from '../../../support/shop/registration-world'

let world: RegistrationWorld
beforeEach(async () => {
  world = await registrationWorld()
})

const house: Wanted = { id: 'r1', where: 'mill-house' }
const paid = async (who: string, wanted: readonly Wanted[], seenCents = 19_500) => {
  const { orderId } = await world.submit(who, wanted, { seenCents })
  await world.pay(who, orderId)
  return orderId
}
const quote = (who: string, id: string) => world.as(who, quoteWithdrawalHandler, { id })
const withdraw = (who: string, id: string, seenRefundCents: number) => world.as(who, withdrawRegistrationHandler, { id, seenRefundCents })
const status = async (id: string) => (await world.registration(id)).status
const both: readonly Wanted[] = [house, { id: 'r2', where: 'dock-house' }]

describe('withdrawing a registration', () => {
  it('pays back what the quote said, once, and the place goes to the next in line', async () => {
    await paid('ana', [house])
    await world.wait('bo', { id: 'r2', where: 'mill-house' })
    expect(await quote('ana', 'r1')).toMatchObject({ ids: ['r1'], refundCents: 19_500, paidCents: 19_500 })
    expect(await withdraw('ana', 'r1', 19_500)).toEqual({ refundCents: 19_500 })
    expect(await withdraw('ana', 'r1', 19_500)).toEqual({ refundCents: 19_500 })
    expect(await world.ledger()).toEqual(['card -19500 succeeded', 'card 19500 succeeded'])
    expect([await status('r1'), await status('r2')]).toEqual(['withdrawn', 'offered'])
  })
  it('pays nothing back after the deadline for refunds, and refuses another amount than the one that was seen', async () => {
    await paid('ana', [house])
    world.at('2027-07-01T00:00')
    await expect(withdraw('ana', 'r1', 19_500)).rejects.toMatchObject({ details: { rule: 'refund-changed', refundCents: 0 } })
    expect(await withdraw('ana', 'r1', 0)).toEqual({ refundCents: 0 })
    expect(await world.ledger()).toEqual(['card 19500 succeeded'])
  })
  it('is refused where its payment begins meanwhile, which would pay for what is withdrawn', async () => {
    const { orderId } = await world.submit('ana', [house])
    expect(await world.order(orderId)).not.toHaveProperty('providerId')
    beginPaymentMeanwhile(world, orderId)
    await expect(withdraw('ana', 'r1', 0)).rejects.toMatchObject({ details: { rule: 'record-overtaken' } })
    expect([await status('r1'), (await world.order(orderId)).status]).toEqual(['awaiting_payment', 'pending'])
    await world.pay('ana', orderId)
    expect([await status('r1'), await world.ledger()]).toEqual(['paid', ['card 19500 succeeded']])
  })
  it('is refused where its card was charged and the message has not come, and pays back once it has', async () => {
    world.payments.messages.delivery.arrival = 'late'
    const orderId = await paid('ana', [house])
    await expect(withdraw('ana', 'r1', 0)).rejects.toMatchObject({ details: { rule: 'being-paid' } })
    expect([await status('r1'), (await world.order(orderId)).status]).toEqual(['awaiting_payment', 'pending'])
    await world.later(1)
    expect(await withdraw('ana', 'r1', 19_500)).toEqual({ refundCents: 19_500 })
    expect(await world.ledger()).toEqual(['card -19500 succeeded', 'card 19500 succeeded'])
  })
  it('withdraws the second one too, whose price depends on the first', async () => {
    await paid('ana', both, 27_000)
    expect(await quote('ana', 'r1')).toMatchObject({ ids: ['r1', 'r2'], refundCents: 27_000 })
    await withdraw('ana', 'r1', 27_000)
    expect([await status('r1'), await status('r2')]).toEqual(['withdrawn', 'withdrawn'])
    expect(await world.balances()).toEqual([0, 0])
  })
  it('leaves the first one where the second is withdrawn', async () => {
    const orderId = await paid('ana', both, 27_000)
    expect(await withdraw('ana', 'r2', 7500)).toEqual({ refundCents: 7500 })
    expect([await status('r1'), (await world.order(orderId)).status]).toEqual(['paid', 'part_refunded'])
  })
  it('makes another order of what is left of one that is not paid', async () => {
    const { orderId } = await world.submit('ana', both, { seenCents: 27_000 })
    await withdraw('ana', 'r2', 0)
    const { orderId: instead } = await world.registration('r1')
    expect((await world.order(orderId)).status).toBe('cancelled')
    expect(await world.order(instead!)).toMatchObject({ status: 'pending', total: { cents: 19_500 } })
    await world.pay('ana', instead!)
    expect(await status('r1')).toBe('paid')
  })
  it('is refused to others', async () => {
    await paid('ana', [house])
    await expect(withdraw('bo', 'r1', 19_500)).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('a refund by staff', () => {
  it('of the whole fee withdraws the registration; of a part it does not', async () => {
    const orderId = await paid('ana', [house])
    await world.refund(orderId, [{ lineId: 'first', cents: 5000 }])
    expect(await status('r1')).toBe('paid')
    await world.refund(orderId, [{ lineId: 'first', cents: 14_500 }])
    expect(await status('r1')).toBe('withdrawn')
    expect(await world.placesOf('mill-house')).toEqual({ takenBy: [], line: [] })
  })
})

describe('a waiver', () => {
  const decide = (percent: number) => world.asStaff(decideFeeWaiverHandler, { registrationId: 'r1', percent, reason: 'They lost their studio' })

  it('of 100% pays the registration at once, as comp, and no card is asked for', async () => {
    await world.submit('ana', [house], { waiver: 'I lost my studio in June' })
    expect(await decide(100)).toEqual({ totalCents: 0 })
    expect(await status('r1')).toBe('paid')
    expect(await world.ledger()).toEqual(['comp 0 succeeded'])
  })
  it('of a part lowers the order', async () => {
    await world.submit('ana', [house], { waiver: 'I lost my studio in June' })
    expect(await decide(50)).toEqual({ totalCents: 9750 })
    const { orderId } = await world.registration('r1')
    await world.pay('ana', orderId!)
    expect([await status('r1'), await world.ledger()]).toEqual(['paid', ['card 9750 succeeded']])
  })
  it('that is declined leaves the fee', async () => {
    await world.submit('ana', [house], { waiver: 'I lost my studio in June' })
    expect(await decide(0)).toEqual({ totalCents: 19_500 })
    expect((await world.registration('r1')).waiver).toMatchObject({ state: 'declined', answer: 'They lost their studio' })
    await decide(0)
    expect(world.mails().filter(mail => mail.includes('The fee of your registration'))).toEqual([
      expect.stringMatching(/^ana@post\.example: The fee of your registration for /),
    ])
  })
})

describe('the waiting list', () => {
  it('offers a place to the first alone, for 24 hours; who lets two offers pass leaves it', async () => {
    await paid('ana', [house])
    expect(await world.wait('bo', { id: 'r2', where: 'mill-house' })).toEqual({ place: 1 })
    expect(await world.wait('cy', { id: 'r3', where: 'mill-house' })).toEqual({ place: 2 })
    for (const [registrationId, rule] of [['r2', 'building-full'] as const, ['r3', 'not-first'] as const])
      await expect(world.asStaff(offerWaitlistHandler, { registrationId })).rejects.toMatchObject({ details: { rule } })
    await withdraw('ana', 'r1', 19_500)
    expect([await status('r2'), await status('r3')]).toEqual(['offered', 'waitlisted'])
    await world.later(24 * 60 + 1)
    expect([await status('r2'), await status('r3')]).toEqual(['waitlisted', 'offered'])
    expect(await world.placesOf('mill-house')).toEqual({ takenBy: ['r3'], line: ['r2'] })
    await world.later(24 * 60 + 1)
    await world.later(24 * 60 + 1)
    expect(await status('r2')).toBe('expired')
  })
  it('lets whoever was offered a place take it, and nobody else', async () => {
    await paid('ana', [house])
    await world.wait('bo', { id: 'r2', where: 'mill-house' })
    await withdraw('ana', 'r1', 19_500)
    await expect(world.submit('cy', [{ id: 'r3', where: 'mill-house' }])).rejects.toMatchObject({ details: { rule: 'registration-refused' } })
    await paid('bo', [{ id: 'r2', where: 'mill-house' }])
    expect(await status('r2')).toBe('paid')
  })
  it('is only for a place that is taken', async () => {
    await expect(world.wait('bo', { id: 'r2', where: 'mill-house' })).rejects.toMatchObject({ details: { rule: 'place-free' } })
  })
})
