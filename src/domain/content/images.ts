import { collection } from '../shared/collection'
import { choice, list, map, number, optional, reference, text } from '../shared/fields'
import { access, any, owner, scope, where } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'

export const imageStates = machine({
  uploading: { finish: 'ready', fail: 'failed' },
  ready: { trash: 'trashed' },
  failed: {},
  trashed: { restore: 'ready', purge: 'purged' },
  purged: {},
})

/** A picture in file storage and what is known of it. Sizes in pixels and bytes. */
export const images = collection({
  path: 'images',
  title: 'Pictures',
  fields: {
    ownerId: reference('Owner', 'people'),
    path: text('File', 300),
    width: number('Width', { min: 1, whole: true }),
    height: number('Height', { min: 1, whole: true }),
    bytes: optional(number('Bytes', { min: 0, max: 25 * 1024 * 1024, whole: true })),
    mime: text('Type', 60),
    alt: text('In words', 250),
    credit: optional(text('Credit', 120)),
    /** CSS colour shown before the picture comes. */
    colour: optional(text('Main colour', 40)),
    focal: optional(map('Focal point', { x: number('Across', { min: 0, max: 1 }), y: number('Down', { min: 0, max: 1 }) })),
    usedIn: list('Used in', text('Place', 200), 100),
    status: choice('State', statesOf(imageStates)),
  },
  states: imageStates,
  access: access(any(where('status', 'ready'), owner('ownerId'), scope('content')), any(owner('ownerId'), scope('content'))),
})
