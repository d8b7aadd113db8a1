import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Deadline, DeadlineKey } from '../../../../src/domain/guide/clock/deadline'
import { phaseAt } from '../../../../src/domain/guide/clock/phase-at'
import {
  haveProofsClosed,
  isAddressLocked,
  isPrintLocked,
  isProofOpen,
  mayBeRefunded,
  mayChangeImages,
} from '../../../../src/domain/guide/clock/what-deadlines-allow'
import { wallTime } from '../../../../src/domain/shared/time/wall-time'

const tz = 'America/Los_Angeles'
const deadlinesOf = (times: Partial<Record<DeadlineKey, string>>, zone = tz): Deadline[] =>
  Object.entries(times).map(([key, local]) => ({ key: key as DeadlineKey, at: wallTime(local, zone) }))
const instant = (text: string) => new Date(text)
const local = (text: string) => wallTime(text, tz).utc

const call = deadlinesOf({
  callOpens: '2027-02-01T09:00',
  earlyEnds: '2027-04-30T23:59',
  regularEnds: '2027-05-31T23:59',
  lateEnds: '2027-06-15T23:59',
})
const at = (text: string) => phaseAt(call, instant(text)).phase

describe('the phase of registration (examples from the specification)', () => {
  it('is early at the last second of the last day', () => expect(at('2027-05-01T06:59:59Z')).toBe('early'))
  it('is regular one second later', () => expect(at('2027-05-01T07:00:00Z')).toBe('regular'))
  it('is early for a form that was opened at 06:58 and sent at 07:10, and says so', () => {
    expect(phaseAt(call, instant('2027-05-01T07:10:00Z'), instant('2027-05-01T06:58:00Z'))).toMatchObject({ phase: 'early', inGrace: true })
  })
  it('keeps 11:00 at 11:00 on the day on which daylight saving time ends', () => {
    const once = wallTime('2027-11-07T11:00', tz)
    expect(once.utc.toISOString()).toBe('2027-11-07T19:00:00.000Z')
    expect(wallTime(once.local, once.tz)).toEqual(once)
  })
})

describe('the night on which clocks change', () => {
  it.each([
    ['spring', '2027-03-14', '2027-03-15T06:59:59Z', '2027-03-14T18:00:00.000Z'],
    ['autumn', '2027-11-07', '2027-11-08T07:59:59Z', '2027-11-07T19:00:00.000Z'],
  ])(
    'in %s lengthens no phase: a day ends with its own 23:59:59, the quarter of an hour follows, and doors open at 11:00',
    (_, day, last, eleven) => {
      const ends = deadlinesOf({ callOpens: `${day.slice(0, 8)}01T09:00`, earlyEnds: `${day}T23:59`, lateEnds: `${day.slice(0, 8)}28T23:59` })
      const after = (seconds: number) => new Date(Date.parse(last) + seconds * 1000)
      expect(phaseAt(ends, after(0))).toMatchObject({ phase: 'early', inGrace: false })
      expect(phaseAt(ends, after(1)).phase).toBe('late')
      expect(phaseAt(ends, after(15 * 60 + 1), after(0))).toMatchObject({ phase: 'early', inGrace: true })
      expect(phaseAt(ends, after(15 * 60 + 2), after(0)).phase).toBe('late')
      expect(wallTime(`${day}T11:00`, tz).utc.toISOString()).toBe(eleven)
    },
  )
})

