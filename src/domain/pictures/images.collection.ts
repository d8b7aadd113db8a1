import { collection, machine, type StoredOf, statesOf } from '../shared/records/collection'
import {
  boolean,
  byCallable,
  choice,
  instant,
  internal,
  list,
  map,
  number,
  optional,
  reference,
  text,
  trash,
  withHelp,
} from '../shared/records/fields'
import { all, any, changesOnly, owner, readOnly, scope, where } from '../shared/records/policy'
import { altTextHelp } from './picture-upload-rules'

export const imageStates = machine({
  uploading: { finish: 'ready', fail: 'failed' },
  /** Only if nothing uses it; a picture in the trash can be restored for thirty days. */
  ready: { trash: 'trashed' },
  failed: {},
  trashed: { restore: 'ready', purge: 'purged' },
  purged: {},
})

const share = (label: string) => number(label, { min: 0, max: 1 })
const cut = (label: string) => optional(map(label, { x: share('Left'), y: share('Top'), w: share('Width'), h: share('Height') }))

const entered = ['alt', 'credit', 'thumbhash', 'colours', 'phash', 'isComposite', 'licence', 'rightsUntil', 'focal', 'crops'] as const
/** Fields that staff may change in addition. */
const byStaff = [...entered, 'tags', 'rightsHolder'] as const

/**
 * A picture in file storage with its metadata; `reservePicture` creates it before the file is uploaded. Sizes in pixels and bytes; crops and
 * focal point as fractions of the sides.
 */
export const images = collection({
  path: 'images',
  title: 'Pictures',
  privacy: 'impersonal',
  whenForgotten: 'delete',
  fields: {
    ownerId: reference('Owner', 'people'),
    path: internal(text('File', 300)),
    width: number('Width', { min: 1, integer: true }),
    height: number('Height', { min: 1, integer: true }),
    bytes: optional(number('Bytes', { min: 0, max: 25 * 1024 * 1024, integer: true })),
    /** Members upload the first three types; the organization's own drawings are SVG. */
    mime: choice('Type', ['image/jpeg', 'image/png', 'image/webp', 'image/svg+xml']),
    alt: withHelp(text('Description', 250), altTextHelp),
    credit: optional(text('Credit', 120)),
    /** Preview while the picture loads: a thumbhash in base64, 25 bytes at most. */
    thumbhash: internal(optional(text('Thumbhash', 36))),
    /** CSS colors (`#rrggbb`), the most frequent first. */
    colours: internal(optional(list('Colors', text('Color', 7), 5))),
    focal: internal(optional(map('Focal point', { x: number('Horizontal', { min: 0, max: 1 }), y: number('Vertical', { min: 0, max: 1 }) }))),
    /** SHA-256 of the file's bytes as hex, and a perceptual hash (`image-similarity.ts`); both find duplicates. */
    sha256: internal(optional(text('Digest', 64))),
    phash: internal(optional(text('Likeness', 32))),
    /** Whether it looks like several pictures in one, which the guide does not print. Only a suspicion, for staff to check. */
    isComposite: internal(optional(boolean('Looks like several pictures'))),
    tags: optional(list('Tags', text('Tag', 40), 10)),
    rightsHolder: optional(text('Rights holder', 120)),
    licence: optional(text('License', 60)),
    rightsUntil: optional(instant('Rights until')),
    crops: internal(optional(map('Cuts', { square: cut('Square'), card: cut('Card'), print: cut('Print') }))),
    /** Print resolution in dots per inch, by the name of the print size. */
    dpiAt: internal(byCallable(optional(list('Print', map('Size', { size: text('Size', 40), dpi: number('Dots per inch', { min: 0 }) }), 20)))),
    /** A published page or file shows it, and visitors can load it. Set by the code that publishes; a new picture is private to its owner. */
    isPublic: boolean('Public'),
    /** The published sets that show it: ids of pointers (`snapshots`), and `pages/{id}`. */
    publishedIn: internal(optional(list('Published in', text('Set', 200), 50))),
    /** Records that use it, as `artworks/{id}`; updated by callables in the transaction that changes the use. */
    usedIn: internal(byCallable(list('Used in', text('Place', 200), 100))),
    status: byCallable(choice('State', statesOf(imageStates))),
    deletedAt: byCallable(trash.deletedAt),
  },
  states: imageStates,
  immutable: ['ownerId', 'path', 'isPublic', 'publishedIn', 'deletedAt'],
  access: {
    ...readOnly(any(all(where('isPublic', true), where('status', 'ready')), owner('ownerId'), scope('content'), scope('people'))),
    // Staff trash and restore pictures through callables, which check whether a picture is in use.
    update: any(all(scope('content'), changesOnly(...byStaff)), all(owner('ownerId'), changesOnly('status', ...entered))),
  },
})
export type Image = StoredOf<typeof images>
