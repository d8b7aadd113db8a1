import { type Observance, zoneObservances } from '../events/zone-observances'
import type { CalendarCard } from './calendar-snapshot-types'

export interface CalendarFileOptions {
  /** The name shown by calendar applications. */
  readonly name: string
  /** Origin of the events' pages: `https://example.org`. Its host makes the events' ids globally unique. */
  readonly origin: string
  /** When the file was made. */
  readonly stamp: Date
  /** Path of an entry's page; an event's own by default. */
  readonly addressOf?: (id: string) => string
}

/**
 * Events as a calendar file (RFC 5545). Times are local times in their zone, and the file includes the zone's rules, so that 11:00 stays
 * 11:00 if they change. An event's id never changes, so that a second import of the file adds nothing twice.
 */
export function calendarFile(events: readonly CalendarCard[], { name, origin, stamp, addressOf = eventAddress }: CalendarFileOptions): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${new URL(origin).hostname}//Calendar//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    // How often subscribers should refresh (RFC 7986), in both notations that calendar programs read.
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...zonesOf(events).flatMap(zoneLines),
    ...events.flatMap(event => eventLines(event, origin, stamp, addressOf(event.id))),
    'END:VCALENDAR',
  ]
  return lines.map(line => `${folded(line)}\r\n`).join('')
}

const eventAddress = (id: string) => `/events/${encodeURIComponent(id)}`

function eventLines(event: CalendarCard, origin: string, stamp: Date, path: string): readonly string[] {
  const { id, title, summary, start, end, venue, address, pin, tags, cancelled } = event
  const url = `${origin}${path}`
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}@${new URL(origin).hostname}`,
    `DTSTAMP:${compact(stamp.toISOString().slice(0, 19))}Z`,
    timeLine('DTSTART', start),
    timeLine('DTEND', end),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(`${summary}\n${url}`)}`,
    `LOCATION:${escaped([venue, address].filter(part => part && part !== '').join(', '))}`,
    ...(pin ? [`GEO:${pin[1].toFixed(6)};${pin[0].toFixed(6)}`] : []),
    `URL:${url}`,
    ...(tags.length > 0 ? [`CATEGORIES:${tags.map(escaped).join(',')}`] : []),
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ]
}

/** `DTSTART;TZID=America/Los_Angeles:20271016T140000`. UTC times use another form. */
const timeLine = (property: string, { local, tz }: CalendarCard['start']) =>
  tz === 'UTC' ? `${property}:${compact(`${local}:00`)}Z` : `${property};TZID=${tz}:${compact(`${local}:00`)}`

interface Zone {
  readonly tz: string
  readonly observances: readonly Observance[]
}

function zonesOf(events: readonly CalendarCard[]): readonly Zone[] {
  const zones = [...new Set(events.flatMap(({ start, end }) => [start.tz, end.tz]))].filter(tz => tz !== 'UTC').sort()
  return zones.map(tz => {
    const times = events.flatMap(({ start, end }) => [start, end].filter(time => time.tz === tz).map(({ utc }) => Date.parse(utc)))
    return { tz, observances: zoneObservances(tz, new Date(Math.min(...times)), new Date(Math.max(...times))) }
  })
}

const zoneLines = ({ tz, observances }: Zone): readonly string[] => [
  'BEGIN:VTIMEZONE',
  `TZID:${tz}`,
  ...observances.flatMap(({ kind, onset, offsetFrom, offset, name }) => [
    `BEGIN:${kind}`,
    `DTSTART:${compact(onset)}`,
    `TZOFFSETFROM:${offsetWords(offsetFrom)}`,
    `TZOFFSETTO:${offsetWords(offset)}`,
    `TZNAME:${escaped(name)}`,
    `END:${kind}`,
  ]),
  'END:VTIMEZONE',
]

/** `-0700`. */
function offsetWords(minutes: number): string {
  const two = (n: number) => String(Math.abs(n)).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${two(Math.trunc(minutes / 60))}${two(minutes % 60)}`
}

/** `2027-10-16T14:00:00` → `20271016T140000`. */
const compact = (local: string) => local.replaceAll(/[-:]/g, '')

const escaped = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    // Other control characters are not allowed in the format.
    .replaceAll(/\p{Cc}/gu, ' ')

/** Maximum length of a line in octets, without its line break. */
const longestLine = 75
const encoder = new TextEncoder()

/** A long line continues after a line break and a space. No character is split. */
function folded(line: string): string {
  let [out, used] = ['', 0]
  for (const character of line) {
    const octets = encoder.encode(character).length
    if (used + octets > longestLine) {
      out += '\r\n '
      used = 1
    }
    out += character
    used += octets
  }
  return out
}
