import { describe, expect, it } from 'vitest'
import { callOpenMail, stepMail } from '../../../../src/domain/guide/registering/registration-mails'
import type { RegistrationStatus } from '../../../../src/domain/guide/registering/registration-states'
import type { StoredRegistration } from '../../../../src/domain/guide/registering/registrations-transaction'

const edition = { name: 'Open Studios 2027', tz: 'America/Los_Angeles' }
/** 6:50 PM in the city, which is the next day in UTC. */
const evening = new Date('2027-05-12T01:50:00Z')

const mailOf = (status: RegistrationStatus, of: { place?: number; payBy?: Date; offeredUntil?: Date; listingId?: string } = {}) =>
  stepMail({
    to: 'ana@post.example',
    registration: { id: 'r1', rev: 3, status, offeredUntil: of.offeredUntil, listingId: of.listingId } as StoredRegistration,
    edition,
    place: of.place,
    payBy: of.payBy,
    where: 'Rope Mill',
    organisation: 'The Society',
  })

describe('what artists are told of a step of their registration', () => {
  it.each([
    ['awaiting_payment', 'You are registered for Open Studios 2027'],
    ['paid', 'Your registration for Open Studios 2027 is complete'],
    ['waitlisted', 'You are on the waiting list for Open Studios 2027'],
    ['offered', 'A place is free for you'],
    ['expired', 'Your registration for Open Studios 2027 has ended'],
    ['withdrawn', 'Your registration for Open Studios 2027 is withdrawn'],
    ['cancelled', 'Your registration for Open Studios 2027 was canceled'],
  ] as const)('names the edition and the place when it is %s', (status, subject) => {
    const mail = mailOf(status)!
    expect(mail).toMatchObject({ to: 'ana@post.example', subject, event: 'registration r1 3' })
    expect([mail.subject, mail.text].join()).toContain('Open Studios 2027')
    expect(mail.text).toContain('Rope Mill')
    expect(mail.link).toBe(status === 'offered' ? '/artists/sfosregistration' : '/dashboard/registrations')
  })

  it('leads to the listing once it is paid, which comes next', () => {
    expect(mailOf('paid', { listingId: 'group' })!.link).toBe('/listingsportal/group')
    expect(mailOf('awaiting_payment', { listingId: 'group' })!.link).toBe('/dashboard/registrations')
  })

  it.each(['draft', 'submitted', 'in_review', 'changes_requested', 'approved', 'confirmed'] as const)('is nothing when it is %s', status => {
    expect(mailOf(status)).toBeUndefined()
  })

  it('says until when to pay by the clock of the city, and that the place is kept by paying where no day is known', () => {
    expect(mailOf('awaiting_payment', { payBy: evening })!.text).toContain('until May 11, 2027, 6:50 pm PDT')
    expect(mailOf('awaiting_payment')!.text.split('\n\n')).toHaveLength(2)
    expect(mailOf('awaiting_payment')!.text).toContain('Pay to keep your place.')
  })

  it('says until when an offer is valid, and who is next', () => {
    expect(mailOf('offered', { offeredUntil: evening })!.text).toContain('Take it by May 11, 2027, 6:50 pm PDT')
    expect(mailOf('offered')!.text).toContain('Take it soon.')
  })

  it('gives the number in line where there is one', () => {
    expect(mailOf('waitlisted', { place: 2 })!.text).toContain('You wait for a place: Rope Mill. You are number 2 in line.')
    expect(mailOf('waitlisted')!.text).not.toContain('number')
  })
})

it('the mail that a call is open says until when its price holds, where it has an end', () => {
  const mail = (endsAt: Date | undefined) => callOpenMail({ id: 'n1', edition, endsAt, organisation: 'The Society' })
  expect(mail(evening)).toMatchObject({ link: '/artists/sfosregistration', event: 'call open n1' })
  expect(mail(evening).text.split('\n\n')).toEqual([
    'Registration for Open Studios 2027 is open. You asked The Society to tell you.',
    'The price of today is for registrations until May 11, 2027, 6:50 pm PDT.',
  ])
  expect(mail(undefined).text).not.toContain('price')
})
