import { accessFacts } from '../accessibility/access-facts'
import { priceBandIds } from '../artists/price-and-size-bands'
import { collection, machine, statesOf } from '../shared/records/collection'
import {
  boolean,
  byCallable,
  choice,
  forgotten,
  instant,
  list,
  longText,
  map,
  number,
  optional,
  printed,
  published,
  type RecordOf,
  reference,
  text,
  trash,
  url,
  withFacts,
} from '../shared/records/fields'
import { all, any, anyone, changesOnly, contains, lacks, owner, readOnly, scope, where } from '../shared/records/policy'
import { wallTimeField } from '../shared/records/wall-time-fields'

export const listingStates = machine({
  draft: { ready: 'ready', withdraw: 'withdrawn' },
  ready: { edit: 'draft', review: 'in_review', approve: 'approved', requestChanges: 'draft', withdraw: 'withdrawn' },
  in_review: { approve: 'approved', requestChanges: 'draft', withdraw: 'withdrawn' },
  approved: { reopen: 'draft', lock: 'locked', publish: 'published', withdraw: 'withdrawn' },
  locked: { publish: 'published', withdraw: 'withdrawn' },
  published: { publish: 'published', withdraw: 'withdrawn' },
  withdrawn: { restore: 'draft' },
})

/** Precision of a pin. A centroid is the middle of a postcode and is never published. */
export const pinConfidences = ['confirmed', 'rooftop', 'interpolated', 'centroid'] as const

export const openingFields = {
  /** Identifies the opening within its listing; for an imported opening, the hash of its row. */
  key: text('Key', 64),
  name: optional(text('Name')),
  start: wallTimeField('Opens'),
  end: wallTimeField('Closes'),
  ticketed: optional(boolean('Ticket needed')),
  capacity: optional(number('Places', { min: 0, max: 100_000, integer: true })),
  bookingUrl: optional(url('Booking')),
  notes: optional(text('Notes', 1000)),
}
export type Opening = RecordOf<typeof openingFields>

/** Lengths that fit on the printed page, in characters; the web has more room (product.md C2). */
export const printLimits = { displayName: 60, blurb: 165, doorNote: 99 } as const
/** What a finding of the guide's style calls them. */
export const printedTextNames: Readonly<Record<keyof typeof printLimits, string>> = {
  displayName: 'The name',
  blurb: 'The text for print',
  doorNote: 'The note for the door',
}

/** Artists besides the first one: a card in the guide names at most twenty. */
export const maxSharing = 19

const share = (label: string) => number(label, { min: 0, max: 1 })

/**
 * Fields that staff may change even after a listing is locked for print, because the printed guide does not contain them. Pins are changed by
 * callables.
 */
const afterPrint = ['about', 'links', 'priceBand', 'entranceImageId'] as const

/**
 * One studio, group site or venue of an edition: what visitors see, and where its entrance is. Its owners change it through callables while
 * it is a draft; callables also number, move and publish it. Once it is locked for print, printed fields do not change: corrections are
 * errata. Contact details and unmapped import columns are in `listingContacts`, decisions about it in `listingReviews`.
 */
