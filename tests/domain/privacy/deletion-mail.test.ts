import { describe, expect, it } from 'vitest'
import { deletionMail } from '../../../src/domain/privacy/deletion-mail'

const news = { personId: 'mia', dueAt: '2027-11-15T18:00:00.000Z', to: 'mia@post.example' }

describe('the mail to somebody who is to be forgotten', () => {
  it('says on which day, how to stop it, and what the law keeps without their name', () => {
    const own = deletionMail({ ...news, act: 'ask', hasAccount: true })
    expect(own).toMatchObject({ to: 'mia@post.example', subject: 'Your account will be deleted', link: '/dashboard/settings' })
    expect(own.text).toContain('We will delete it on 2027-11-15. You can cancel this in your settings until then.')
    const [, kept = ''] = own.text.split('without your name: ')
    expect(kept).toMatch(/^.+, for \d+ years \(.+\)\.$/)
    const reasons = kept.slice(0, -1).split('; ')
    expect([reasons.length > 0, new Set(reasons).size]).toEqual([true, reasons.length])
  })
  it('asks whoever has no account to answer, and leads nowhere', () => {
    const mail = deletionMail({ ...news, act: 'ask', hasAccount: false })
    expect([mail.subject, mail.link]).toEqual(['We will delete your data', undefined])
    expect(mail.text).toContain(
      'what belongs to you on 2027-11-15. If you did not ask for this, or changed your mind, answer this email before then.',
    )
    expect(mail.text).toContain('without your name: ')
  })
  it('says that staff canceled it, whether or not there is an account', () => {
    for (const hasAccount of [true, false]) {
      const mail = deletionMail({ ...news, act: 'keep', hasAccount })
      expect([mail.subject, mail.link]).toEqual(['We will not delete your data', undefined])
      expect(mail.text).toContain('delete your data on 2027-11-15. Our staff canceled this.')
    }
  })
  it('is a new one for each act and day', () => {
    const events = [
      deletionMail({ ...news, act: 'ask', hasAccount: true }),
      deletionMail({ ...news, act: 'keep', hasAccount: true }),
      deletionMail({ ...news, act: 'ask', hasAccount: true, dueAt: '2027-12-15T18:00:00.000Z' }),
    ].map(({ event }) => event)
    expect(new Set(events).size).toBe(3)
  })
})
