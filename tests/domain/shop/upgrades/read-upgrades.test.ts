import { beforeEach, describe, expect, it } from 'vitest'
import { membershipProducts as products } from '../../../../src/domain/memberships/membership-products.collection'
import { memberships, terms } from '../../../../src/domain/memberships/memberships.collection'
import { beginLevels } from '../../../../src/domain/memberships/terms/begin-levels.job'
import { discountCodes } from '../../../../src/domain/shop/codes/discount-codes.collection'
import { friend, type PayingWorld, payingWorld, visa } from '../../../support/shop/paying'
import { line } from '../../../support/shop/shop-world'

let shop: PayingWorld
const day = 24 * 60

/** A line that changes the level to Patron, $150 a year. */
const toPatron = (quantity = 1) => ({ ...line('membership', 'lover/patron', quantity, { membership: { upgrade: true } }), id: 'patron' })
const level = async () => (await shop.behind.find(memberships, { where: [['personId', '==', 'bo']] })).map(({ level: key }) => key)
const refusal = async (...lines: Parameters<PayingWorld['quote']>[0]) => {
  const quoted = await shop.quote(lines)
  return quoted.state === 'refused' ? quoted.refusals.map(({ reason }) => reason) : quoted.totalCents
}

/** Bo becomes a friend for $50 on Oct 16, 2027; of the 366 days, 100 pass. */
beforeEach(async () => {
  shop = await payingWorld()
  const patron = (await shop.behind.get(products, 'lover'))!
  await shop.behind.change(products, patron, { levels: patron.levels.map(one => ({ ...one, fmv: { cents: 1600, cur: 'usd' as const } })) })
  await shop.enter({ pid: 'bo' })
})
const friendFor100Days = async () => {
  const id = await shop.buy([friend()])
  await shop.later(100 * day)
  return id
}

