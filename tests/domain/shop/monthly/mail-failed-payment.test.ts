import { beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../../../src/domain/audit/audit.collection'
import { savedCards } from '../../../../src/domain/giving/saved-cards.collection'
import { people } from '../../../../src/domain/people/people.collection'
import { invokeHandler } from '../../../../src/domain/shared/functions/invoke-handler'
import { mailFailedPayment } from '../../../../src/domain/shop/monthly/mail-failed-payment.contract'
import { mailFailedPaymentHandler } from '../../../../src/domain/shop/monthly/mail-failed-payment.handler'
import { first, type MonthlyWorld, monthlyWorld } from '../../../support/shop/monthly-world'

let shop: MonthlyWorld
const rule = (name: string) => ({ code: 'failed-precondition', details: { rule: name } })
const mail = () => shop.call(mailFailedPayment, { id: first })
const mails = () => shop.localMode.state.outbox.filter(({ text }) => text.includes('Your bank declined your monthly gift'))
const asStaff = () => shop.enter({ pid: 'p-money', adm: 1, sc: 'm' })
const declines = async () => {
  const card = (await shop.behind.get(savedCards, first))!
  await shop.store.commit([{ op: 'update', path: `simulatedCards/${card.method}`, data: { number: '4000000000000341' } }])
}

beforeEach(async () => {
  shop = await monthlyWorld()
  await shop.begin()
  await declines()
})

describe('staff mail a giver whose payment failed', () => {
  it('with the same text, once a day, and never on the day of the mail that went of itself', async () => {
    await shop.until('2027-11-16')
    expect(mails()).toHaveLength(1)
    await asStaff()
    await expect(mail()).rejects.toMatchObject(rule('mailed-today'))
    await shop.on('2027-11-17')
    await asStaff()
    expect(await mail()).toEqual({ to: 'mia@post.example' })
    await expect(mail()).rejects.toMatchObject(rule('mailed-today'))
    expect(mails().map(({ text }) => text)).toEqual([mails()[0]!.text, mails()[0]!.text])
    expect(await shop.monthly()).toMatchObject({ recoveryMailOn: '2027-11-17', status: 'past_due', failures: 1 })
    await shop.on('2027-11-18')
    await asStaff()
    await mail()
    expect(mails()).toHaveLength(3)
    expect((await shop.behind.find(audit)).filter(({ action }) => action === 'monthlyGift.mailFailure')).toHaveLength(2)
  })

  it('from two desks at once, and it goes once', async () => {
    await shop.until('2027-11-17')
    const desk = async (pid: string) => {
      const claims = { pid, adm: 1, sc: 'm' } as const
      await shop.enter(claims)
      const actor = { uid: shop.auth.current!.uid, secondFactor: true, claims, authenticatedAt: shop.clock.now() }
      return () => invokeHandler(mailFailedPaymentHandler, { ...shop.context, actor }, { id: first })
    }
    const desks = [await desk('p-ann'), await desk('p-ben')]
    const both = await Promise.allSettled(desks.map(press => press()))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(mails()).toHaveLength(2)
  })

  it('also after the last try, but not of a gift that nothing failed of, that they ended, or that does not exist', async () => {
    await asStaff()
    await expect(mail()).rejects.toMatchObject(rule('nothing-failed'))
    await shop.until('2027-12-10')
    expect(await shop.monthly()).toMatchObject({ status: 'cancelled', ended: 'failed' })
    await asStaff()
    await mail()
    const ended = mails().filter(({ text }) => text.includes('your monthly gift has ended'))
    expect(ended.map(({ to }) => to)).toEqual(['mia@post.example', 'mia@post.example'])
    await shop.store.commit([{ op: 'update', path: `subscriptions/${first}`, data: { ended: 'donor' } }])
    await expect(mail()).rejects.toMatchObject(rule('nothing-failed'))
    await expect(shop.call(mailFailedPayment, { id: 'nobody' })).rejects.toMatchObject({ code: 'not-found' })
  })

  it('only where they have an address, and nobody else may', async () => {
    await shop.until('2027-11-17')
    await expect(mail()).rejects.toMatchObject({ code: 'permission-denied' })
    await asStaff()
    const mia = (await shop.behind.get(people, 'mia'))!
    await shop.behind.commit(shop.behind.changing(people, mia, { status: 'anonymised' }))
    await expect(mail()).rejects.toMatchObject(rule('no-email'))
    expect(mails()).toHaveLength(1)
    expect((await shop.monthly()).recoveryMailOn).toBeUndefined()
  })
})
