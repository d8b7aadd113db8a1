import { expect, it } from 'vitest'
import type { ContactEntry } from '../../../src/domain/contacts/contact-log-service'
import { contactStreak } from '../../../src/domain/contacts/contact-streak'

/** Tuesday, June 8. */
const now = new Date('2027-06-08T19:00:00Z')
const streak = (...days: readonly string[]) =>
  contactStreak(
    days.map(day => ({ authorId: 'me', at: new Date(`${day}T19:00:00Z`) }) as ContactEntry),
    'me',
    now,
    'America/Los_Angeles',
  )

it('counts consecutive working days with a contact, across a weekend', () => {
  expect(streak('2027-06-08', '2027-06-07', '2027-06-04', '2027-06-03')).toBe(4)
  expect(streak('2027-06-08', '2027-06-08', '2027-06-07', '2027-06-05', '2027-06-04')).toBe(3)
  expect(streak('2027-06-08', '2027-06-04')).toBe(1)
})

it('is not broken by a today without a contact yet, but by an earlier day without one', () => {
  expect(streak('2027-06-07', '2027-06-04')).toBe(2)
  expect(streak('2027-06-04', '2027-06-03')).toBe(0)
  expect(streak()).toBe(0)
})

it('counts the colleague’s own entries, in the organization’s time zone', () => {
  const late = { authorId: 'me', at: new Date('2027-06-09T06:30:00Z') } as ContactEntry
  expect(contactStreak([late], 'me', new Date('2027-06-09T06:40:00Z'), 'America/Los_Angeles')).toBe(1)
  expect(contactStreak([late], 'she', now, 'America/Los_Angeles')).toBe(0)
})
