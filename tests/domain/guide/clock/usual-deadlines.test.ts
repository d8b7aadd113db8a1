import { describe, expect, it } from 'vitest'
import { wrongOrders } from '../../../../src/domain/guide/clock/deadline-order'
import { usualDeadlines } from '../../../../src/domain/guide/clock/usual-deadlines'
import { deadlineKeys } from '../../../../src/domain/guide/deadlines.collection'

const weekday = (at = '') => new Date(`${at.slice(0, 10)}T12:00Z`).getUTCDay()

describe('the deadlines of a usual season', () => {
  it('are all there and in order, whatever the first open day', () => {
    for (let day = 1; day <= 28; day++) {
      const first = `2028-02-${String(day).padStart(2, '0')}`
      const dates = usualDeadlines(first)
      expect(Object.keys(dates).toSorted()).toEqual([...deadlineKeys].toSorted())
      expect(wrongOrders(dates, first)).toEqual([])
    }
  })
  it('open on a Monday morning and close with a Sunday', () => {
    const dates = usualDeadlines('2027-09-25')
    expect(dates).toMatchObject({ callOpens: '2027-01-25T09:00', lateEnds: '2027-05-16T23:59', printLock: '2027-07-11T23:59' })
    for (const at of Object.values(dates)) expect([1, 0]).toContain(weekday(at))
  })
})
