import { collection, type StoredOf } from '../shared/collection'
import { choice, list, map, number, optional, reference, text } from '../shared/fields'
import { access, all, any, changesOnly, owner, scope, where } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'

export const imageStates = machine({
  uploading: { finish: 'ready', fail: 'failed' },
  /** Only where nothing uses it; what was trashed can be restored for thirty days. */
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
    /** What is to be seen before the picture comes: a thumbhash in base64, 25 bytes at most. */
    thumbhash: optional(text('Thumbhash', 36)),
    /** CSS colours (`#rrggbb`), the one most seen first. */
    colours: optional(list('Colours', text('Colour', 7), 5)),
    focal: optional(map('Focal point', { x: number('Across', { min: 0, max: 1 }), y: number('Down', { min: 0, max: 1 }) })),
    /** Where it is shown, as `artworks/{id}`; kept by whoever shows it, in the same step. */
    usedIn: list('Used in', text('Place', 200), 100),
    status: choice('State', statesOf(imageStates)),
  },
  states: imageStates,
  access: {
    ...access(any(where('status', 'ready'), owner('ownerId'), scope('content')), any(owner('ownerId'), scope('content'))),
    // The file, its owner and its size are facts from the day it came.
    update: any(scope('content'), all(owner('ownerId'), changesOnly('alt', 'credit', 'focal', 'usedIn', 'status'))),
  },
})
export type Image = StoredOf<typeof images>

/** A record shows its owner's own file or one of the house; what it says of any other file is not followed. */
export const isOwnFile = ({ path, ownerId }: Pick<Image, 'path' | 'ownerId'>) => path.startsWith(`pictures/${ownerId}/`) || path.startsWith('sample/')
