import { describe, expect, it } from 'vitest'
import type { PlannedRow } from '../../src/domain/imports/planned-row'
import { dateSentence } from '../../src/ui/panels/people/import/format-fields'
import { newEditionProblems } from '../../src/ui/panels/people/import/new-edition-fields'
import { rowsMatching } from '../../src/ui/panels/people/import/rows-matching'
import { secondsLeft, timeLeftSentence } from '../../src/ui/panels/people/import/time-left'
import { allZones, zoneNamedAfter } from '../../src/ui/panels/people/import/zones'

describe('how a date is read', () => {
  it('names the day of the week', () => {
    expect(dateSentence('03.09.2027', 'dmy', 'Europe/Lisbon')).toBe('03.09.2027 reads as Friday, September 3, 2027')
    expect(dateSentence('03/09/2027', 'mdy', 'Europe/Lisbon')).toBe('03/09/2027 reads as Tuesday, March 9, 2027')
  })
  it('names the zone of a time, and says when an offset is turned', () => {
    expect(dateSentence('2027-09-03T10:30', 'iso', 'Europe/Lisbon')).toBe(
      '2027-09-03T10:30 reads as Friday, September 3, 2027, 10:30 in Europe/Lisbon',
    )
    expect(dateSentence('2027-09-03T10:30Z', 'iso', 'Europe/Lisbon')).toContain('at offset Z, turned to Europe/Lisbon')
  })
  it('says when the order does not fit', () => {
    expect(dateSentence('31.12.2027', 'mdy', 'UTC')).toBe('31.12.2027 cannot be read this way')
  })
})

describe('the time left', () => {
  it('is the rest at the pace of this run, not of the rows written before it', () => {
    expect(secondsLeft({ since: 0, now: 10_000, from: 500, done: 600, total: 1000 })).toBe(40)
  })
  it('is not guessed before there is a pace', () => {
    expect(secondsLeft({ since: 0, now: 10_000, from: 100, done: 100, total: 1000 })).toBeUndefined()
    expect(timeLeftSentence(undefined)).toBe('Working out how long it takes')
  })
  it('is said roughly', () => {
    expect([3, 31, 240].map(timeLeftSentence)).toEqual(['A few seconds left', 'About 35 seconds left', 'About 4 minutes left'])
  })
})

describe('time zones', () => {
  it('proposes the zone named after the city, and none where there is none', () => {
    expect(zoneNamedAfter('São Paulo')).toBe('America/Sao_Paulo')
    expect(zoneNamedAfter(' dublin ')).toBe('Europe/Dublin')
    expect(zoneNamedAfter('Smallville')).toBeUndefined()
    expect(zoneNamedAfter('')).toBeUndefined()
  })
  it('offers each zone once', () => {
    expect(new Set(allZones()).size).toBe(allZones().length)
    expect(allZones()).toContain('UTC')
  })
})

describe('a new edition', () => {
  it('needs a year, a name, a city and a clock', () => {
    expect(Object.keys(newEditionProblems({ id: '', name: ' ', city: '', tz: '' }))).toEqual(['id', 'name', 'city', 'tz'])
    expect(Object.keys(newEditionProblems({ id: '1899', name: 'A', city: 'B', tz: 'UTC' }))).toEqual(['id'])
    expect(newEditionProblems({ id: '2031', name: 'A', city: 'B', tz: 'UTC' })).toEqual({})
  })
})

describe('the rows of a dry run', () => {
  const row = (line: number, more: Partial<PlannedRow>): PlannedRow => ({
    line,
    hash: String(line),
    action: 'create',
    name: `Studio ${line}`,
    reasons: [],
    warnings: [],
    ...more,
  })
  const rows = [
    row(2, {}),
    row(3, { action: 'error', reasons: [{ code: 'unreadable-date', field: 'date', value: 'Someday' }] }),
    row(12, { warnings: [{ code: 'no-pin' }] }),
  ]
  const lines = (show: 'all' | 'warned' | 'error', words = '') => rowsMatching(rows, { show, words }).map(({ line }) => line)

  it('are filtered by what happens to them', () => {
    expect(lines('all')).toEqual([2, 3, 12])
    expect(lines('error')).toEqual([3])
    expect(lines('warned')).toEqual([12])
  })
  it('are found by name, by line and by the cell in question', () => {
    expect(lines('all', 'studio 12')).toEqual([12])
    expect(lines('all', '3')).toEqual([3])
    expect(lines('all', 'someday')).toEqual([3])
    expect(lines('warned', 'someday')).toEqual([])
  })
})