describe('another level during a term', () => {
  it('costs its price less the unused days, and begins today', async () => {
    await friendFor100Days()
    const quoted = await shop.quote([toPatron()])
    expect(quoted).toMatchObject({ state: 'priced', totalCents: 15_000 - 3634 })
    const lines = quoted.state === 'priced' ? quoted.lines : []
    expect(lines.map(({ kind, title, unitCents, discountCents }) => [kind, title, unitCents, discountCents])).toEqual([
      ['membership', 'Art lovers: Patron', 15_000, 3634],
      ['discount', 'Credit for unused days', -3634, 0],
    ])
    await shop.buy([toPatron()])
    expect([await shop.terms('bo'), await level()]).toEqual([['2027-10-16 2028-01-23 new', '2028-01-24 2029-01-23 upgrade'], ['patron']])
    expect(await shop.balances()).toEqual([5000 + 15_000 - 3634, 5000 + 15_000 - 3634])
  })

  it('gives back the former term and level when it is refunded', async () => {
    await friendFor100Days()
    const before = await shop.terms('bo')
    const id = await shop.buy([toPatron()])
    await shop.refund(id, [{ lineId: 'patron', pieces: 1 }])
    expect([await shop.terms('bo'), await level(), (await shop.order(id)).status]).toEqual([before, ['friend'], 'refunded'])
    expect(await shop.balances()).toEqual([5000, 5000])
    expect(await refusal(toPatron())).toBe(15_000 - 3634)
  })

  it('is refunded before the term whose unused days paid for a part of it', async () => {
    const former = await friendFor100Days()
    const id = await shop.buy([toPatron()])
    const back = (orderId: string, lineId: string) => shop.refund(orderId, [{ lineId, pieces: 1 }])
    const friendLine = (await shop.order(former)).lines[0]!.id
    await expect(back(former, friendLine)).rejects.toMatchObject({ details: { rule: 'refund-refused', reason: 'credited' } })
    await back(id, 'patron')
    await back(former, friendLine)
    expect([await shop.balances(), (await shop.order(former)).status]).toEqual([[0, 0], 'refunded'])
  })

  it('is ordered alone: another term of the same order would have the same days', async () => {
    await friendFor100Days()
    expect(await refusal(toPatron(), friend())).toEqual(['no-upgrade'])
    expect(await refusal(toPatron(), friend(1, { membership: { forEmail: 'ana@post.example' } }))).toBe(15_000 - 3634 + 5000)
  })

  it('is paid by card, because a check would come after days that the credit is for', async () => {
    await friendFor100Days()
    await expect(shop.checkout([toPatron()], { method: 'cheque' })).rejects.toMatchObject({
      details: { refusals: [{ reason: 'only-card', lineId: 'patron' }] },
    })
  })

  it('counts the credit that paid for a part of a level as paid', async () => {
    await friendFor100Days()
    await shop.buy([toPatron(2)])
    expect(await refusal({ ...friend(3), membership: { upgrade: true } })).toEqual(['credit-above-price'])
    const [order] = (await shop.orders()).filter(({ lines }) => lines.some(({ id }) => id === 'patron'))
    expect(order?.lines[0]?.membership?.upgrade?.creditCents).toBe(3634)
    expect(await refusal({ ...friend(6), membership: { upgrade: true } })).toBe(0)
  })

  it('uses a credit once: the second of two orders that were made beside each other is paid back', async () => {
    await friendFor100Days()
    const [first, second] = [await shop.checkout([toPatron()]), await shop.checkout([toPatron()])]
    for (const { payment } of [first, second]) if (payment.by === 'card') await shop.payments.pay(payment.clientSecret, visa)
    expect(await shop.terms('bo')).toEqual(['2027-10-16 2028-01-23 new', '2028-01-24 2029-01-23 upgrade'])
    expect([(await shop.order(first.orderId)).status, (await shop.order(second.orderId)).status]).toEqual(['paid', 'refunded'])
    expect(await shop.balances()).toEqual([5000 + 15_000 - 3634, 5000 + 15_000 - 3634])
    expect(shop.mails()).toContain('guest@post.example: Your membership could not be changed')
  })

  it('is not ordered where nothing runs, the level is the same, it is for somebody else, or what was paid is not known', async () => {
    expect(await refusal(toPatron())).toEqual(['no-upgrade'])
    await friendFor100Days()
    expect(await refusal({ ...friend(), membership: { upgrade: true } })).toEqual(['no-upgrade'])
    expect(await refusal({ ...toPatron(), membership: { upgrade: true, forEmail: 'wren@post.example' } })).toEqual(['no-upgrade'])
    await shop.later(400 * day)
    expect(await refusal(toPatron())).toEqual(['no-upgrade'])
    await shop.enter({ pid: 'mia' })
    expect(await refusal(toPatron())).toEqual(['no-upgrade'])
  })

  it('is not ordered where the order of the present term is not here any more: nobody knows what was paid', async () => {
    await friendFor100Days()
    const [term] = await shop.behind.find(terms, { params: { membership: 'bo-artlover' } })
    await shop.behind.change(terms, term!, { orderLineId: 'elsewhere-friend' }, { membership: 'bo-artlover' })
    expect(await refusal(toPatron())).toEqual(['no-upgrade'])
  })

  it('brings no credit for a term that was given', async () => {
    const { behind } = shop
    const given = { personId: 'bo', start: '2027-10-01', end: '2028-09-30', kind: 'comp' as const, compReason: 'A juror' }
    const held = { personId: 'bo', productId: 'lover', level: 'friend', audience: 'artlover' as const, since: given.start }
    await behind.commit(
      behind.creating(memberships, 'm-bo', { ...held, autoRenew: false, suspensions: [] }),
      behind.creating(terms, 'given', given, { membership: 'm-bo' }),
    )
    expect(await refusal(toPatron())).toBe(15_000)
    await shop.buy([toPatron()])
    expect(await shop.terms('bo')).toEqual(['2027-10-01 2028-09-30 comp', '2027-10-16 2028-10-15 upgrade'])
  })
})

