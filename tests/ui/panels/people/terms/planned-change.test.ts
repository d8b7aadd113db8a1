import { expect, it } from 'vitest'
import type { Member } from '../../../../../src/domain/memberships/roster/member'
import { plannedChange } from '../../../../../src/ui/panels/people/terms/planned-change'

const today = '2027-10-16'
const product = { termMonths: 12, status: 'live', levels: [{ key: 'friend' }] }
const until = (lastDay: string, more: object = {}) =>
  ({
    level: 'friend',
    product,
    lastDay,
    suspensions: [],
    terms: [{ id: 't1', start: '2027-01-01', end: lastDay, kind: 'new', compReason: 'A gift' }],
    ...more,
  }) as unknown as Member
const gone = { ...until('2027-12-31'), lastDay: undefined, terms: [] } as unknown as Member

it('days are added after the last one, unless it would still have ended', () => {
  const extended = (member: Member, days: number) => plannedChange(member, { what: 'extend', days }, today)
  expect(extended(until('2027-12-31'), 30)).toEqual({ end: '2028-01-30' })
  expect(extended(until('2027-10-10'), 6)).toEqual({ end: today })
  expect(extended(until('2027-10-10'), 5).why).toMatch(/still have ended/)
  expect(extended(gone, 30).why).toMatch(/reversed/)
})

it('a given term follows what is held, or begins today', () => {
  const given = (member: Member) => plannedChange(member, { what: 'give' }, today)
  expect(given(until('2027-12-31'))).toEqual({ end: '2028-12-31' })
  expect(given(until('2027-10-10'))).toEqual({ end: '2028-10-15' })
  expect(given(gone)).toEqual({ end: '2028-10-15' })
  expect(given(until('2027-12-31', { level: 'keeper' })).why).toMatch(/level/)
  expect(given(until('2027-12-31', { product: { ...product, status: 'draft' } })).why).toMatch(/does not exist/)
  expect(given(until('2027-12-31', { product: undefined })).why).toMatch(/does not exist/)
})

it('who is suspended is not suspended again, and only they are resumed; the last day stays', () => {
  const held = until('2027-12-31')
  const suspended = until('2027-12-31', { suspensions: [{ from: '2027-10-01' }] })
  expect(plannedChange(held, { what: 'suspend' }, today)).toEqual({ end: '2027-12-31' })
  expect(plannedChange(suspended, { what: 'suspend' }, today).why).toMatch(/already/)
  expect(plannedChange(suspended, { what: 'resume' }, today)).toEqual({ end: '2027-12-31' })
  expect(plannedChange(held, { what: 'resume' }, today).why).toMatch(/not suspended/)
})
