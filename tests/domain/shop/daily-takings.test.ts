import { describe, expect, it } from 'vitest'
import type { DataOf } from '../../../src/domain/shared/records/collection'
import { DailyTakings, yearBefore } from '../../../src/domain/shop/daily-takings'
import { payments } from '../../../src/domain/shop/payments.collection'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'
import { standing } from '../../support/stamped'

const paid = (cents: number, more: Partial<DataOf<typeof payments>> = {}) =>
  standing({
    orderId: 'o1',
    method: 'card',
    amount: { cents, cur: 'usd' },
    receivedOn: '2027-10-16',
    status: 'succeeded',
    ...more,
  } as never)

let world: MemoryWorld
async function till(...found: readonly ReturnType<typeof paid>[]) {
  world = await memoryWorld({ sample: true, as: 'moneyadmin' })
  const old = [...(await world.store.query({ collection: 'payments' })), ...(await world.store.query({ collection: 'providerEvents' }))]
  await world.store.commit([
    ...old.map(({ path }) => ({ op: 'delete' as const, path })),
    ...found.map((data, i) => ({ op: 'set' as const, path: `payments/p${i}`, data })),
  ])
  return world.services.get(DailyTakings)
}

describe('the takings of a day', () => {
  it('are the payments minus the refunds, beside those of the same day a year before', async () => {
    const takings = await (
      await till(
        paid(5_000),
        paid(2_000, { method: 'cash' }),
        paid(-500, { refundOf: 'p1' }),
        paid(9_900, { receivedOn: '2027-10-15' }),
        paid(1_250, { receivedOn: '2026-10-16' }),
      )
    )
      .takings('2027-10-16', 'America/Los_Angeles')
      .read()
    expect(takings).toEqual({
      today: { cents: 6_500, payments: 2, refundedCents: 500 },
      before: { cents: 1_250, payments: 1, refundedCents: 0 },
      declined: 0,
    })
  })

  it('exclude failed and authorized payments, complimentary ones and tests; what a dispute took is a record of its own', async () => {
    const { today } = await (
      await till(
        paid(1, { status: 'failed' }),
        paid(10, { status: 'authorised' }),
        paid(100, { status: 'lost' }),
        paid(-100, { refundOf: 'p2' }),
        paid(1_000, { method: 'comp' }),
        paid(10_000, { method: 'test' }),
        paid(100_000, { status: 'disputed' }),
      )
    )
      .takings('2027-10-16', 'America/Los_Angeles')
      .read()
    expect(today).toEqual({ cents: 100_000, payments: 2, refundedCents: 100 })
  })

  it('come with how often cards were declined that day, in the zone of the organization', async () => {
    const takings = await till()
    const { store } = world
    await store.commit(
      ['2027-10-16T06:59:00Z', '2027-10-16T07:00:00Z', '2027-10-17T06:59:00Z', '2027-10-17T07:00:00Z'].map((at, i) => ({
        op: 'set' as const,
        path: `providerEvents/evt_${i}`,
        data: standing({ type: 'payment_intent.payment_failed', objectId: 'pi_1', objectCreated: new Date(at), status: 'done' } as never),
      })),
    )
    expect(await takings.takings('2027-10-16', 'America/Los_Angeles').read()).toMatchObject({ declined: 2 })
  })

  it('need the scope money', async () => {
    world = await memoryWorld({ sample: true, as: 'peopleadmin' })
    await expect(world.services.get(DailyTakings).takings('2027-10-16', 'America/Los_Angeles').read()).rejects.toMatchObject({
      code: 'permission-denied',
    })
  })

  it('of February 29 are compared with those of the 28th', () => {
    expect(yearBefore('2028-02-29')).toBe('2027-02-28')
    expect(yearBefore('2027-10-16')).toBe('2026-10-16')
  })
})
