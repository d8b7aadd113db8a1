import { collection } from '../shared/collection'
import { choice, flag, instant, list, longText, map, number, optional, type RecordOf, reference, text, url } from '../shared/fields'
import { all, any, anyone, changesOnly, contains, owner, readOnly, scope, where } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'
import { trash } from '../shared/trash'
import { wallTimeField } from '../shared/wall-time-fields'
import { accessFacts } from './access-facts'

export const listingStates = machine({
  draft: { ready: 'ready', withdraw: 'withdrawn' },
  ready: { review: 'in_review', approve: 'approved', withdraw: 'withdrawn' },
  in_review: { approve: 'approved', requestChanges: 'draft', withdraw: 'withdrawn' },
  approved: { lock: 'locked', publish: 'published', withdraw: 'withdrawn' },
  locked: { publish: 'published', withdraw: 'withdrawn' },
  published: { publish: 'published', withdraw: 'withdrawn' },
  withdrawn: { restore: 'draft' },
})

/** How sure a pin is. A centroid is the middle of a postcode, not a door, and is never published. */
export const pinConfidences = ['confirmed', 'rooftop', 'interpolated', 'centroid'] as const

export const openingFields = {
  /** Names the opening within its listing; an imported one carries its row's hash. */
  key: text('Key', 64),
  name: optional(text('Name')),
  start: wallTimeField('Opens'),
  end: wallTimeField('Closes'),
  ticketed: optional(flag('Ticket needed')),
  capacity: optional(number('Places', { min: 0, max: 100_000, whole: true })),
  bookingUrl: optional(url('Booking')),
  notes: optional(text('Notes', 1000)),
}
export type Opening = RecordOf<typeof openingFields>

/** What fits on the printed page; the web holds more (product §C2). */
export const printLimits = { displayName: 60, blurb: 165, doorNote: 99 } as const

const entered = [
  'displayName',
  'sortName',
  'media',
  'studioName',
  'unit',
  'byAppointment',
  'doorNote',
  'blurb',
  'about',
  'imageId',
  'links',
  'access',
] as const

/**
 * One studio, venue or house of an edition: what a visitor sees and where she finds the door. Whose it is writes the words while it is
 * a draft; callables number, move and publish it. How the office reaches them, and what files said besides, stands in `listingContacts`.
 */
export const listings = collection({
  path: 'listings',
  title: 'Listings',
  fields: {
    editionId: reference('Edition', 'editions'),
    registrationId: optional(reference('Registration', 'registrations')),
    displayName: text('Name'),
    sortName: text('Sorted as'),
    artistId: optional(reference('Artist', 'artists')),
    /** Person ids of those who may edit it: the artist, the host of the building. */
    ownerIds: list('Owners', reference('Person', 'people'), 10),
    media: list('Media', text('Medium', 60), 4),
    tags: list('Kinds', text('Kind', 60), 20),
    siteId: optional(reference('Building', 'sites')),
    studioName: optional(text('Studio')),
    address: optional(text('Address', 200)),
    unit: optional(text('Unit', 12)),
    neighbourhoodId: optional(reference('Neighbourhood', 'neighbourhoods')),
    pin: optional(
      map('Pin', {
        lat: number('Latitude', { min: -90, max: 90 }),
        lng: number('Longitude', { min: -180, max: 180 }),
        confidence: choice('Confidence', pinConfidences),
      }),
    ),
    byAppointment: flag('By appointment'),
    openings: list('Openings', map('Opening', openingFields), 200),
    doorNote: optional(text('At the door', printLimits.doorNote)),
    blurb: optional(text('In print', printLimits.blurb)),
    about: optional(longText('On the web', 4000)),
    imageId: optional(reference('Picture', 'images')),
    links: list('Links', url('Link'), 4),
    facilities: list('Facilities', text('Facility', 60), 30),
    access: optional(accessFacts),
    mapNumber: optional(number('Map number', { min: 1, whole: true })),
    /** Behind the number of one that came after the freeze: `217a`. */
    mapSuffix: optional(text('Letter', 2)),
    /** Whether it is open just now. On its own days the artist or host says so, through a callable that knows the days. */
    door: optional(map('Door', { state: choice('Door', ['open', 'pause', 'closed']), until: optional(instant('Until')), at: instant('Said') })),
    /** What was wrong in print. */
    errata: optional(list('Errata', map('Erratum', { at: instant('When'), text: text('Text', 300) }), 20)),
    status: choice('State', statesOf(listingStates)),
    /** Which line of which imported file this came from. */
    source: optional(map('Imported from', { key: text('Key in the file', 200), batchId: reference('Import', 'importBatches') })),
    ...trash,
  },
  states: listingStates,
  fixed: ['editionId', 'registrationId', 'artistId', 'mapNumber', 'mapSuffix', 'door', 'source', 'status', 'deletedAt'],
  actable: true,
  access: {
    ...readOnly(any(where('status', 'published'), contains('ownerIds'), scope('guide'))),
    update: any(scope('guide'), all(contains('ownerIds'), where('status', 'draft'), changesOnly(...entered))),
  },
})

/** A building with several studios behind one door, and one number on the map. */
export const sites = collection({
  path: 'sites',
  title: 'Buildings',
  fields: {
    name: text('Name', 80),
    city: text('City', 80),
    address: text('Address', 200),
    neighbourhoodId: optional(reference('Neighbourhood', 'neighbourhoods')),
    pin: map('Pin', {
      lat: number('Latitude', { min: -90, max: 90 }),
      lng: number('Longitude', { min: -180, max: 180 }),
      confidence: choice('Confidence', pinConfidences),
    }),
    kind: choice('Kind', ['own', 'group', 'community']),
    capacity: number('Places', { min: 1, max: 500, whole: true }),
    units: optional(list('Units', text('Unit', 12), 500)),
    hostId: optional(reference('Host', 'people')),
    access: optional(accessFacts),
    ...trash,
  },
  fixed: ['deletedAt'],
  access: {
    ...readOnly(anyone),
    create: scope('guide'),
    update: any(scope('guide'), all(owner('hostId'), changesOnly('name', 'access'))),
  },
})
