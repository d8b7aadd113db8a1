import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthlyEnds, type StoredMonthlyGift, subscriptionStates } from '../../../../src/domain/giving/subscriptions.collection'
import { statesOf } from '../../../../src/domain/shared/records/collection'
import { dayText } from '../../../../src/domain/shared/time/day-text'
import { monthlyMails } from '../../../../src/domain/shop/monthly/monthly-mails'
import { monthlyMembershipMails } from '../../../../src/domain/shop/monthly/monthly-membership-mails'
import { renewingMails } from '../../../../src/domain/shop/monthly/renewal-mails'

const kinds = { 'a monthly gift': monthlyMails, 'a membership by the month': monthlyMembershipMails, 'a renewal': renewingMails }
const told = { to: 'mia@post.example', organisation: 'The Arts', purpose: 'Roof' }
const [next, until, sum] = ['2027-11-03', '2028-01-09', String.raw`\$25\.00`]
const stored = {
  id: 'sub',
  rev: 4,
  personId: 'mia',
  amountCents: 2500,
  dayOfMonth: 3,
  month: '2027-10',
  tries: 1,
  failures: 2,
  startedOn: '2027-01-03',
  card: { brand: 'visa', last4: '4242' },
  cardExpires: '2027-11',
} as unknown as StoredMonthlyGift
const gift = fc
  .record({
    status: fc.constantFrom(...statesOf(subscriptionStates)),
    nextOn: fc.constantFrom(undefined, next),
    pausedUntil: fc.constantFrom(undefined, until),
    ended: fc.constantFrom(undefined, ...monthlyEnds),
  })
  .map((more): StoredMonthlyGift => ({ ...stored, ...more }))
const about = fc.constantFrom('begun', 'failed', 'cardEnds', 'closed', 'changed')

describe.each(Object.entries(kinds))('the mails about %s', (_, mails) => {
  it('are whole sentences in every state, say each day at most once, and lead to where it is changed', () => {
    fc.assert(
      fc.property(gift, about, (of, what) => {
        const { to, subject, text, link, event } = mails[what](of, told)
        expect([to, link]).toEqual([told.to, mails === monthlyMails ? '/dashboard/donations' : '/dashboard/membership'])
        expect(`${subject}\n${text}`).not.toMatch(/undefined|NaN| {2}| \.|\.\.| ,/)
        expect(subject).toContain(told.organisation)
        for (const paragraph of text.split('\n\n')) expect(paragraph).toMatch(/^\S.*[.!]$/)
        for (const day of [next, until]) expect(text.split(dayText(day)).length).toBeLessThanOrEqual(2)
        expect(event).toContain(of.id)
      }),
    )
  })

  const textOf = (what: 'begun' | 'failed' | 'closed' | 'changed', more: Partial<StoredMonthlyGift>) => mails[what]({ ...stored, ...more }, told).text
  it('say what was declined, and when it is tried again, or that it is not', () => {
    expect(textOf('failed', { status: 'past_due', nextOn: next })).toMatch(new RegExp(`${sum}.*Roof[^]*We try again on ${dayText(next)}[^]*new one`))
    expect(textOf('failed', { status: 'past_due' })).not.toMatch(/try/)
    expect(textOf('failed', { status: 'cancelled', nextOn: next })).toMatch(/We will not try it again/)
    expect(textOf('failed', { status: 'cancelled', nextOn: next })).not.toContain(dayText(next))
  })

  it('say why it ended', () => {
    const ends = (['dispute', 'card', 'fund', 'membership'] as const).map(ended => textOf('closed', { status: 'cancelled', ended }))
    expect(ends[0]).toMatch(/Your bank has asked for a payment back/)
    expect(ends[1]).toMatch(/cannot charge your card any more/)
    expect(new Set(ends).size).toBeGreaterThanOrEqual(3)
    for (const text of ends.slice(2, mails === monthlyMails ? 3 : 4)) expect(text).toMatch(/card again|not charged again/)
  })

  it('are sent once for each failure and for each change', () => {
    const eventsOf = (what: 'failed' | 'changed', all: readonly Partial<StoredMonthlyGift>[]) =>
      new Set(all.map(more => mails[what]({ ...stored, status: 'past_due', ...more }, told).event)).size
    expect(eventsOf('failed', [{}, { rev: 5 }])).toBe(1)
    expect(eventsOf('failed', [{}, { failures: 3 }, { month: '2027-11' }, { id: 'other' }])).toBe(4)
    expect(eventsOf('changed', [{}, { rev: 5 }, { id: 'other' }])).toBe(3)
  })
})

it.each(Object.entries(kinds).slice(0, 2))('a change of %s says what it is now', (_, mails) => {
  const now = (more: Partial<StoredMonthlyGift>) => mails.changed({ ...stored, ...more }, told).text
  expect(now({ status: 'active', nextOn: next })).toMatch(new RegExp(`${sum} a month.*${dayText(next)}`))
  expect(now({ status: 'past_due', nextOn: next })).not.toContain(dayText(next))
  expect(now({ status: 'paused', pausedUntil: until, nextOn: until })).toMatch(new RegExp(`paused until ${dayText(until)}`))
  expect(now({ status: 'paused' })).toMatch(/paused\./)
  expect(now({ status: 'cancelled' })).toMatch(/again/)
})
