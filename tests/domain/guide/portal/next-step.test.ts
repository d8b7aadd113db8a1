import { describe, expect, it } from 'vitest'
import type { Deadline } from '../../../../src/domain/guide/clock/deadline'
import { comingDeadlines } from '../../../../src/domain/guide/portal/next-step'

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
