import { describe, expect, it } from 'vitest'
import { doorStatusNow, openDay, timesLeft } from '../../../../src/domain/guide/door-status/door-status-now'
import type { CardOpening } from '../../../../src/domain/guide/publishing/guide-snapshot-types'

const date = '2027-10-16'
const day: readonly CardOpening[] = [[date, '11:00', '18:00']]
const night: readonly CardOpening[] = [[date, '20:00', '02:00']]
const at = (time: string, on = date) => ({ date: on, time })
const door = (state: 'open' | 'back' | 'closing' | 'soldOut' | 'unopened', until?: string) => ({ day: date, state, until })

describe('how a door stands', () => {
  it.each([
    ['open, before its hours', 'open', undefined, '10:50', { kind: 'open', isOpen: true, until: '18:00' }],
    ['open, within them', 'open', undefined, '12:00', { kind: 'open', isOpen: true, until: '18:00' }],
    ['open, after them', 'open', undefined, '18:00', undefined],
    ['back, before its time', 'back', '14:30', '14:29', { kind: 'back', isOpen: false, until: '14:30' }],
    ['back, at its time', 'back', '14:30', '14:30', undefined],
    ['closing, before its time', 'closing', '16:00', '15:59', { kind: 'closing', isOpen: true, until: '16:00' }],
    ['closing, at its time', 'closing', '16:00', '16:00', { kind: 'closedEarly', isOpen: false, until: '16:00' }],
    ['closing, after all hours', 'closing', '16:00', '18:30', undefined],
    ['sold out', 'soldOut', undefined, '12:00', { kind: 'soldOut', isOpen: true, until: '18:00' }],
    ['not opened', 'unopened', undefined, '12:00', undefined],
  ] as const)('%s', (_, state, until, time, expected) => {
    expect(doorStatusNow(day, door(state, until), at(time))).toEqual(expected)
  })

  it('says nothing on another day', () => {
    expect(doorStatusNow([...day, ['2027-10-17', '11:00', '18:00']], door('soldOut'), at('12:00', '2027-10-17'))).toBeUndefined()
  })

  it('lasts into the night of its opening', () => {
    expect(openDay(night, at('01:00', '2027-10-17'))).toBe(date)
    expect(doorStatusNow(night, door('back', '01:30'), at('01:00', '2027-10-17'))).toEqual({ kind: 'back', isOpen: false, until: '01:30' })
    expect(doorStatusNow(night, door('closing', '00:30'), at('23:00'))).toEqual({ kind: 'closing', isOpen: true, until: '00:30' })
  })
})

describe('the times that an artist may name', () => {
  it('are the quarters of an hour until closing', () => {
    expect(timesLeft(day, at('16:50'))).toEqual(['17:00', '17:15', '17:30', '17:45'])
    expect(timesLeft(day, at('17:00'))).toEqual(['17:15', '17:30', '17:45'])
    expect(timesLeft(day, at('17:50'))).toEqual([])
    expect(timesLeft(day, at('12:00', '2027-10-18'))).toEqual([])
    expect(timesLeft(night, at('23:40'))).toEqual(['23:45', '00:00', '00:15', '00:30', '00:45', '01:00', '01:15', '01:30', '01:45'])
  })
})
