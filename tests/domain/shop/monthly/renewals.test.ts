import { beforeEach, describe, expect, it } from 'vitest'
import { officeSettings } from '../../../../src/domain/content/office-settings.collection'
import { letters } from '../../../../src/domain/giving/letters.collection'
import { savedCards } from '../../../../src/domain/giving/saved-cards.collection'
import { giveWithin } from '../../../../src/domain/memberships/changes/give-term-in-transaction'
import { membershipProducts } from '../../../../src/domain/memberships/membership-products.collection'
import { memberships } from '../../../../src/domain/memberships/memberships.collection'
import { remindByDate } from '../../../../src/domain/memberships/notices/remind-by-date.job'
import { handlerContext } from '../../../../src/domain/shared/functions/handler'
import { organisationId } from '../../../../src/domain/shared/records/organisation.collection'
import { dataOf } from '../../../../src/domain/shared/records/records'
import { chargeMonthly } from '../../../../src/domain/shop/monthly/charge-monthly.job'
import { keepRenewalCard } from '../../../../src/domain/shop/monthly/manage-subscription.contract'
import { type MonthlyWorld, monthlyWorld } from '../../../support/shop/monthly-world'
import { friend, visa } from '../../../support/shop/paying'

let shop: MonthlyWorld
/** The ids of the renewals of Bo, who is no member yet, and of Mia, whose membership lasts until Dec 31, 2027. */
const [ofBo, ofMia] = ['renewal-bo-artlover-1', 'renewal-m-mia-1']
const renewing = () => friend(1, { membership: { renews: true } })
const joinBo = async () => {
  await shop.enter({ pid: 'bo' })
  return shop.buy([renewing()], { email: 'bo@post.example' })
}
/** Mia enters a card on her dashboard. */
const switchOn = async (card = visa) => {
  await shop.enter({ pid: 'mia' })
  const { clientSecret } = await shop.call(keepRenewalCard, { membershipId: 'm-mia' })
  return shop.payments.pay(clientSecret, card)
}
const cardBecomes = async (id: string, number: string) => {
  const card = (await shop.behind.get(savedCards, id))!
  await shop.store.commit([{ op: 'update', path: `simulatedCards/${card.method}`, data: { number } }])
}
const renewsItself = async (id = 'm-mia') => (await shop.behind.get(memberships, id))!.autoRenew
const mailsAbout = (words: string) => shop.mails().filter(mail => mail.includes(words))
const friendCosts = async (cents: number) => {
  const product = (await shop.behind.get(membershipProducts, 'lover'))!
  const levels = product.levels.map(level => (level.key === 'friend' ? { ...level, price: { cents, cur: 'usd' as const } } : level))
  await shop.behind.change(membershipProducts, product, { levels })
}

beforeEach(async () => {
  shop = await monthlyWorld()
})

