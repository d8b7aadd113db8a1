import { collection } from '../../shared/records/collection'
import { choice, instant, list, number, optional, text } from '../../shared/records/fields'
import { anyone, readOnly } from '../../shared/records/policy'

const count = (label: string) => optional(number(label, { min: 0, integer: true }))

/**
 * Pointers to the published files of a large public set: `guide-2027` for an edition's guide, `flipbook-2027` for its flipbook,
 * `artists` for the artists and their works, `events` for the calendar. Written by callables only.
 */
export const snapshots = collection({
  path: 'snapshots',
  title: 'Snapshots',
  privacy: 'impersonal',
  scope: 'guide',
  fields: {
    kind: choice('Kind', ['guide', 'artists', 'events', 'flipbook']),
    /** For a guide and a flipbook only. */
    editionId: optional(text('Edition', 20)),
    /** SHA-256 of the content, first 16 hex digits. */
    hash: text('Hash', 64),
    indexPath: text('Index file', 300),
    /** Detail files, by bucket number. */
    detailPaths: list('Detail files', text('File', 300), 200),
    publishedAt: instant('Published'),
    listings: count('Listings'),
    openings: count('Openings'),
    artists: count('Artists'),
    works: count('Works'),
    events: count('Events'),
    pages: count('Pages'),
    /** The published version of the flipbook. */
    flipbookId: optional(text('Version', 128)),
    /** The file of what has changed since a flipbook was made. */
    sincePrintPath: optional(text('Changes since print', 300)),
  },
  access: readOnly(anyone),
})
export const guideSnapshotId = (editionId: string) => `guide-${editionId}`
export const flipbookSnapshotId = (editionId: string) => `flipbook-${editionId}`
export const artistsSnapshotId = 'artists'
export const eventsSnapshotId = 'events'
