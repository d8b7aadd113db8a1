import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moneyIn } from '../../../../src/domain/imports/cells/cell-money'
import { degreesIn, flagIn, latLngIn, linksIn, listIn, numberIn, plainText } from '../../../../src/domain/imports/cells/cell-values'
import { contentHash } from '../../../../src/domain/imports/cells/content-hash'
import { dateIn, momentIn, timeIn } from '../../../../src/domain/imports/cells/parse-cell-times'
import { rowHash } from '../../../../src/domain/imports/cells/row-hash'
import { ZoneClock } from '../../../../src/domain/imports/cells/zone-clock'
import { wallTime, wallTimeAt } from '../../../../src/domain/shared/time/wall-time'

describe('a cell that holds', () => {
  it('a number, with the decimal sign of the file', () => {
    expect(['51.5', '-0.12', ' 7 ', '1.5e-05', '.5', '1 000'].map(cell => numberIn(cell, '.'))).toEqual([51.5, -0.12, 7, 0.000015, 0.5, 1000])
    expect(['51,5', '1.234,5', '−3,2', '12.5'].map(cell => numberIn(cell, ','))).toEqual([51.5, 1234.5, -3.2, 12.5])
    expect(['', 'x', '1,5', '1.2.3', '--1', '0x10', 'Infinity'].map(cell => numberIn(cell, '.'))).toEqual(Array(7).fill(undefined))
  })
  it('degrees, also with a compass letter', () => {
    expect(['51.5', '51.5 N', 'S 33.9', '0.12W', '16.3°E', '1e-5'].map(cell => degreesIn(cell, '.'))).toEqual([
      51.5, 51.5, -33.9, -0.12, 16.3, 0.00001,
    ])
  })
  it('both degrees', () => {
    expect(latLngIn('51.5,-0.1', '.')).toEqual([51.5, -0.1])
    expect([latLngIn('51.5, x', '.'), latLngIn('x, 51.5', '.'), latLngIn('51,5 / x', ',')]).toEqual([undefined, undefined, undefined])
    expect(latLngIn('51.5', '.')).toBeUndefined()
  })
  it('yes or no', () => {
    expect(['Yes', 'TRUE', 'ja', 'oui', 'sí', '1', 'x'].map(flagIn)).toEqual(Array(7).fill(true))
    expect(['no', 'False', 'nein', 'non', 'nee', '0', '-'].map(flagIn)).toEqual(Array(7).fill(false))
    expect(['', 'maybe', '2'].map(flagIn)).toEqual([undefined, undefined, undefined])
  })
  it('a list, each entry once', () => {
    expect(listIn(' a; b ;;a\nc', ';')).toEqual(['a', 'b', 'c'])
    expect(listIn('walk/tour;talk', ';')).toEqual(['walk/tour', 'talk'])
    expect(listIn('a|b', '|')).toEqual(['a', 'b'])
  })
  it('a list, by the sign that separates its entries, or by lines', () => {
    for (const sign of [';', ',', '|', '/'] as const) {
      const others = [';', ',', '|', '/'].filter(other => other !== sign).join('')
      expect(listIn(`a${others}${sign}b\nc`, sign)).toEqual([`a${others}`, 'b', 'c'])
    }
  })
  it('an amount in dollars, with the decimal sign of the file', () => {
    const cents = (cells: readonly string[], decimal: '.' | ',') =>
      cells.map(cell => {
        const read = moneyIn(cell, decimal)
        return 'cents' in read ? read.cents : read.problem
      })
    const right = ['20', '$20', 'US$ 20', '20.00 usd', ' 20.0 ', '$20.00']
    expect(cents(right, '.')).toEqual(right.map(() => 2000))
    expect(cents(['1,250.50', '1’250.5', '1  250.50', '$ 1\u00a0250.50', '1250.50'], '.')).toEqual(Array(5).fill(125_050))
    expect(cents(['1.250,50', '1250,5 USD'], ',')).toEqual(Array(2).fill(125_050))
    expect(cents(['€20', '20 EUR', 'CHF 20', '£1'], '.')).toEqual(Array(4).fill('not-dollars'))
    expect(cents(['1,25', '1.250,50', '20.123', '-20', '(20)', 'free', 'about 20', '', '$'], '.')).toEqual(Array(9).fill('unreadable-amount'))
    expect(cents(['1,25'], ',')).toEqual([125])
  })
  it('an amount up to a hundred million; a larger one is taken for a typing error', () => {
    expect([moneyIn('100,000,000.00', '.'), moneyIn('100,000,000.01', '.')]).toEqual([{ cents: 1e10 }, { problem: 'unreadable-amount' }])
  })
  it('several lines, without what a program left around them', () => {
    expect(plainText('\n  One \t\n\n\n\nTwo\u0007  three\u0000\n ')).toBe('One\n\nTwo  three')
    expect(plainText('e\u0301')).toBe('é')
  })
  it('web addresses, and reports other texts', () => {
    expect(linksIn('www.a.example; http://b.example/x,y')).toEqual({ links: ['https://www.a.example', 'http://b.example/x,y'], wrong: [] })
    expect(linksIn(';;')).toEqual({ links: [], wrong: [] })
    for (const cell of ['javascript:alert(1)', 'a@b.example', 'none', 'ftp://x.example', 'http://', 'https://[x'])
      expect(linksIn(cell)).toEqual({ links: [], wrong: [cell] })
  })
})