describe('a membership', () => {
  it('does not renew itself unless its buyer asks for it', async () => {
    await shop.enter({ pid: 'bo' })
    await shop.buy([friend()], { email: 'bo@post.example' })
    await shop.on('2028-10-15')
    expect([await renewsItself('bo-artlover'), await shop.charges(), await shop.hasCard(ofBo)]).toEqual([false, ['2027-10-16 5000'], false])
  })

  it('that is paid by card may renew itself, with that card, which no client reads', async () => {
    await joinBo()
    expect(await shop.monthly(ofBo)).toMatchObject({
      personId: 'bo',
      membershipId: 'bo-artlover',
      amountCents: 5000,
      nextOn: '2028-10-15',
      card: { last4: '4242' },
      status: 'active',
    })
    expect([await renewsItself('bo-artlover'), await shop.hasCard(ofBo)]).toEqual([true, true])
    await expect(shop.documents.get(`savedCards/${ofBo}`)).rejects.toMatchObject({ code: 'permission-denied' })
    expect(shop.mails()).toEqual(['bo@post.example: Your membership of Saltlight renews itself', 'bo@post.example: Your receipt from Saltlight'])
  })

  it('that is paid by check, or given to somebody else, does not', async () => {
    await shop.enter({ pid: 'bo' })
    const refusals = [{ reason: 'only-card', lineId: 'friend' }]
    await expect(shop.checkout([renewing()], { method: 'cheque' })).rejects.toMatchObject({ details: { rule: 'order-refused', refusals } })
    await shop.buy([friend(1, { membership: { forEmail: 'mia@post.example', renews: true } })], { email: 'bo@post.example' })
    expect((await shop.behind.find(memberships)).map(({ autoRenew }) => autoRenew)).not.toContain(true)
    expect(await shop.behind.find(savedCards)).toEqual([])
  })

  it('is charged on its last day as an ordinary order of the term that follows, at the price of that day', async () => {
    await joinBo()
    await friendCosts(6000)
    await shop.on('2028-10-14')
    expect(await shop.charges()).toHaveLength(1)
    await shop.on('2028-10-15')
    await shop.on('2028-10-15')
    expect(await shop.charges()).toEqual(['2027-10-16 5000', '2028-10-15 6000'])
    expect(await shop.terms('bo')).toEqual(['2027-10-16 2028-10-15 new', '2028-10-16 2029-10-15 renew'])
    expect(await shop.monthly(ofBo)).toMatchObject({ nextOn: '2029-10-15', month: '2029-10', amountCents: 6000, tries: 0, status: 'active' })
    expect(mailsAbout('Your receipt')).toHaveLength(2)
    expect(await shop.balances()).toEqual([11_000, 11_000])
  })

  it('has a letter for what can be deducted at each renewal: a year of monthly gifts has one, a year of membership its own', async () => {
    const office = { legalName: 'Saltlight Arts, Inc.', ein: '00-1234567', taxYears: [], features: [], reservedSlugs: [] }
    await shop.behind.commit(shop.behind.creating(officeSettings, organisationId, office))
    await joinBo()
    const written = async () => (await shop.behind.find(letters)).map(({ taxYear }) => taxYear)
    const before = await written()
    await shop.on('2028-10-15')
    expect([before, await written()]).toEqual([[2027], [2027, 2028]])
  })

  it('is paid once for its last day, whatever comes twice, late or at once', async () => {
    await joinBo()
    Object.assign(shop.payments.messages.delivery, { arrival: 'late', twice: true })
    shop.localMode.setNow(new Date('2028-10-15T18:00:00Z'))
    await Promise.all([chargeMonthly.run(shop.context), chargeMonthly.run(shop.context)])
    await shop.payments.messages.deliver('waiting')
    await shop.payments.messages.sendAgain()
    expect([await shop.charges(), (await shop.terms('bo')).length]).toEqual([['2027-10-16 5000', '2028-10-15 5000'], 2])
  })

  it('is renewed at the level that its holder has then', async () => {
    await joinBo()
    const held = (await shop.behind.get(memberships, 'bo-artlover'))!
    const product = (await shop.behind.get(membershipProducts, 'lover'))!
    const levels = product.levels.map(level => ({ ...level, fmv: { cents: 0, cur: 'usd' as const } }))
    await shop.behind.change(membershipProducts, product, { levels })
    await shop.behind.change(memberships, held, { level: 'patron' })
    await shop.on('2028-10-15')
    expect(await shop.charges()).toEqual(['2027-10-16 5000', '2028-10-15 15000'])
  })
})

describe('a renewal in the dashboard', () => {
  it('is switched on with a card, and nothing is charged before the last day', async () => {
    expect(await switchOn('4000000000000002')).toMatchObject({ state: 'declined' })
    expect(await renewsItself()).toBe(false)
    await switchOn()
    expect([await renewsItself(), await shop.hasCard(ofMia), await shop.charges()]).toEqual([true, true, []])
    await shop.payments.messages.sendAgain()
    await shop.on('2027-12-31')
    expect([await shop.charges(), await shop.terms('mia')]).toEqual([
      ['2027-12-31 5000'],
      ['2027-01-01 2027-12-31 new', '2028-01-01 2028-12-31 renew'],
    ])
    expect(mailsAbout('mia@post.example: Your membership of Saltlight renews itself')).toHaveLength(1)
  })

  it('is switched off: the card goes, and what was paid stays; it can be switched on again', async () => {
    await switchOn()
    expect(await shop.manage({ id: ofMia, action: 'cancel' })).toMatchObject({ status: 'cancelled' })
    expect([await renewsItself(), await shop.hasCard(ofMia), await shop.terms('mia')]).toEqual([false, false, ['2027-01-01 2027-12-31 new']])
    await shop.payments.messages.sendAgain()
    await shop.on('2027-12-31')
    expect([await shop.charges(), await shop.hasCard(ofMia)]).toEqual([[], false])
    expect(mailsAbout('does not renew itself any more')).toHaveLength(1)
    await switchOn()
    expect([await renewsItself(), await shop.hasCard('renewal-m-mia-2')]).toEqual([true, true])
  })

  it('nobody else can do it; its holder cannot do it twice, after its end, or with another amount or pause', async () => {
    await shop.enter({ pid: 'bo' })
    await expect(shop.call(keepRenewalCard, { membershipId: 'm-mia' })).rejects.toMatchObject({ code: 'not-found' })
    await switchOn()
    const broken = (rule: string) => ({ details: { rule } })
    await expect(shop.call(keepRenewalCard, { membershipId: 'm-mia' })).rejects.toMatchObject(broken('not-renewable'))
    await expect(shop.manage({ id: ofMia, action: 'cancel' }, { pid: 'bo' })).rejects.toMatchObject({ code: 'not-found' })
    await expect(shop.manage({ id: ofMia, action: 'pause', until: '2027-12-01' })).rejects.toMatchObject(broken('illegal-transition'))
    await expect(shop.manage({ id: ofMia, action: 'amount', amountCents: 500 })).rejects.toMatchObject(broken('illegal-transition'))
    await shop.manage({ id: ofMia, action: 'cancel' })
    shop.localMode.setNow(new Date('2028-01-02T18:00:00Z'))
    await expect(shop.call(keepRenewalCard, { membershipId: 'm-mia' })).rejects.toMatchObject(broken('not-renewable'))
  })
})

