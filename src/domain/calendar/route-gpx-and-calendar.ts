import type { GuideCard } from '../guide/publishing/guide-snapshot-types'
import type { RoutePlan } from '../guide/routes/route-timetable'
import { timeOfMinute } from '../guide/routes/stops-of-day'
import { dateOfDay, dayNumber } from '../shared/time/local-day'
import { wallTime } from '../shared/time/wall-time'
import { calendarFile } from './calendar-file'

interface RouteFile {
  readonly name: string
  readonly plan: RoutePlan
  readonly cards: ReadonlyMap<string, Pick<GuideCard, 'id' | 'number' | 'name' | 'pin' | 'address' | 'unit'>>
}

/** A route for programs of maps (GPX 1.1). */
export function routeGpx({ name, plan, cards }: RouteFile): string {
  const points = plan.stops.flatMap(({ id }) => {
    const card = cards.get(id)
    if (!card?.pin) return []
    const [lng, lat] = card.pin
    return [
      `    <rtept lat="${lat.toFixed(6)}" lon="${lng.toFixed(6)}"><name>${escaped(titleOf(card))}</name><desc>${escaped(card.address ?? '')}</desc></rtept>`,
    ]
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Open studios" xmlns="http://www.topografix.com/GPX/1/1">',
    '  <rte>',
    `    <name>${escaped(name)}</name>`,
    ...points,
    '  </rte>',
    '</gpx>',
    '',
  ].join('\n')
}

/** The same for calendars: one entry for each studio that is open. */
export function routeCalendar({ name, plan, cards }: RouteFile, day: string, tz: string, origin: string, stamp: Date): string {
  const timeAt = (minute: number) => {
    const { local, utc } = wallTime(`${dateOfDay(dayNumber(day) + Math.floor(minute / 1440))}T${timeOfMinute(minute)}`, tz)
    return { local, tz, utc: utc.toISOString() }
  }
  const entries = plan.stops.flatMap(({ id, arrives, waits, leaves, isClosed }) => {
    const card = cards.get(id)
    if (!card || isClosed) return []
    return [
      {
        id: `${id}-${day}`,
        title: titleOf(card),
        summary: name,
        start: timeAt(arrives + waits),
        end: timeAt(leaves),
        venue: card.name,
        ...(card.address !== undefined && { address: card.address }),
        ...(card.pin && { pin: card.pin }),
        tags: [],
      },
    ]
  })
  return calendarFile(entries, { name, origin, stamp, addressOf: id => `/sfosguide/${id.slice(0, -(day.length + 1))}` })
}

const titleOf = ({ number, unit, name }: Pick<GuideCard, 'number' | 'unit' | 'name'>) => [number, unit && `#${unit}`, name].filter(Boolean).join(' ')

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, character => escapes[character]!)