describe('the phase of registration', () => {
  it('is before the call until the minute that it opens', () => {
    expect(phaseAt(call, instant('2027-02-01T16:59:59Z'))).toEqual({ phase: 'before', endsAt: local('2027-02-01T09:00'), inGrace: false })
    expect(at('2027-02-01T17:00:00Z')).toBe('early')
  })
  it('ends with the last second of the late phase', () => {
    expect(at('2027-06-16T06:59:59.999Z')).toBe('late')
    expect(phaseAt(call, instant('2027-06-16T07:00:00Z'))).toEqual({ phase: 'closed', inGrace: false })
  })
  it('says its last second', () => {
    expect(phaseAt(call, instant('2027-05-10T12:00:00Z')).endsAt?.toISOString()).toBe('2027-06-01T06:59:59.000Z')
  })
  it.each([
    ['a form opened after the deadline', '2027-05-01T07:00:00Z', '2027-05-01T07:10:00Z', 'regular'],
    ['a form sent at the end of the fifteen minutes', '2027-05-01T06:59:59Z', '2027-05-01T07:15:00Z', 'early'],
    ['a form sent a second later', '2027-05-01T06:59:59Z', '2027-05-01T07:15:01Z', 'regular'],
    ['a form opened in the early phase and sent in the late one', '2027-04-30T12:00:00Z', '2027-06-10T12:00:00Z', 'late'],
    ['a form opened before the call and sent in it', '2027-02-01T16:50:00Z', '2027-02-01T17:01:00Z', 'early'],
    ['a form opened “later” than it was sent', '2027-05-02T00:00:00Z', '2027-05-01T07:10:00Z', 'regular'],
    ['a form of the late phase, ten minutes late', '2027-06-16T06:00:00Z', '2027-06-16T07:10:00Z', 'late'],
  ])('%s', (_, opened, sent, phase) => expect(phaseAt(call, instant(sent), instant(opened)).phase).toBe(phase))

  it.each([
    ['the night that daylight saving time begins', '2027-03-14T02:30', '2027-03-14T10:30:00.000Z'],
    ['the night that it ends', '2027-11-07T01:30', '2027-11-07T08:30:00.000Z'],
    ['the evening before it begins', '2027-03-13T23:59', '2027-03-14T07:59:00.000Z'],
    ['the evening of the day on which it begins', '2027-03-14T23:59', '2027-03-15T06:59:00.000Z'],
    ['the evening of the day on which it ends', '2027-11-07T23:59', '2027-11-08T07:59:00.000Z'],
  ])('counts in the organization’s time zone on %s', (_, ends, utc) => {
    const season = deadlinesOf({ callOpens: '2027-01-01T00:00', earlyEnds: ends, regularEnds: '2027-12-01T23:59' })
    const last = new Date(Date.parse(utc) + 59_000)
    expect(phaseAt(season, last)).toMatchObject({ phase: 'early', endsAt: last })
    expect(phaseAt(season, new Date(last.getTime() + 1000)).phase).toBe('regular')
  })

  it('is not open where nobody said when it opens, and leaves out a phase without a deadline', () => {
    expect(phaseAt([], instant('2027-05-01T00:00:00Z'))).toEqual({ phase: 'before', inGrace: false })
    const short = deadlinesOf({ callOpens: '2027-02-01T09:00', regularEnds: '2027-05-31T23:59' })
    expect(phaseAt(short, instant('2027-02-02T00:00:00Z')).phase).toBe('regular')
    expect(phaseAt(short, instant('2027-06-02T00:00:00Z')).phase).toBe('closed')
  })

  it('never goes back as time passes', () => {
    const order = ['before', 'early', 'regular', 'late', 'closed']
    const time = fc.date({ min: instant('2027-01-01T00:00:00Z'), max: instant('2027-08-01T00:00:00Z'), noInvalidDate: true })
    fc.assert(
      fc.property(time, time, (a, b) => {
        const [first, second] = a <= b ? [a, b] : [b, a]
        expect(order.indexOf(phaseAt(call, first).phase)).toBeLessThanOrEqual(order.indexOf(phaseAt(call, second).phase))
        const graced = phaseAt(call, second, first)
        expect(graced).toEqual(graced.inGrace ? { ...phaseAt(call, first), inGrace: true } : phaseAt(call, second))
      }),
    )
  })
})

describe('what else the deadlines say', () => {
  const season = deadlinesOf({
    imageDue: '2027-05-30T23:59',
    proofOpens: '2027-06-14T09:00',
    proofCloses: '2027-06-27T23:59',
    addressLock: '2027-07-04T23:59',
    printLock: '2027-07-11T23:59',
    refundsEnd: '2027-05-31T23:59',
  })
  const closing = [
    ['pictures may change', mayChangeImages, '2027-05-30T23:59', true],
    ['proofs are open', isProofOpen, '2027-06-27T23:59', true],
    ['proofs have closed', haveProofsClosed, '2027-06-27T23:59', false],
    ['addresses are locked', isAddressLocked, '2027-07-04T23:59', false],
    ['print is locked', isPrintLocked, '2027-07-11T23:59', false],
    ['a fee may be refunded', mayBeRefunded, '2027-05-31T23:59', true],
  ] as const
  it.each(closing)('%s: until the last second of the day', (_, question, ends, until) => {
    const last = new Date(local(ends).getTime() + 59_999)
    expect(question(season, last)).toBe(until)
    expect(question(season, new Date(last.getTime() + 1))).toBe(!until)
  })
  it.each([
    ['pictures', mayChangeImages, '2027-05-30T23:59'],
    ['proofs', isProofOpen, '2027-06-27T23:59'],
    ['addresses', isAddressLocked, '2027-07-04T23:59'],
  ] as const)('%s: a form that was opened before has its grace', (_, question, ends) => {
    const [opened, sent] = [local(ends), new Date(local(ends).getTime() + 600_000)]
    expect(question(season, sent, opened)).toBe(!question(season, sent))
    expect(question(season, sent, sent)).toBe(question(season, sent))
  })
  it('proofs are not open before their time', () => expect(isProofOpen(season, local('2027-06-14T08:59'))).toBe(false))
  it('where no deadline is set, nothing is locked and no proof is open', () => {
    const now = local('2027-06-20T12:00')
    expect(closing.map(([, question]) => question([], now))).toEqual([true, false, false, false, false, true])
  })
})