describe('what a refund leaves of the level', () => {
  const back = (orderId: string, lineId: string) => shop.refund(orderId, [{ lineId, pieces: 1 }])
  const plainPatron = () => line('membership', 'lover/patron', 1, { id: 'patron' })
  /** Six years of Friend, paid partly with the credit for the rest of Patron. */
  const toFriend = () => ({ ...friend(6), membership: { upgrade: true as const } })

  const changesOn = async () => (await shop.behind.find(memberships, { where: [['personId', '==', 'bo']] })).map(one => one.levelChangesOn)

  it('is the present one, where another level was bought for afterwards', async () => {
    await shop.buy([friend()])
    const id = await shop.buy([plainPatron()])
    expect([await level(), await changesOn()]).toEqual([['friend'], ['2028-10-16']])
    await back(id, 'patron')
    expect([await level(), await changesOn()]).toEqual([['friend'], [undefined]])
  })

  it('is the one of the days, and the other begins with its own', async () => {
    await friendFor100Days()
    const upgrade = await shop.buy([toPatron()])
    await shop.buy([plainPatron()])
    await back(upgrade, 'patron')
    const [begins] = await changesOn()
    expect([await level(), begins! > '2028']).toEqual([['friend'], true])
    shop.localMode.setNow(new Date(`${begins}T18:00:00Z`))
    await beginLevels.run(shop.context)
    expect([await level(), await changesOn()]).toEqual([['patron'], [undefined]])
  })

  it('of two upgrades in a row is the first one, where the first upgrade was paid back at the provider before the second', async () => {
    const former = await friendFor100Days()
    const first = await shop.buy([toPatron()])
    await shop.later(day)
    const second = await shop.buy([toFriend()])
    await expect(back(first, 'patron')).rejects.toMatchObject({ details: { rule: 'refund-refused', reason: 'credited' } })
    await shop.provider.refund(`pi_${first}`, 15_000 - 3634)
    expect([await level(), (await shop.order(first)).status]).toEqual([['friend'], 'refunded'])
    const days = await shop.terms('bo')
    expect(days[0]).toBe('2027-10-16 2028-01-24 new')
    expect(days[1]).toBe('2028-01-25 2029-01-24 upgrade')
    await expect(back(former, 'friend')).rejects.toMatchObject({ details: { reason: 'credited' } })
    if ((await shop.order(second)).total.cents > 0) await back(second, 'friend')
  })

  it('is that before both, where the second upgrade is refunded after the first', async () => {
    await friendFor100Days()
    await shop.later(day)
    const before = await shop.terms('bo')
    const first = await shop.buy([toPatron()])
    await shop.later(day)
    const second = await shop.buy([{ ...friend(7), membership: { upgrade: true } }])
    await shop.provider.refund(`pi_${first}`, (await shop.order(first)).total.cents)
    await shop.provider.refund(`pi_${second}`, (await shop.order(second)).total.cents)
    expect([await level(), await shop.terms('bo')]).toEqual([['friend'], before])
  })
})

describe('a credit', () => {
  it('that was refunded in part between ordering and paying is not given, and the line goes back', async () => {
    const former = await friendFor100Days()
    const { orderId, payment } = await shop.checkout([toPatron()])
    await shop.refund(former, [{ lineId: 'friend', cents: 4000 }])
    if (payment.by === 'card') await shop.payments.pay(payment.clientSecret, visa)
    expect([(await shop.order(orderId)).status, await level(), await shop.balances()]).toEqual(['refunded', ['friend'], [1000, 1000]])
  })

  it('is not for what staff gave away', async () => {
    const { orderId } = await shop.checkout([friend()], { method: 'cheque' })
    await shop.recordPayment({ orderId, method: 'comp', receivedOn: '2027-10-16', reason: 'Helped for three weekends' })
    expect(await refusal(toPatron())).toBe(15_000)
  })

  it('beside a discount code leaves the use of the code counted', async () => {
    await friendFor100Days()
    const code = { code: 'SPRING', title: 'Spring', percent: 10, kinds: ['membership' as const], maxUses: 1, status: 'live' as const }
    await shop.behind.commit(shop.behind.creating(discountCodes, 'spring', code))
    const quoted = await shop.quote([toPatron()], { code: 'SPRING' })
    await shop.buy([toPatron()], { code: 'SPRING', seenCents: quoted.state === 'priced' ? quoted.totalCents : 0 })
    expect([await level(), (await shop.behind.get(discountCodes, 'spring'))?.uses]).toEqual([['patron'], 1])
  })

  it('is not for a payment that is disputed, until the dispute is won', async () => {
    const id = await shop.buy([friend()])
    await shop.provider.dispute(`pi_${id}`, 'opened')
    expect(await refusal(toPatron())).toEqual(['no-upgrade'])
    await shop.provider.dispute(`pi_${id}`, 'won')
    expect(await refusal(toPatron())).toBe(10_000)
  })
})

describe('days that a refund gives back', () => {
  it('are added after the last term, if other terms have them by then', async () => {
    await shop.buy([friend(2)])
    await shop.later(100 * day)
    const upgrade = await shop.buy([toPatron()])
    await shop.buy([friend()])
    const before = await shop.terms('bo')
    expect(before).toEqual(['2027-10-16 2028-01-23 new', '2028-01-24 2029-01-23 upgrade', '2029-01-24 2030-01-23 renew'])
    await shop.refund(upgrade, [{ lineId: 'patron', pieces: 1 }])
    // The second Friend term lasts until Oct 15, 2029, and shares 265 days with the third.
    expect(await shop.terms('bo')).toEqual([
      '2027-10-16 2028-10-15 new',
      '2028-10-16 2029-10-15 renew',
      '2029-01-24 2030-01-23 renew',
      '2030-01-24 2030-10-15 extend',
    ])
  })
})
