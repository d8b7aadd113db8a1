import { collection, type StoredOf } from '../shared/collection'
import { choice, flag, instant, list, map, number, optional, reference, text } from '../shared/fields'
import { all, any, changesOnly, owner, readOnly, scope, where } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'
import { trash } from '../shared/trash'

export const imageStates = machine({
  uploading: { finish: 'ready', fail: 'failed' },
  /** Only where nothing uses it; what was trashed can be restored for thirty days. */
  ready: { trash: 'trashed' },
  failed: {},
  trashed: { restore: 'ready', purge: 'purged' },
  purged: {},
})

const share = (label: string) => number(label, { min: 0, max: 1 })
const cut = (label: string) => optional(map(label, { x: share('Left'), y: share('Top'), w: share('Width'), h: share('Height') }))

const entered = ['alt', 'credit', 'thumbhash', 'colours', 'phash', 'licence', 'rightsUntil', 'focal', 'crops'] as const
/** What staff say of it besides. */
const byStaff = [...entered, 'tags', 'rightsHolder'] as const

/** A picture in file storage and what is known of it. Sizes in pixels and bytes; cuts and focal point as shares of the whole. */
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
    /** SHA-256 of the file's bytes, as hex, and what it looks like (`image-likeness.ts`), for finding it twice. */
    sha256: optional(text('Digest', 64)),
    phash: optional(text('Likeness', 32)),
    tags: optional(list('Tags', text('Tag', 40), 10)),
    rightsHolder: optional(text('Rights holder', 120)),
    licence: optional(text('Licence', 60)),
    rightsUntil: optional(instant('Rights until')),
    crops: optional(map('Cuts', { square: cut('Square'), card: cut('Card'), print: cut('Print') })),
    /** Dots an inch where it is printed, by the name of the size. */
    dpiAt: optional(list('Print', map('Size', { size: text('Size', 40), dpi: number('Dots an inch', { min: 0 }) }), 20)),
    /** Something that is published shows it, and visitors may open it. Set by whatever publishes; an uploaded picture is its owner's. */
    isPublic: flag('Public'),
    /** What is published and shows it: ids of pointers, and `pages/{id}`. */
    publishedIn: optional(list('Published in', text('Set', 200), 50)),
    /** Where it is shown, as `artworks/{id}`; kept by the callables that show it, in the same step. */
    usedIn: list('Used in', text('Place', 200), 100),
    status: choice('State', statesOf(imageStates)),
    ...trash,
  },
  states: imageStates,
  fixed: ['ownerId', 'path', 'isPublic', 'publishedIn', 'deletedAt'],
  access: {
    ...readOnly(any(all(where('isPublic', true), where('status', 'ready')), owner('ownerId'), scope('content'))),
    create: all(
      owner('ownerId'),
      where('isPublic', false),
      changesOnly('ownerId', 'path', 'width', 'height', 'bytes', 'mime', 'isPublic', 'usedIn', 'status', ...entered),
    ),
    // Staff trash and restore by callables, which look at where it is used.
    update: any(all(scope('content'), changesOnly(...byStaff)), all(owner('ownerId'), changesOnly('status', ...entered))),
  },
})
export type Image = StoredOf<typeof images>

/** Files of the house are served to everybody. */
export const isOfTheHouse = (path: string) => path.startsWith('sample/')

/** A record shows its owner's own file or one of the house; what it says of any other file is not followed. */
export const isOwnFile = ({ path, ownerId }: Pick<Image, 'path' | 'ownerId'>) => path.startsWith(`pictures/${ownerId}/`) || isOfTheHouse(path)