describe('a cell with a time', () => {
  it('may have the notations of several countries', () => {
    expect(['9:30', '09.30', '9h30', '9 Uhr', '14 h', '0930', '9:30:59', '9 u'].map(timeIn)).toEqual([
      '09:30',
      '09:30',
      '09:30',
      '09:00',
      '14:00',
      '09:30',
      '09:30',
      '09:00',
    ])
    expect(['9:30:59.125', '9  Uhr', '9 : 30 Uhr', '9h', '9.30.00'].map(timeIn)).toEqual(['09:30', '09:00', '09:30', '09:00', '09:30'])
    expect(['9am', '9:30 p.m.', '12 am', '12:15 PM', '24:00'].map(timeIn)).toEqual(['09:00', '21:30', '00:00', '12:15', '24:00'])
    expect(['25:00', '9:60', '24:01', '13 pm', '0 am', 'noon', '9x', '9:30:5', '9:30:59.x', ''].map(timeIn)).toEqual(Array(10).fill(undefined))
  })
  it('has a day that exists, in the file’s order of day and month', () => {
    expect(dateIn('03/04/2027', 'dmy')).toBe('2027-04-03')
    expect(dateIn('03/04/2027', 'mdy')).toBe('2027-03-04')
    expect(dateIn(' 3.4.27 ', 'dmy')).toBe('2027-04-03')
    expect(dateIn('Sa., 3. 4. 2027', 'dmy')).toBe('2027-04-03')
    expect(dateIn('2027-04-03', 'mdy')).toBe('2027-04-03')
    expect(
      ['29.02.2027', '31.04.2027', '2027-13-01', '0027-04-03', '1.1.20277', 'soon', 'Feb 30, 2027', '4 Brumaire 2027'].map(cell =>
        dateIn(cell, 'dmy'),
      ),
    ).toEqual(Array(8).fill(undefined))
    expect(dateIn('29.02.2028', 'dmy')).toBe('2028-02-29')
  })
  it.each([
    'March 4, 2027',
    '4 March 2027',
    '4. März 2027',
    'Thu, Mar 4th 2027',
    'Thursday, 4th of March, 2027',
    '4-Mar-27',
    '4 de marzo de 2027',
    '4 mars 2027',
    '4 mrt. 2027',
  ])('may name the month: %s', cell => {
    expect([dateIn(cell, 'iso'), dateIn(cell, 'mdy')]).toEqual(['2027-03-04', '2027-03-04'])
    expect(momentIn(`${cell} 10:30 am`, 'iso')).toEqual({ date: '2027-03-04', time: '10:30' })
  })
  it('may hold day, time and offset together', () => {
    expect(momentIn('2027-04-03T09:00:00+01:00', 'iso')).toEqual({ date: '2027-04-03', time: '09:00', offset: '+01:00' })
    expect(momentIn('2027-04-03 09:00Z', 'iso')).toEqual({ date: '2027-04-03', time: '09:00', offset: 'Z' })
    expect(momentIn('2027-04-03 09:00:00-0500', 'iso')).toEqual({ date: '2027-04-03', time: '09:00', offset: '-0500' })
    expect(momentIn('3.4.2027, 14 Uhr', 'dmy')).toEqual({ date: '2027-04-03', time: '14:00' })
    expect(momentIn('04/03/2027 2:15 pm', 'mdy')).toEqual({ date: '2027-04-03', time: '14:15' })
    expect(momentIn('9:30', 'dmy')).toEqual({})
  })
  it('may be a range of hours, which is not read as an offset', () => {
    expect(momentIn('2027-04-03 10:00-11:00', 'iso')).toEqual({ date: '2027-04-03' })
  })
})

