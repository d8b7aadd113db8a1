import { collection } from '../shared/collection'
import { choice, instant, list, number, text } from '../shared/fields'
import { anyone, readOnly } from '../shared/policy'

/** Points at the published files of a large public set; `guide-2027` for an edition's guide. Written by callables only. */
export const snapshots = collection({
  path: 'snapshots',
  title: 'Snapshots',
  fields: {
    kind: choice('Kind', ['guide']),
    editionId: text('Edition', 20),
    /** SHA-256 of the content, first 16 hex digits. */
    hash: text('Hash', 64),
    indexPath: text('Index file', 300),
    /** Detail files, by bucket number. */
    detailPaths: list('Detail files', text('File', 300), 200),
    publishedAt: instant('Published'),
    listings: number('Listings', { min: 0, whole: true }),
    openings: number('Openings', { min: 0, whole: true }),
  },
  access: readOnly(anyone),
})
export const guideSnapshotId = (editionId: string) => `guide-${editionId}`
