import { describe, expect, it } from 'vitest'
import { renewalMail } from '../../../../src/domain/memberships/notices/renewal-mail'

const due = { membershipId: 'm1', to: 'mia@post.example', name: 'Friend', lastDay: '2027-06-30', stage: 'month' } as const
const mail = (of: Partial<Parameters<typeof renewalMail>[0]> = {}) =>
  renewalMail({ ...due, stage: due.stage as Parameters<typeof renewalMail>[0]['stage'], ...of }, 'The Society')

describe('the notice that a membership ends', () => {
  it('says the last day, that an early renewal loses no day, and the way', () => {
    expect(mail({ renewAt: '/membership?level=friend' })).toEqual({
      to: 'mia@post.example',
      subject: 'Your membership of The Society ends on Jun 30, 2027',
      text: [
        'Your membership (Friend) lasts until Jun 30, 2027.',
        'If you renew it before then, the new term begins on the day after, so you lose no day.',
        'If you have renewed it since, you can ignore this mail.',
      ].join('\n\n'),
      link: '/membership?level=friend',
      event: 'renewal m1 2027-06-30 month',
    })
    expect(mail()).not.toHaveProperty('link')
  })
  it('says after it that a new term begins with its payment, whether or not it was to renew itself', () => {
    for (const renews of [undefined, { cents: 6500 }]) {
      const over = mail({ stage: 'over', ...(renews && { renews }) })
      expect(over.subject).toBe('Your membership of The Society has ended')
      expect(over.text).toContain('(Friend) ended on Jun 30, 2027.')
      expect(over.text).toContain('the new term begins on the day you pay')
    }
  })
})

describe('the notice that a membership renews itself', () => {
  it('says when which card is charged how much, and how to stop it', () => {
    const self = mail({ renews: { cents: 123_450, last4: '4242' }, renewAt: '/membership' })
    expect(self).toMatchObject({ link: '/dashboard/membership', event: 'renewal m1 2027-06-30 month' })
    expect(self.subject).toBe('Your membership of The Society renews itself on Jun 30, 2027')
    expect(self.text).toContain('lasts until Jun 30, 2027. On that day we charge your card ending in 4242 $1,234.50 for the next term')
    expect(self.text).toContain('To stop it, switch it off in your dashboard')
  })
  it('names no card where none is known', () => expect(mail({ renews: { cents: 6500 } }).text).toContain('we charge your card $65.00 for'))
})