it('its holder is told once, 30 days before, for how much and how to stop it', async () => {
  await switchOn()
  const notices = async (day: string) => {
    shop.localMode.setNow(new Date(`${day}T20:00:00Z`))
    await remindByDate.run(handlerContext({ ...shop.context, actor: undefined }))
    return shop.localMode.state.outbox.filter(({ subject }) => subject.includes('Saltlight renews itself on') || subject.includes('ends'))
  }
  expect(await notices('2027-11-30')).toEqual([])
  const [notice] = await notices('2027-12-01')
  expect([notice?.subject, notice?.link]).toEqual(['Your membership of Saltlight renews itself on Dec 31, 2027', '/dashboard/membership'])
  for (const words of ['card ending in 4242 $50.00', 'price of that day', 'switch it off in your dashboard']) expect(notice?.text).toContain(words)
  for (const day of ['2027-12-24', '2027-12-31', '2028-01-20']) expect(await notices(day)).toHaveLength(1)
})

describe('a card that is declined', () => {
  it('is tried again after three, five and seven days and then no more; no paid term is changed', async () => {
    await switchOn()
    await cardBecomes(ofMia, '4000000000000341')
    await shop.until('2028-01-01')
    expect(await shop.monthly(ofMia)).toMatchObject({ status: 'past_due', failures: 1, nextOn: '2028-01-03' })
    await shop.until('2028-02-20')
    expect(await shop.monthly(ofMia)).toMatchObject({ status: 'cancelled', ended: 'failed', endedOn: '2028-01-15' })
    expect([await shop.hasCard(ofMia), await renewsItself(), await shop.charges()]).toEqual([false, false, []])
    expect(await shop.terms('mia')).toEqual(['2027-01-01 2027-12-31 new'])
    expect([mailsAbout('did not go through').length, mailsAbout('was not renewed').length]).toEqual([3, 1])
    expect((await shop.orders()).map(({ status }) => status)).toEqual(['expired'])
  })

  it('and pays later pays for a term that begins on that day', async () => {
    await switchOn()
    await cardBecomes(ofMia, '4000000000000341')
    await shop.until('2028-01-01')
    await cardBecomes(ofMia, visa)
    await shop.until('2028-01-04')
    expect([await shop.charges(), await shop.terms('mia')]).toEqual([
      ['2028-01-03 5000'],
      ['2027-01-01 2027-12-31 new', '2028-01-03 2029-01-02 renew'],
    ])
    expect(await shop.monthly(ofMia)).toMatchObject({ status: 'active', failures: 0, nextOn: '2029-01-02' })
  })

  it('is not tried again where the membership was renewed otherwise meanwhile', async () => {
    await switchOn()
    await cardBecomes(ofMia, '4000000000000341')
    await shop.until('2028-01-01')
    await shop.enter({ pid: 'mia' })
    await shop.buy([friend()], { email: 'mia@post.example' })
    await cardBecomes(ofMia, visa)
    await shop.until('2028-01-10')
    expect([await shop.charges(), await shop.monthly(ofMia)]).toMatchObject([
      ['2028-01-01 5000'],
      { status: 'active', failures: 0, nextOn: '2028-12-31' },
    ])
    expect((await shop.orders()).map(({ status }) => status).toSorted()).toEqual(['expired', 'paid'])
  })
})

