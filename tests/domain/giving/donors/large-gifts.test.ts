import { beforeEach, describe, expect, it } from 'vitest'
import { donations } from '../../../../src/domain/giving/donations.collection'
import { usualDonorLevels } from '../../../../src/domain/giving/donors/donor-levels'
import { donorSettings, donorSettingsId } from '../../../../src/domain/giving/donors/donor-settings.collection'
import { noteThanks } from '../../../../src/domain/giving/donors/note-thanks.contract'
import { WorkQueues } from '../../../../src/domain/office/work-queues'
import { recordGifts } from '../../../../src/domain/shop/gifts/record-gifts.contract'
import { type MonthlyWorld, monthlyWorld } from '../../../support/shop/monthly-world'
import { gift } from '../../../support/shop/paying'

let shop: MonthlyWorld
const staff = { pid: 'p-money', adm: 1, sc: 'm' } as const
const give = async (dollars: number, more: Parameters<typeof gift>[1] = {}) => {
  await shop.enter({ pid: 'mia' })
  return shop.buy([gift(dollars * 100, more)], { email: 'mia@post.example' })
}
const thanks = async () => (await shop.behind.find(donations)).map(({ amount, personalThanks }) => [amount.cents / 100, personalThanks?.state])
const waiting = async () => {
  await shop.enter(staff)
  return (await shop.services.get(WorkQueues).waiting(['money'])).find(({ name }) => name === 'largeGifts')?.count
}

beforeEach(async () => {
  shop = await monthlyWorld()
})

describe('a large gift', () => {
  it('waits until somebody says how they thanked its donor, though its letter went out at once', async () => {
    await give(999)
    const order = await give(1000)
    expect([await thanks(), await waiting()]).toEqual([
      expect.arrayContaining([
        [1000, 'due'],
        [999, undefined],
      ]),
      1,
    ])
    const giftId = `${order}-roof`
    await shop.call(noteThanks, { giftId, note: 'I called them.' })
    expect(await waiting()).toBe(0)
    expect((await shop.behind.get(donations, giftId))?.personalThanks).toEqual({ state: 'done', on: '2027-10-16', note: 'I called them.' })
    await expect(shop.call(noteThanks, { giftId, note: 'So did I.' })).rejects.toMatchObject({ details: { rule: 'record-overtaken' } })
    await shop.enter({ pid: 'p-pia', adm: 1, sc: 'p' })
    await expect(shop.call(noteThanks, { giftId, note: 'So did I.' })).rejects.toMatchObject({ code: 'permission-denied' })
  })

  it('is one from the amount on that the organization set, also in a batch of checks', async () => {
    await shop.behind.commit(
      shop.behind.creating(donorSettings, donorSettingsId, { levels: [...usualDonorLevels], largeFrom: { cents: 50_000, cur: 'usd' } }),
    )
    await give(499)
    await shop.enter(staff)
    const entered = { how: 'cheque', personId: 'bo', causeId: 'roof', amountCents: 50_000 } as const
    await shop.call(recordGifts, { key: crypto.randomUUID(), receivedOn: '2027-10-16', gifts: [entered], count: 1, totalCents: 50_000 })
    expect(await thanks()).toEqual(
      expect.arrayContaining([
        [499, undefined],
        [500, 'due'],
      ]),
    )
  })

  it('that is paid back, or falls below the amount, waits no more', async () => {
    const whole = await give(1000)
    const part = await give(2000)
    expect(await waiting()).toBe(2)
    await shop.refund(whole, [{ lineId: 'roof', pieces: 1 }])
    await shop.refund(part, [{ lineId: 'roof', cents: 100_100 }])
    expect(await waiting()).toBe(0)
  })

  it('every month is thanked for once', async () => {
    await shop.begin(100_000)
    await shop.until('2027-12-17')
    expect(await thanks()).toEqual(
      expect.arrayContaining([
        [1000, 'due'],
        [1000, undefined],
      ]),
    )
    expect(await waiting()).toBe(1)
  })
})
