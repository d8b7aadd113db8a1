import { describe, expect, it } from 'vitest'
import { importKinds } from '../../../../../src/domain/imports/import-kinds'
import { catalogue } from '../../../../../src/ui/panels/catalogue'
import { allZones, zoneNamedAfter } from '../../../../../src/ui/panels/engine/fields/time-zones'
import { secondsLeft, timeLeftSentence } from '../../../../../src/ui/panels/engine/run/time-left'
import { officeParts } from '../../../../../src/ui/panels/home/parts/office-parts'
import { dateSentence } from '../../../../../src/ui/panels/people/import/steps/format-fields'

describe('how a date is interpreted', () => {
  it('names the day of the week', () => {
    expect(dateSentence('03.09.2027', 'dmy', 'Europe/Lisbon')).toBe('03.09.2027 reads as Friday, September 3, 2027')
    expect(dateSentence('03/09/2027', 'mdy', 'Europe/Lisbon')).toBe('03/09/2027 reads as Tuesday, March 9, 2027')
  })
  it('names the time zone, and says when an offset is converted', () => {
    expect(dateSentence('2027-09-03T10:30', 'iso', 'Europe/Lisbon')).toBe(
      '2027-09-03T10:30 reads as Friday, September 3, 2027, 10:30 in Europe/Lisbon',
    )
    expect(dateSentence('2027-09-03T10:30Z', 'iso', 'Europe/Lisbon')).toContain('at offset Z, turned to Europe/Lisbon')
  })
  it('says when the order of day and month does not fit', () => {
    expect(dateSentence('31.12.2027', 'mdy', 'UTC')).toBe('31.12.2027 cannot be read this way')
  })
})

describe('the time left', () => {
  it('is estimated from this run, not from rows written before it', () => {
    expect(secondsLeft({ since: 0, now: 10_000, from: 500, done: 600, total: 1000 })).toBe(40)
  })
  it('is not estimated before the first rows', () => {
    expect(secondsLeft({ since: 0, now: 10_000, from: 100, done: 100, total: 1000 })).toBeUndefined()
    expect(timeLeftSentence(undefined)).toBe('Estimating the time left')
  })
  it('is rounded', () => {
    expect([3, 31, 240].map(timeLeftSentence)).toEqual(['A few seconds left', 'About 35 seconds left', 'About 4 minutes left'])
  })
})

describe('time zones', () => {
  it('suggests the zone named after the city, if there is one', () => {
    expect(zoneNamedAfter('São Paulo')).toBe('America/Sao_Paulo')
    expect(zoneNamedAfter(' dublin ')).toBe('Europe/Dublin')
    expect(zoneNamedAfter('Smallville')).toBeUndefined()
    expect(zoneNamedAfter('')).toBeUndefined()
  })
  it('lists each zone once', () => {
    expect(new Set(allZones()).size).toBe(allZones().length)
    expect(allZones()).toContain('UTC')
  })
})

describe('the place where imported records are found', () => {
  it('is named by the titles of panels and parts of the office’s home page', () => {
    const titles = new Set([...catalogue, ...officeParts].map(({ title }) => title))
    const named = importKinds.flatMap(({ found }) => [...found.matchAll(/\[([^\]]+)\]/g)].map(([, title]) => title))
    expect(named.length).toBeGreaterThan(4)
    expect(named.filter(title => !titles.has(title!))).toEqual([])
  })
})
