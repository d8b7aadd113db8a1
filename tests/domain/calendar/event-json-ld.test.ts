import { expect, it } from 'vitest'
import type { EventPageData } from '../../../src/domain/calendar/calendar-snapshot-types'
import { eventJsonLd } from '../../../src/domain/calendar/event-json-ld'
import { wallTime } from '../../../src/domain/shared/time/wall-time'

const time = (local: string, tz: string) => ({ local, tz, utc: wallTime(local, tz).utc.toISOString() })
const options = { origin: 'https://ember.example', organiser: 'Ember Arts', city: 'Port Ember' }
const sheet = (change: Partial<EventPageData['event']> = {}, rest: Partial<EventPageData> = {}, tz = 'America/Los_Angeles'): EventPageData => ({
  event: {
    id: 'lamp talk',
    title: 'Lamp talk',
    summary: 'About lamps.',
    start: time('2027-11-06T22:00', tz),
    end: time('2027-11-07T03:00', tz),
    venue: 'Old Mill',
    tags: [],
    ...change,
  },
  hosts: [],
  related: [],
  ...rest,
})

it('the structured data of an event is exactly this', () => {
  expect(
    eventJsonLd(
      sheet(
        {
          address: '9 Mill Lane',
          pin: [-120.012, 35.012],
          priceCents: 1250,
          picture: { src: '/files/lamp.svg', alt: 'A lamp', width: 4, height: 5 },
        },
        { capacity: 20 },
      ),
      options,
    ),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': 'https://ember.example/events/lamp%20talk',
    url: 'https://ember.example/events/lamp%20talk',
    name: 'Lamp talk',
    description: 'About lamps.',
    startDate: '2027-11-06T22:00:00-07:00',
    endDate: '2027-11-07T03:00:00-08:00',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: 'Old Mill',
      address: { '@type': 'PostalAddress', streetAddress: '9 Mill Lane', addressLocality: 'Port Ember' },
      geo: { '@type': 'GeoCoordinates', latitude: 35.012, longitude: -120.012 },
    },
    image: ['https://ember.example/files/lamp.svg'],
    organizer: { '@type': 'Organization', name: 'Ember Arts', url: 'https://ember.example' },
    isAccessibleForFree: false,
    offers: { '@type': 'Offer', price: '12.50', priceCurrency: 'USD', url: 'https://ember.example/events/lamp%20talk' },
    maximumAttendeeCapacity: 20,
  })
})

it('the structured data omits unknown values, and marks canceled and online events', () => {
  const bare = eventJsonLd(sheet({ cancelled: true, online: true }, {}, 'Asia/Kathmandu'), options)
  expect(bare).toMatchObject({
    startDate: '2027-11-06T22:00:00+05:45',
    eventStatus: 'https://schema.org/EventCancelled',
    location: [
      { '@type': 'Place', name: 'Old Mill' },
      { '@type': 'VirtualLocation', url: 'https://ember.example/events/lamp%20talk' },
    ],
  })
  for (const absent of ['offers', 'isAccessibleForFree', 'image', 'maximumAttendeeCapacity']) expect(bare).not.toHaveProperty(absent)
})
