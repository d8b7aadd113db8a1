import { describe, expect, it } from 'vitest'
import type { Deadline } from '../../../../src/domain/guide/clock/deadline'
import type { listings } from '../../../../src/domain/guide/listings.collection'
import { comingDeadlines, nextStep } from '../../../../src/domain/guide/portal/listing-next-step'
import type { RegistrationStatus } from '../../../../src/domain/guide/registering/registration-states'
import type { StoredOf } from '../../../../src/domain/shared/records/collection'
import { studio } from '../../../support/small-city'

const at = (key: Deadline['key'], utc: string): Deadline => ({ key, at: { local: utc.slice(0, 16), tz: 'UTC', utc: new Date(utc) } })

describe('the deadlines that artists and hosts see', () => {
  const deadlines = [at('printLock', '2027-07-10T23:59:00Z'), at('artDue', '2027-06-20T23:59:00Z'), at('imageDue', '2027-06-30T23:59:00Z')]
  const keysAt = (instant: string) => comingDeadlines(deadlines, new Date(instant)).map(({ key }) => key)

  it('are their own, the next one first', () => {
    expect(keysAt('2027-06-01T12:00:00Z')).toEqual(['imageDue', 'printLock'])
  })

  it('last through the minute that they name', () => {
    expect(keysAt('2027-06-30T23:59:59Z')).toEqual(['imageDue', 'printLock'])
    expect(keysAt('2027-07-01T00:00:00Z')).toEqual(['printLock'])
  })
})

describe('what the artist does next', () => {
  const proof = [at('proofOpens', '2027-07-01T09:00:00Z'), at('proofCloses', '2027-07-05T23:59:00Z')]
  const whole = studio('Tide', { media: ['Print'], address: '1 Quay', neighbourhoodId: 'dock', blurb: 'Salt', imageId: 'i1' })
  const step = (of: Partial<StoredOf<typeof listings>>, status?: RegistrationStatus, instant = '2027-06-01T12:00:00Z') =>
    nextStep({ ...whole, ...of } as StoredOf<typeof listings>, status && { status }, proof, new Date(instant))

  it('with a draft is to pay first, then what the staff asked for, then what is missing, then to send it', () => {
    const draft = { status: 'draft' } as const
    expect((['submitted', 'awaiting_payment', 'changes_requested', 'paid', undefined] as const).map(status => step(draft, status))).toEqual([
      'pay',
      'pay',
      'changes',
      'send',
      'send',
    ])
    expect(step({ ...draft, imageId: undefined }, 'paid')).toBe('finish')
  })
  it('with what was sent is to wait for the review, which is not before it is paid', () => {
    for (const status of ['ready', 'in_review'] as const)
      expect([step({ status }, 'paid'), step({ status }, 'awaiting_payment'), step({ status })]).toEqual(['review', 'pay', 'review'])
  })
  it('with what is approved is to look at the proof on its days, once', () => {
    const approved = { status: 'approved' } as const
    expect(step(approved)).toBe('approved')
    expect(step(approved, 'approved', '2027-07-01T09:00:00Z')).toBe('proof')
    expect(step({ ...approved, proofApprovedAt: new Date('2027-07-02') }, 'approved', '2027-07-03T09:00:00Z')).toBe('proofed')
  })
  it('is nothing once it is printed, published or withdrawn', () => {
    const printLockedAt = new Date('2027-07-11')
    expect([
      step({ status: 'locked' }),
      step({ status: 'published' }),
      step({ status: 'published', printLockedAt }),
      step({ status: 'withdrawn' }),
    ]).toEqual(['printed', 'published', 'printed', 'withdrawn'])
  })
})
