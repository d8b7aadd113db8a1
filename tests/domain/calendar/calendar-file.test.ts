import { describe, expect, it } from 'vitest'
import { calendarFile } from '../../../src/domain/calendar/calendar-file'
import type { CalendarCard } from '../../../src/domain/calendar/calendar-snapshot-types'
import { zoneObservances } from '../../../src/domain/events/zone-observances'
import { wallTime } from '../../../src/domain/shared/time/wall-time'

const time = (local: string, tz: string) => ({ local, tz, utc: wallTime(local, tz).utc.toISOString() })
const event = (start: string, end: string, rest: Partial<CalendarCard> = {}, tz = 'America/Los_Angeles'): CalendarCard => ({
  id: 'lamp-night',
  title: 'Lamp night',
  summary: 'Bring a lamp; leave it on, please.',
  start: time(start, tz),
  end: time(end, tz),
  venue: 'Old Mill',
  tags: [],
  ...rest,
})
const options = { name: 'Ember Arts', origin: 'https://ember.example', stamp: new Date('2027-09-01T12:00:00.500Z') }
const linesOf = (events: readonly CalendarCard[]) => calendarFile(events, options).split('\r\n')

describe('a calendar file', () => {
  it('has exactly this content', () => {
    const file = calendarFile(
      [event('2027-10-02T15:00', '2027-10-02T16:30', { address: '9 Mill Lane', pin: [-120.012, 35.012], tags: ['Talk', 'Free'] })],
      options,
    )
    expect(file).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//ember.example//Calendar//EN',
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        'NAME:Ember Arts',
        'X-WR-CALNAME:Ember Arts',
        'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
        'X-PUBLISHED-TTL:PT6H',
        'BEGIN:VTIMEZONE',
        'TZID:America/Los_Angeles',
        'BEGIN:DAYLIGHT',
        'DTSTART:20270314T020000',
        'TZOFFSETFROM:-0800',
        'TZOFFSETTO:-0700',
        'TZNAME:PDT',
        'END:DAYLIGHT',
        'END:VTIMEZONE',
        'BEGIN:VEVENT',
        'UID:lamp-night@ember.example',
        'DTSTAMP:20270901T120000Z',
        'DTSTART;TZID=America/Los_Angeles:20271002T150000',
        'DTEND;TZID=America/Los_Angeles:20271002T163000',
        'SUMMARY:Lamp night',
        'DESCRIPTION:Bring a lamp\\; leave it on\\, please.\\nhttps://ember.example/eve',
        ' nts/lamp-night',
        'LOCATION:Old Mill\\, 9 Mill Lane',
        'GEO:35.012000;-120.012000',
        'URL:https://ember.example/events/lamp-night',
        'CATEGORIES:Talk,Free',
        'STATUS:CONFIRMED',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    )
  })

  it('keeps the local time in the night when the clocks go back, with both offsets', () => {
    const lines = linesOf([event('2027-11-06T21:00', '2027-11-07T03:30')])
    expect(lines).toContain('DTSTART;TZID=America/Los_Angeles:20271106T210000')
    expect(lines).toContain('DTEND;TZID=America/Los_Angeles:20271107T033000')
    const zone = lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE'))
    expect(zone.filter(line => /^(BEGIN|DTSTART|TZOFFSETTO)/.test(line))).toEqual([
      'BEGIN:VTIMEZONE',
      'BEGIN:DAYLIGHT',
      'DTSTART:20270314T020000',
      'TZOFFSETTO:-0700',
      'BEGIN:STANDARD',
      'DTSTART:20271107T020000',
      'TZOFFSETTO:-0800',
    ])
  })

  it('marks canceled events, so that calendars remove them', () => {
    expect(linesOf([event('2027-10-02T15:00', '2027-10-02T16:00', { cancelled: true })])).toContain('STATUS:CANCELLED')
  })

  it('folds lines at 75 bytes without splitting a character', () => {
    const title = '帆船と灯台🎨'.repeat(12)
    const file = calendarFile([event('2027-10-02T15:00', '2027-10-02T16:00', { title })], options)
    const octets = file.split('\r\n').map(line => new TextEncoder().encode(line).length)
    expect(Math.max(...octets)).toBeLessThanOrEqual(75)
    expect(file).not.toContain('\uFFFD')
    expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`)
  })

  it('escapes line breaks, so that no text can add lines', () => {
    const lines = linesOf([event('2027-10-02T15:00', '2027-10-02T16:00', { title: 'A\r\nSTATUS:CANCELLED\nB\u0000;,\\' })])
    expect(lines).toContain('SUMMARY:A\\nSTATUS:CANCELLED\\nB \\;\\,\\\\')
    expect(lines).toContain('STATUS:CONFIRMED')
  })

  it('contains each time zone once, and none for UTC', () => {
    const lines = linesOf([
      event('2027-10-02T15:00', '2027-10-02T16:00'),
      event('2027-10-03T15:00', '2027-10-03T16:00', { id: 'b' }),
      event('2027-10-03T15:00', '2027-10-03T16:00', { id: 'c' }, 'UTC'),
    ])
    expect(lines.filter(line => line.startsWith('TZID:'))).toEqual(['TZID:America/Los_Angeles'])
    expect(lines).toContain('DTSTART:20271003T150000Z')
  })
})

describe('the offsets of a zone', () => {
  const over = (tz: string, from: string, to: string) =>
    zoneObservances(tz, new Date(from), new Date(to)).map(({ kind, onset, offsetFrom, offset }) => [kind, onset, offsetFrom, offset])

  it('change with the clocks, north and south', () => {
    expect(over('Europe/London', '2027-01-10T00:00Z', '2027-12-01T00:00Z')).toEqual([
      ['STANDARD', '2026-10-25T02:00:00', 60, 0],
      ['DAYLIGHT', '2027-03-28T01:00:00', 0, 60],
      ['STANDARD', '2027-10-31T02:00:00', 60, 0],
    ])
    expect(over('Australia/Lord_Howe', '2027-10-10T00:00Z', '2027-10-11T00:00Z')).toEqual([['DAYLIGHT', '2027-10-03T02:00:00', 630, 660]])
  })

  it('stay the same in countries without daylight saving time', () => {
    expect(over('Asia/Kathmandu', '2027-01-10T00:00Z', '2027-12-01T00:00Z')).toEqual([['STANDARD', '1970-01-01T00:00:00', 345, 345]])
  })
})
