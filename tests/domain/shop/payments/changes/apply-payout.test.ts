import { beforeEach, describe, expect, it } from 'vitest'
import { payouts } from '../../../../../src/domain/shop/bank-payouts.collection'
import { applyPayout } from '../../../../../src/domain/shop/payments/changes/apply-payout'
import type { ChangeOf } from '../../../../../src/domain/shop/payments/changes/event-transaction'
import { type PayingWorld, payingWorld } from '../../../../support/shop/paying'

let shop: PayingWorld
const days = { from: new Date('2027-10-16T01:00:00Z'), to: new Date('2027-10-16T18:30:00Z') }
type Change = Partial<ChangeOf<'payout'>>
/** What becomes of a message about the payout. */
const told = (state: ChangeOf<'payout'>['state'], more: Change = {}) =>
  shop.context.systemRecords.transact(async within => {
    const event = { id: 'e1', type: 'payout', objectId: 'po_1', at: shop.clock.now() } as never
    const change = { of: 'payout' as const, state, amountCents: 9680, feeCents: 320, payments: 1, arrivesOn: '2027-10-20', ...days, ...more }
    return (await applyPayout({ context: shop.context, within, event }, change)).problem ?? 'done'
  })
const stored = async () => (await shop.behind.get(payouts, 'po_1'))!
const status = async () => (await stored()).status

beforeEach(async () => {
  shop = await payingWorld()
})

describe('the messages about a payout', () => {
  it('say its amount, its fees, its days in the city and when it arrives', async () => {
    expect(await told('announced')).toBe('done')
    expect(await stored()).toMatchObject({
      amount: { cents: 9680, cur: 'usd' },
      fees: { cents: 320, cur: 'usd' },
      payments: 1,
      firstDay: '2027-10-15',
      lastDay: '2027-10-16',
      arrivesOn: '2027-10-20',
      status: 'announced',
    })
  })

  it.each(['arrived', 'failed'] as const)('may come in any order, and twice: one that has %s stays so when it is announced late', async state => {
    expect([await told('announced'), await told(state, { arrivesOn: '2027-10-21' }), await told(state), await told('announced')]).toEqual(
      Array(4).fill('done'),
    )
    expect(await stored()).toMatchObject({ status: state, arrivesOn: '2027-10-21' })
    const { rev } = await stored()
    await told('announced')
    expect((await stored()).rev).toBe(rev)
  })

  it('cannot say that one which arrived has failed, nor the other way round', async () => {
    await told('arrived')
    expect([await told('failed'), await status()]).toEqual(['not-possible', 'arrived'])
    await shop.behind.change(payouts, await stored(), { status: 'failed' })
    expect([await told('arrived'), await status()]).toEqual(['not-possible', 'failed'])
  })

  it('leave one that was reconciled as it is', async () => {
    await told('arrived')
    await shop.behind.change(payouts, await stored(), { status: 'reconciled' })
    expect([await told('arrived'), await status()]).toEqual(['done', 'reconciled'])
    expect([await told('failed'), await status()]).toEqual(['not-possible', 'reconciled'])
  })

  it('may say later which payments it consists of, once', async () => {
    const unknown = { payments: 0, feeCents: 0, from: undefined, to: undefined } as unknown as Change
    await told('arrived', unknown)
    expect((await stored()).firstDay).toBeUndefined()
    await told('announced', { payments: 2, feeCents: 500 })
    expect(await stored()).toMatchObject({ payments: 2, fees: { cents: 500 }, firstDay: '2027-10-15', status: 'arrived' })
    await told('arrived', { payments: 7, feeCents: 900 })
    expect(await stored()).toMatchObject({ payments: 2, fees: { cents: 500 } })
  })
})
