import { expect, it } from 'vitest'
import { routeCalendar, routeGpx } from '../../../src/domain/calendar/route-gpx-and-calendar'
import { planRoute } from '../../../src/domain/guide/routes/plan-route'
import { beginningOn, bestDay, stopsOn } from '../../../src/domain/guide/routes/stops-of-day'

const day = '2027-10-16'
const card = (id: string, number: string, lng: number, opens: string, closes: string) => ({
  id,
  number,
  name: `Ink & ${id}`,
  address: `${number} Quay`,
  pin: [lng, 37.75] as const,
  openings: [[day, opens, closes] as const],
})
const cards = [card('mill', '7', -122.4, '11:00', '18:00'), card('kiln', '12', -122.41, '20:00', '01:00')]
const plan = () => planRoute({ stops: stopsOn(cards, day), begins: 660, by: 'walk', stay: 30 })
const file = () => ({ name: 'Saturday', plan: plan(), cards: new Map(cards.map(one => [one.id, one])) })

it('a route for programs of maps names each studio with its number, in order', () => {
  expect(routeGpx(file())).toMatch(
    /<rtept lat="37.750000" lon="-122.400000"><name>7 Ink &amp; mill<\/name><desc>7 Quay<\/desc><\/rtept>\n.*lon="-122.410000"><name>12 Ink &amp; kiln/,
  )
})

it('a route for calendars has the time at each studio in the zone of the city, and the way to its page', () => {
  const text = routeCalendar(file(), day, 'America/Los_Angeles', 'https://guide.example', new Date('2027-10-01T00:00:00Z'))
  expect(text).toContain('DTSTART;TZID=America/Los_Angeles:20271016T110000')
  expect(text).toContain('DTEND;TZID=America/Los_Angeles:20271016T113000')
  expect(text).toContain('DTSTART;TZID=America/Los_Angeles:20271016T200000')
  expect(text).toContain('URL:https://guide.example/sfosguide/kiln')
  expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(2)
  expect(text).not.toContain('CATEGORIES')
})

it('a route leaves out of the calendar what is closed, of the map what has no pin, and of both what is not in the guide any more', () => {
  const { plan: planned } = file()
  const known = new Map([
    ['mill', { id: 'mill', name: 'Mill <1>', unit: '3' }],
    ['kiln', { ...cards[1]!, address: undefined }],
  ] as const)
  const closed = { ...planned, stops: planned.stops.map(stop => ({ ...stop, isClosed: stop.id === 'kiln' })) }
  const text = routeCalendar({ name: 'Day', plan: closed, cards: known as never }, day, 'UTC', 'https://guide.example', new Date(0))
  expect(text.match(/^SUMMARY:.*/gm)).toEqual(['SUMMARY:#3 Mill <1>'])
  expect(text).not.toContain('GEO:')
  const gpx = routeGpx({ name: 'A "day" & more', plan: planned, cards: known as never })
  expect(gpx).toContain('<name>A &quot;day&quot; &amp; more</name>')
  expect(gpx.match(/<rtept.*/g)).toEqual(['<rtept lat="37.750000" lon="-122.410000"><name>12 Ink &amp; kiln</name><desc></desc></rtept>'])
  expect(routeGpx({ name: 'Day', plan: planned, cards: new Map() })).not.toContain('rtept')
})

it('a visit begins now while studios are open, else when the first of them opens', () => {
  const stops = stopsOn(cards, day)
  expect(beginningOn(stops, cards, day, { date: day, time: '13:20' })).toBe(800)
  expect(beginningOn(stops, cards, day, { date: day, time: '09:00' })).toBe(660)
  expect(beginningOn(stops, cards, day, { date: '2027-10-15', time: '13:20' })).toBe(660)
  expect(stops[1]!.hours).toEqual([[1200, 1500]])
})

it('a route is for the day on which the most of its studios open', () => {
  const sunday = ['2027-10-17', '11:00', '18:00'] as const
  const all = [{ openings: [cards[0]!.openings[0]!, sunday] }, { openings: [sunday] }]
  expect(bestDay(all, ['2027-10-16', '2027-10-17'])).toBe('2027-10-17')
  expect(bestDay([cards[0]!, { openings: [sunday] }], ['2027-10-16', '2027-10-17'])).toBe('2027-10-16')
  expect(bestDay([], [])).toBeUndefined()
})
