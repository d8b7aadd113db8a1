import { collection } from '../shared/collection'
import { choice, instant, list, localDate, localTime, longText, map, number, open, optional, reference, text, zone } from '../shared/fields'
import { access, any, anyone, nobody, scope, where } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'

export const editionStates = machine({
  planning: { openCall: 'call', publish: 'published' },
  call: { produce: 'production' },
  production: { lock: 'locked', publish: 'published' },
  locked: { publish: 'published' },
  published: { publish: 'published', archive: 'archived' },
  archived: { publish: 'published' },
})

/** Rings of `[longitude, latitude]`, as GeoJSON has them; the first ring of each polygon is its outline. */
export type Polygons = readonly (readonly (readonly (readonly [number, number])[])[])[]

/** One year's guide, of one city, on that city's clock. The id is the year. */
export const editions = collection({
  path: 'editions',
  title: 'Editions',
  fields: {
    name: text('Name', 80),
    city: text('City', 80),
    tz: zone('Time zone'),
    summary: optional(longText('Summary', 600)),
    startsOn: optional(localDate('First day')),
    endsOn: optional(localDate('Last day')),
    status: choice('State', statesOf(editionStates)),
    /** Of the printed guide, in millimetres. */
    trim: optional(map('Trim', { w: number('Width', { min: 1 }), h: number('Height', { min: 1 }) })),
    tiers: optional(list('Tiers', text('Tier', 40), 10)),
    /** Map numbers never change after it. */
    frozenAt: optional(instant('Numbers frozen')),
    /** What is printed of a listing never changes after it. */
    printLockedAt: optional(instant('Print locked')),
    snapshotHash: optional(text('Published snapshot', 64)),
    publishedAt: optional(instant('Published')),
    /** The shore: land drawn under the map. */
    land: optional(open<string>('Land, as JSON of polygons')),
  },
  states: editionStates,
  fixed: ['status', 'frozenAt', 'printLockedAt', 'snapshotHash', 'publishedAt'],
  access: access(any(where('status', 'published'), where('status', 'archived'), scope('guide')), scope('guide'), nobody),
})

/** The days on which an edition's studios are open. */
export const weekends = collection({
  path: 'editions/{edition}/weekends',
  title: 'Weekends',
  fields: {
    n: number('Number', { min: 1, max: 8, whole: true }),
    name: text('Name', 60),
    note: optional(text('Note', 300)),
    days: list('Days', map('Day', { date: localDate('Date'), open: localTime('Opens'), close: localTime('Closes') }), 10),
    neighbourhoodIds: list('Neighbourhoods', reference('Neighbourhood', 'neighbourhoods'), 60),
  },
  access: access(anyone, scope('guide'), nobody),
})

export const neighbourhoodStates = machine({ active: { retire: 'retired' }, retired: { restore: 'active' } })

/** A part of a city, with its outline. */
export const neighbourhoods = collection({
  path: 'neighbourhoods',
  title: 'Neighbourhoods',
  fields: {
    name: text('Name', 60),
    city: text('City', 80),
    /** Firestore holds no list of lists, so the outline is JSON text of `Polygons`. */
    outline: optional(longText('Outline, as JSON of polygons', 60_000)),
    order: number('Order', { min: 0, whole: true }),
    colour: text('Colour', 40),
    status: choice('State', statesOf(neighbourhoodStates)),
  },
  states: neighbourhoodStates,
  access: access(any(where('status', 'active'), scope('guide')), scope('guide'), nobody),
})