describe('the wall time of a zone', () => {
  const vienna = new ZoneClock('Europe/Vienna')
  it('is converted from a time with an offset', () => {
    expect(vienna.at('2027-07-01', '10:00', 'Z')).toEqual({ local: '2027-07-01T12:00' })
    expect(vienna.at('2027-07-01', '23:30', '-05')).toEqual({ local: '2027-07-02T06:30' })
    expect(vienna.at('2027-01-01', '10:00', '+0530')).toEqual({ local: '2027-01-01T05:30' })
    expect(['00:30', '12:00'].map(time => vienna.at('2027-03-28', time, 'Z').local)).toEqual(['2027-03-28T01:30', '2027-03-28T14:00'])
  })
  it('skips an hour in spring and repeats one in autumn', () => {
    expect(vienna.at('2027-03-28', '02:00')).toEqual({ local: '2027-03-28T02:00', oddity: 'skipped' })
    expect(vienna.at('2027-03-28', '03:00')).toEqual({ local: '2027-03-28T03:00' })
    expect(vienna.at('2027-10-31', '02:59')).toEqual({ local: '2027-10-31T02:59', oddity: 'twice' })
    expect(vienna.at('2027-10-31', '03:00')).toEqual({ local: '2027-10-31T03:00' })
    expect(new ZoneClock('Australia/Lord_Howe').at('2027-04-04', '01:45')).toMatchObject({ oddity: 'twice' })
  })
  it('is the same as the calendar library’s for any time of two years, in several zones', () => {
    for (const tz of ['Europe/Vienna', 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Kiritimati', 'Africa/Casablanca', 'UTC']) {
      const clock = new ZoneClock(tz)
      fc.assert(
        fc.property(fc.date({ min: new Date('2026-01-01T00:00Z'), max: new Date('2028-01-01T00:00Z'), noInvalidDate: true }), instant => {
          const [date, time] = [instant.toISOString().slice(0, 10), instant.toISOString().slice(11, 16)]
          const minute = new Date(`${date}T${time}Z`)
          expect(clock.at(date, time, 'Z').local).toBe(wallTimeAt(minute, tz).local)
          const { local, oddity } = clock.at(date, time)
          expect(wallTimeAt(wallTime(local, tz).utc, tz).local === local).toBe(oddity !== 'skipped')
        }),
      )
    }
  })
  it('accepts 24:00 as the end of a day', () => expect(vienna.at('2027-12-31', '24:00')).toEqual({ local: '2028-01-01T00:00' }))
})

describe('hashes', () => {
  it('of 200,000 rows with small differences are all different', () => {
    const hashes = new Set(Array.from({ length: 200_000 }, (_, n) => rowHash([String(n), 'Tour', String(n % 7)])))
    expect(hashes.size).toBe(200_000)
    expect(rowHash(['ab', 'c'])).not.toBe(rowHash(['a', 'bc']))
    expect(rowHash(['a'])).toMatch(/^[0-9a-f]{32}$/)
  })
  it('of a row stay the same from one version to the next, because they are stored: corrected files are compared with them', () => {
    expect([rowHash(['']), rowHash(['12', 'Rope Mill', 'Zoë'])]).toEqual(['027ae52e1ca83f5f86fc3073982eea02', 'ac7a9b6dd6dd9610720a39c208ad34bf'])
  })
  it('of content do not depend on the order of keys', () => {
    expect(contentHash({ a: 1, b: { c: [1, { d: 2, e: undefined }] } })).toBe(contentHash({ b: { c: [1, { d: 2 }] }, a: 1 }))
    expect(contentHash({ a: [1, 2] })).not.toBe(contentHash({ a: [2, 1] }))
  })
})
