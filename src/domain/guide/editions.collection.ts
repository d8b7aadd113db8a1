import { collection, machine, statesOf } from '../shared/records/collection'
import {
  byCallable,
  choice,
  instant,
  json,
  list,
  localDate,
  localTime,
  longText,
  map,
  number,
  optional,
  reference,
  text,
  withHelp,
  zone,
} from '../shared/records/fields'
import { organisation } from '../shared/records/organisation.collection'
import { access, any, anyone, nobody, readOnly, scope, where } from '../shared/records/policy'

export const editionStates = machine({
  planning: { openCall: 'call', publish: 'published' },
  call: { produce: 'production', publish: 'published' },
  production: { lock: 'locked', publish: 'published' },
  locked: { publish: 'published' },
  published: { publish: 'published', archive: 'archived' },
  archived: { publish: 'published' },
})

/** States in which everybody may read an edition. */
export const shownStates = ['call', 'production', 'locked', 'published', 'archived'] as const

/** Rings of `[longitude, latitude]`, as in GeoJSON; the first ring of each polygon is its outline. */
export type Polygons = readonly (readonly (readonly (readonly [number, number])[])[])[]

/** The guide of one festival in one city, in that city's time zone. Its id is its key (`edition-key.ts`), which is part of its address. */
export const editions = collection({
  path: 'editions',
  title: 'Editions',
  privacy: 'impersonal',
  fields: {
    name: withHelp(text('Name', 80), 'Visitors read it.'),
    year: number('Year', { min: 1900, max: 2999, integer: true }),
    city: text('City', 80),
    tz: zone('Time zone'),
    summary: optional(longText('Summary', 600)),
    startsOn: optional(localDate('First day')),
    endsOn: optional(localDate('Last day')),
    status: choice('State', statesOf(editionStates)),
    /** Size of the printed guide's pages in millimeters. */
    trim: optional(map('Trim', { w: number('Width', { min: 1 }), h: number('Height', { min: 1 }) })),
    tiers: optional(list('Tiers', text('Tier', 40), 10)),
    tiersWithPicture: withHelp(
      optional(list('Tiers with a picture in print', text('Tier', 40), 10)),
      'Empty: the first tier alone. Listings without a tier always have one.',
    ),
    /** In millimeters; the width is that of a column. Default: 57.15 × 57.15 (2.25 in). */
    pictureSlot: optional(map('Picture in print', { w: number('Width', { min: 10, max: 400 }), h: number('Height', { min: 10, max: 400 }) })),
    /** Map numbers do not change after this instant. */
    frozenAt: optional(instant('Numbers frozen')),
    /** Printed fields of listings do not change after this instant. */
    printLockedAt: optional(instant('Print locked')),
    snapshotHash: optional(text('Published snapshot', 64)),
    publishedAt: optional(instant('Published')),
    /** Who supported it while it was current; noted when the next edition takes its place. */
    sponsors: byCallable(optional(organisation.fields.sponsors)),
    /** Land area with the shoreline, drawn below the map. */
    land: byCallable(optional(json<string>('Land, as JSON of polygons'))),
    /** Path of the file with the streets below the map (`places/streets`). */
    streets: optional(text('Streets', 120)),
    /** Path of the file with the heights of the city (`places/hills`). */
    heights: optional(text('Heights', 120)),
  },
  states: editionStates,
  immutable: ['status', 'frozenAt', 'printLockedAt', 'snapshotHash', 'publishedAt', 'sponsors', 'streets', 'heights'],
  // Public from the call on: artists need it to register and to fill in their listings.
  access: access(any(...shownStates.map(status => where('status', status)), scope('guide')), scope('guide'), nobody),
})

/** The days on which an edition's studios are open. */
export const weekends = collection({
  path: 'editions/{edition}/weekends',
  title: 'Weekends',
  privacy: 'impersonal',
  fields: {
    n: number('Number', { min: 1, max: 8, integer: true }),
    name: text('Name', 60),
    note: optional(text('Note', 300)),
    days: byCallable(list('Days', map('Day', { date: localDate('Date'), open: localTime('Opens'), close: localTime('Closes') }), 10)),
    neighbourhoodIds: byCallable(list('Neighborhoods', reference('Neighborhood', 'neighbourhoods'), 60)),
    /** Times within its days at which nothing may open, such as a parade. */
    blackouts: byCallable(
      optional(
        list('Blackouts', map('Blackout', { date: localDate('Date'), from: localTime('From'), until: localTime('Until'), why: text('Why') }), 20),
      ),
    ),
  },
  scope: 'guide',
  access: readOnly(anyone),
})

export const neighbourhoodStates = machine({ active: { retire: 'retired' }, retired: { restore: 'active' } })

/** A part of a city, with its outline. */
export const neighbourhoods = collection({
  path: 'neighbourhoods',
  title: 'Neighborhoods',
  privacy: 'impersonal',
  fields: {
    name: text('Name', 60),
    city: text('City', 80),
    /** Firestore cannot store nested arrays, so the outline is JSON text of `Polygons`. */
    outline: byCallable(optional(longText('Outline, as JSON of polygons', 60_000))),
    order: number('Order', { min: 0, integer: true }),
    colour: text('Color', 40),
    status: choice('State', statesOf(neighbourhoodStates)),
  },
  states: neighbourhoodStates,
  immutable: ['outline'],
  access: access(any(where('status', 'active'), scope('guide')), scope('guide'), nobody),
})