describe('a renewal ends, and its card is deleted,', () => {
  const gone = async (id: string, membership: string) => [(await shop.monthly(id)).ended, await shop.hasCard(id), await renewsItself(membership)]

  it('with the refund of the membership, whose holder is told', async () => {
    const orderId = await joinBo()
    await shop.refund(orderId, [{ lineId: 'friend', pieces: 1 }])
    expect(await gone(ofBo, 'bo-artlover')).toEqual(['membership', false, false])
    expect(mailsAbout('bo@post.example: Your membership of Saltlight does not renew itself any more')).toHaveLength(1)
  })

  it('with a dispute about what it charged', async () => {
    await switchOn()
    await shop.on('2027-12-31')
    const order = (await shop.orders()).find(({ subscriptionId }) => subscriptionId === ofMia)!
    await shop.provider.dispute(`pi_${order.id}`, 'opened')
    expect(await gone(ofMia, 'm-mia')).toEqual(['dispute', false, false])
  })

  it('where it is not sold any more, or is paused, on its last day', async () => {
    await switchOn()
    await shop.behind.change(membershipProducts, (await shop.behind.get(membershipProducts, 'lover'))!, { status: 'retired' })
    await shop.on('2027-12-31')
    expect([await gone(ofMia, 'm-mia'), await shop.charges()]).toEqual([['membership', false, false], []])
    expect(mailsAbout('does not renew itself any more')).toHaveLength(1)
    shop = await monthlyWorld()
    await switchOn()
    await shop.behind.change(memberships, (await shop.behind.get(memberships, 'm-mia'))!, { suspensions: [{ from: '2027-12-01' }] })
    await shop.on('2027-12-31')
    expect([await gone(ofMia, 'm-mia'), await shop.charges()]).toEqual([['membership', false, false], []])
  })

  it('and nothing is charged without it, as when its holder was forgotten', async () => {
    await switchOn()
    await shop.behind.commit(shop.behind.deleting(savedCards, ofMia))
    await shop.on('2027-12-31')
    expect([await gone(ofMia, 'm-mia'), await shop.charges()]).toEqual([['card', false, false], []])
  })
})

describe('beside other payments and given terms', () => {
  it('what its holder pays by hand while the charge is under way is a further term, and nothing is charged before the last day of both', async () => {
    await switchOn()
    shop.payments.messages.delivery.arrival = 'late'
    await shop.on('2027-12-31')
    shop.payments.messages.delivery.arrival = 'lost'
    await shop.enter({ pid: 'mia' })
    const { payment } = await shop.checkout([friend()], { email: 'mia@post.example' })
    if (payment.by === 'card') await shop.payments.pay(payment.clientSecret, visa)
    await shop.payments.messages.deliver('lost')
    shop.payments.messages.delivery.arrival = 'at-once'
    await shop.payments.messages.deliver('waiting')
    expect([await shop.charges(), await shop.terms('mia')]).toEqual([
      ['2027-12-31 5000', '2027-12-31 5000'],
      ['2027-01-01 2027-12-31 new', '2028-01-01 2028-12-31 renew', '2029-01-01 2029-12-31 renew'],
    ])
    await shop.until('2029-01-05')
    expect([(await shop.charges()).length, await shop.monthly(ofMia)]).toMatchObject([2, { status: 'active', nextOn: '2029-12-31' }])
  })

  it('a refund of the term by which it renewed itself takes back that term alone, and ends the renewal', async () => {
    await joinBo()
    await shop.on('2028-10-15')
    const order = (await shop.orders()).find(({ subscriptionId }) => subscriptionId === ofBo)!
    await shop.refund(order.id, [{ lineId: 'membership', pieces: 1 }])
    expect([await shop.terms('bo'), await shop.monthly(ofBo)]).toMatchObject([
      ['2027-10-16 2028-10-15 new'],
      { status: 'cancelled', ended: 'membership' },
    ])
    await shop.until('2028-10-25')
    expect([await shop.charges(), await shop.balances()]).toEqual([
      ['2027-10-16 5000', '2028-10-15 5000'],
      [5000, 5000],
    ])
  })

  it('a term that is given moves it to the new last day', async () => {
    await joinBo()
    const today = await shop.context.today()
    const given = { id: 'waiver-1', personId: 'bo', productId: 'lover', level: 'friend', reason: 'Helps at the door', on: today }
    await shop.context.systemRecords.transact(within => giveWithin(shop.context, within, given))
    await shop.until('2028-10-20')
    expect([await shop.charges(), await shop.monthly(ofBo)]).toMatchObject([['2027-10-16 5000'], { status: 'active', nextOn: '2029-10-15' }])
  })

  it('each of two memberships of one person has its own card, which goes with it alone', async () => {
    const lover = (await shop.behind.get(membershipProducts, 'lover'))!
    await shop.behind.commit(
      shop.behind.creating(membershipProducts, 'student', { ...dataOf(membershipProducts, lover), routeKey: 'student', audience: 'student' }),
    )
    await joinBo()
    await shop.buy([{ ...renewing(), id: 'student', refId: 'student/friend' }], { email: 'bo@post.example' })
    const other = 'renewal-bo-student-1'
    expect([await shop.hasCard(ofBo), await shop.hasCard(other)]).toEqual([true, true])
    await shop.manage({ id: ofBo, action: 'cancel' }, { pid: 'bo' })
    expect([await shop.hasCard(ofBo), await shop.hasCard(other)]).toEqual([false, true])
    await shop.on('2028-10-15')
    expect([await renewsItself('bo-artlover'), await shop.charges()]).toEqual([false, ['2027-10-16 5000', '2027-10-16 5000', '2028-10-15 5000']])
  })
})