export const listings = collection({
  path: 'listings',
  title: 'Listings',
  privacy: 'impersonal',
  whenForgotten: 'anonymise',
  fields: {
    editionId: reference('Edition', 'editions'),
    registrationId: optional(reference('Registration', 'registrations')),
    /** Registrations of a group whose artists share this card with the artist of `registrationId`. Their own listings are withdrawn meanwhile. */
    sharedBy: optional(list('Shares its card with', reference('Registration', 'registrations'), maxSharing)),
    displayName: printed(withFacts(text('Name'), { whenForgotten: { becomes: 'Former studio' } })),
    sortName: withFacts(text('Sort name'), { whenForgotten: { becomes: 'Former studio' } }),
    artistId: optional(reference('Artist', 'artists')),
    /** Copied from its registration; it decides whether the guide prints its picture (`print-slots.ts`). */
    tier: optional(text('Tier', 40)),
    /** Person ids of those who may edit it: the artist, the host of the building, the artists who share a group's card. */
    ownerIds: list('Owners', reference('Person', 'people'), 30),
    /** When the host of its building last reminded its artist. */
    nudgedAt: withFacts(optional(instant('Reminded')), { isInternal: true, notAudited: 'it says nothing of the listing, and the mail is logged' }),
    media: printed(list('Media', text('Medium', 60), 4)),
    tags: list('Kinds', text('Kind', 60), 20),
    /** A place in a building is given, moved and counted by callables, with its registration. */
    siteId: byCallable(optional(reference('Building', 'sites'))),
    studioName: printed(forgotten(optional(text('Studio')))),
    address: printed(forgotten(optional(text('Address', 200)))),
    unit: printed(forgotten(optional(text('Unit', 12)))),
    neighbourhoodId: optional(reference('Neighborhood', 'neighbourhoods')),
    pin: forgotten(
      optional(
        map('Pin', {
          lat: number('Latitude', { min: -90, max: 90 }),
          lng: number('Longitude', { min: -180, max: 180 }),
          confidence: choice('Confidence', pinConfidences),
        }),
      ),
    ),
    /** Who last checked the pin and found it right. */
    pinConfirmed: forgotten(optional(map('Pin confirmed', { at: instant('When'), by: choice('By', ['owner', 'staff']) }))),
    byAppointment: printed(boolean('By appointment')),
    openings: byCallable(list('Openings', map('Opening', openingFields), 200)),
    doorNote: printed(published(forgotten(optional(text('At the door', printLimits.doorNote))))),
    blurb: printed(forgotten(optional(text('In print', printLimits.blurb)))),
    about: published(forgotten(optional(longText('On the web', 4000)))),
    imageId: printed(forgotten(optional(reference('Picture', 'images')))),
    /** The part of the picture that is printed, as fractions of its sides; without it, the part around its focal point. */
    imageCrop: forgotten(optional(map('Printed part', { x: share('Left'), y: share('Top'), w: share('Width'), h: share('Height') }))),
    /** Id of a picture that staff print despite a warning; another picture is checked again. */
    acceptedImageId: withFacts(forgotten(optional(text('Picture accepted for print', 128))), { isInternal: true }),
    /** A picture of the entrance from the street, for visitors. */
    entranceImageId: forgotten(optional(reference('Picture of the entrance', 'images'))),
    priceBand: published(optional(choice('Most works cost', priceBandIds))),
    links: forgotten(list('Links', url('Link'), 4)),
    facilities: byCallable(list('Facilities', text('Facility', 60), 30)),
    access: optional(accessFacts),
    mapNumber: optional(number('Map number', { min: 1, integer: true })),
    /** The letter of a listing that was added after numbers were frozen: `217a`. */
    mapSuffix: optional(text('Letter', 2)),
    /** When it was locked for print; printed fields do not change afterwards. */
    printLockedAt: optional(instant('Locked for print')),
    /** When its artist approved the proof; emptied if the listing is reopened for changes. */
    proofApprovedAt: optional(instant('Proof approved')),
    /** Corrections to the printed guide, oldest first; none is changed or removed. */
    errata: forgotten(byCallable(optional(list('Errata', map('Erratum', { at: instant('When'), text: text('Text', 300) }), 20)))),
    status: choice('State', statesOf(listingStates)),
    /** The imported file and the line in it from which this came. */
    source: forgotten(optional(map('Imported from', { key: text('Key in the file', 200), batchId: reference('Import', 'importBatches') }))),
    ...trash,
  },
  states: listingStates,
  immutable: [
    'editionId',
    'registrationId',
    'sharedBy',
    'artistId',
    'tier',
    'siteId',
    'pin',
    'pinConfirmed',
    'mapNumber',
    'mapSuffix',
    'printLockedAt',
    'proofApprovedAt',
    'source',
    'status',
    'deletedAt',
  ],
  actable: true,
  access: {
    ...readOnly(any(where('status', 'published'), contains('ownerIds'), scope('guide'))),
    // Owners write through `changeListing`: rules cannot check deadlines or who owns a picture.
    update: all(scope('guide'), any(lacks('printLockedAt'), changesOnly(...afterPrint))),
  },
})

/** A building with several studios, one entrance and one number on the map. */
export const sites = collection({
  path: 'sites',
  title: 'Buildings',
  privacy: 'impersonal',
  whenForgotten: { elsewhere: 'forgetOwnSites, where it is their own' },
  fields: {
    name: forgotten(text('Name', 80)),
    city: text('City', 80),
    address: forgotten(text('Address', 200)),
    neighbourhoodId: optional(reference('Neighborhood', 'neighbourhoods')),
    pin: forgotten(
      map('Pin', {
        lat: number('Latitude', { min: -90, max: 90 }),
        lng: number('Longitude', { min: -180, max: 180 }),
        confidence: choice('Confidence', pinConfidences),
      }),
    ),
    kind: choice('Kind', ['own', 'group', 'community']),
    capacity: withFacts(number('Places', { min: 1, max: 500, integer: true }), {
      byCallable: true,
      help: 'In a community space the first to come get them, for one location each.',
    }),
    units: byCallable(optional(list('Units', text('Unit', 12), 500))),
    /** Its listings follow it (`setHost`). */
    hostId: byCallable(optional(reference('Host', 'people'))),
    access: optional(accessFacts),
    ...trash,
  },
  immutable: ['capacity', 'units', 'hostId', 'deletedAt'],
  access: {
    ...readOnly(anyone),
    create: scope('guide'),
    update: any(scope('guide'), all(owner('hostId'), changesOnly('name', 'access'))),
  },
})
