import { importBatches } from '../../../../domain/imports/import-batches.collection'
import type { DataOf } from '../../../../domain/shared/records/collection'
import { contentEditor } from '../people/sample-cast'
import { instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'

type Batch = Pick<DataOf<typeof importBatches>, 'scope' | 'kind' | 'fileName' | 'startedBy' | 'counts'>

/** Files of earlier years. Their imports were reviewed and can no longer be undone. */
const files: readonly (readonly [at: string, batch: Batch])[] = [
  [
    '2027-02-03T10:12',
    {
      scope: 'people',
      kind: 'people',
      fileName: 'newsletter-list.csv',
      startedBy: 'p-peopleadmin',
      counts: { create: 412, update: 38, skip: 1190, error: 6 },
    },
  ],
  [
    '2027-03-01T09:40',
    {
      scope: 'people',
      kind: 'memberships',
      fileName: 'members-2026.csv',
      startedBy: 'p-peopleadmin',
      counts: { create: 187, update: 0, skip: 4, error: 2 },
    },
  ],
  [
    '2027-01-20T15:05',
    {
      scope: 'money',
      kind: 'donations',
      fileName: 'gifts-2026.csv',
      startedBy: 'p-superadmin',
      counts: { create: 96, update: 0, skip: 0, error: 1 },
    },
  ],
  [
    '2027-05-11T11:30',
    {
      scope: 'content',
      kind: 'events',
      fileName: 'autumn-calendar.csv',
      startedBy: contentEditor,
      counts: { create: 23, update: 0, skip: 0, error: 0 },
    },
  ],
  [
    '2027-06-02T16:20',
    {
      scope: 'content',
      kind: 'pictures',
      fileName: 'studio-photographs.zip',
      startedBy: contentEditor,
      counts: { create: 58, update: 0, skip: 3, error: 2 },
    },
  ],
]

/** Imports from before this season. */
export const sampleImports = (): readonly SampleDocument[] =>
  files.map(([local, batch]) => {
    const at = instantAt(local)
    const written = batch.counts.create + batch.counts.update
    const id = batch.fileName.replace(/\W+/g, '-')
    const undoUntil = new Date(at.getTime() + 30 * 86_400_000)
    // The file itself was not kept, so the sample's hash is made from its name.
    const fileHash = Array.from(id, letter => letter.charCodeAt(0).toString(16))
      .join('')
      .padEnd(64, '0')
      .slice(0, 64)
    return sampleDocument(
      importBatches,
      id,
      { ...batch, fileHash, total: written, done: written, undoUntil, status: 'done' },
      { by: batch.startedBy, at },
    )
  })
