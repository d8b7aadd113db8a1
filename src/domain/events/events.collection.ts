import { accessFacts } from '../accessibility/access-facts'
import { collection, machine, type StoredOf, statesOf } from '../shared/records/collection'
import {
  boolean,
  choice,
  forgotten,
  internal,
  list,
  longText,
  map,
  money,
  number,
  optional,
  reference,
  text,
  trash,
  url,
  withFacts,
  withHelp,
} from '../shared/records/fields'
import { all, any, changesOnly, contains, nobody, role, scope, where } from '../shared/records/policy'
import { wallTimeField } from '../shared/records/wall-time-fields'

export const eventStates = machine({
  draft: { submit: 'pending', publish: 'published' },
  pending: { publish: 'published', requestChanges: 'changes', reject: 'rejected' },
  changes: { submit: 'pending' },
  rejected: {},
  published: { cancel: 'cancelled', end: 'past' },
  cancelled: {},
  past: {},
})

/** Public states. A public event never returns to the other states. */
export const publicEventStates = ['published', 'cancelled', 'past'] as const

const published = any(...publicEventStates.map(state => where('status', state)))
/** Visitors read the published calendar, not these records: a record also holds the online link for those who come, and rules cannot hide one field. */
const mayRead = any(all(any(role('admin'), role('volunteer')), published), contains('hostIds'), scope('content'), scope('guide'))
const entered = [
  'title',
  'summary',
  'body',
  'start',
  'end',
  'venue',
  'address',
  'pin',
  'neighbourhoodId',
  'access',
  'onlineUrl',
  'tags',
  'price',
  'capacity',
  'listingId',
  'siteId',
  'imageId',
  'hostIds',
] as const

/** Something at a time and a place, at most 14 days long. Its hosts may edit it until it is submitted; `reviewItem` publishes it. */
export const events = collection({
  path: 'events',
  title: 'Events',
  privacy: 'impersonal',
  // Applies to events that the person hosted alone; an event with other hosts stays as it is (`forgetHosted`).
  whenForgotten: 'anonymise',
  scope: 'content',
  fields: {
    title: withFacts(text('Title', 100), { whenForgotten: { becomes: 'Event of a former member' } }),
    summary: forgotten(text('Summary', 220)),
    body: forgotten(optional(longText('Text', 4000))),
    start: wallTimeField('Begins'),
    end: wallTimeField('Ends'),
    venue: withFacts(text('Place', 120), { whenForgotten: { becomes: 'Former studio' } }),
    address: forgotten(optional(text('Address', 200))),
    pin: forgotten(optional(map('Pin', { lat: number('Latitude', { min: -90, max: 90 }), lng: number('Longitude', { min: -180, max: 180 }) }))),
    neighbourhoodId: optional(reference('Neighborhood', 'neighbourhoods')),
    /** Accessibility of the place, if measured. */
    access: optional(accessFacts),
    /** Where to watch it online. Never published: `openEventLink` returns it to those who come. */
    onlineUrl: forgotten(optional(url('Online'))),
    tags: list('Tags', text('Tag', 40), 8),
    price: optional(money('Price')),
    /** Its places are sold: the product with its id is its ticket. */
    hasTicket: internal(optional(boolean('Sells its places'))),
    /** For members only, independent of the price. */
    membersOnly: optional(boolean('For members only')),
    capacity: optional(number('Places', { min: 0, max: 10_000, integer: true })),
    /** The guide that it stands in, published and printed. */
    editionId: optional(reference('Edition', 'editions')),
    weekendId: withHelp(optional(reference('Weekend of the guide', 'editions/{edition}/weekends')), 'Empty: the weekend with its first day.'),
    guideOrder: withHelp(
      optional(number('Order in the guide', { min: 0, max: 9999, integer: true })),
      'Smaller numbers come first in their weekend. Events without a number follow by time.',
    ),
    featured: withHelp(optional(boolean('Featured in the guide')), 'The front pages show it as long as it lies ahead, and the guide marks it.'),
    /** 220 characters are what the printed page has room for. */
    printText: withFacts(optional(text('Text in print', 220)), {
      whenForgotten: 'emptied',
      help: 'For the printed guide and the flipbook. Empty: the summary.',
    }),
    listingId: optional(reference('Listing', 'listings')),
    /** The building, if it is in the guide. */
    siteId: optional(reference('Building', 'sites')),
    imageId: forgotten(optional(reference('Picture', 'images'))),
    hostIds: list('Hosts', reference('Person', 'people'), 10),
    /** The import that created it. */
    importId: internal(optional(reference('Import', 'importBatches'))),
    /** Sent to everybody who saved the event. */
    cancelReason: optional(text('Why it is canceled', 300)),
    status: choice('State', statesOf(eventStates)),
    ...trash,
  },
  states: eventStates,
  immutable: ['cancelReason', 'hasTicket', 'importId', 'status', 'deletedAt'],
  access: {
    get: mayRead,
    list: mayRead,
    create: any(scope('content'), scope('guide'), all(contains('hostIds'), where('status', 'draft'), changesOnly('status', ...entered))),
    update: any(
      scope('content'),
      scope('guide'),
      all(contains('hostIds'), any(where('status', 'draft'), where('status', 'changes')), changesOnly(...entered)),
    ),
    delete: nobody,
  },
})
export type Event = StoredOf<typeof events>
