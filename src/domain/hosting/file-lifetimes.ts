import { bugs, shotDays } from '../bugs/bugs.collection'
import { sentProofFolder } from '../eligibility/proof-files'
import { exportFiles } from '../exports/export-jobs.collection'
import { exportDays } from '../exports/export-presets'
import { importScopes } from '../imports/import-batches.collection'
import { importUndoDays } from '../imports/run/undo-until'
import { snapshotFolder } from '../merging/merge-snapshot'
import { mergeUndoDays } from '../merging/merges.collection'
import { renderedPages } from '../publishing/rendered-pages'

/** Days after which the jobs have deleted a file for certain: one for a dry run, one for a job that failed. */
const grace = 2

/** Files that are stored for some days after they were written. */
export interface FileLifetime {
  readonly folders: readonly string[]
  readonly days: number
}

/** What the bucket deletes by itself: what no job looks for, and what a job has left behind. */
export const fileLifetimes: readonly FileLifetime[] = [
  // Documents of proof that were uploaded and never sent. `sendProof` copies the others at once.
  { folders: [sentProofFolder], days: 1 },
  { folders: [exportFiles], days: exportDays + grace },
  // Pages are rendered again when something changes, or the quarter of an hour is over; those of former builds are read by nobody.
  { folders: [renderedPages], days: 30 },
  { folders: importScopes.flatMap(scope => [`imports-${scope}`, `import-plans-${scope}`]), days: importUndoDays + grace },
  { folders: [snapshotFolder], days: mergeUndoDays + grace },
  { folders: [bugs.fields.shot.filesIn!], days: shotDays + grace },
]

/** A deleted or replaced object is stored for as long as backups are: an erased person is then in neither. */
export const formerVersionDays = 30

const deleting = (condition: object) => ({ action: { type: 'Delete' }, condition })

/** The setting of the bucket, for `gcloud storage buckets update --lifecycle-file`. The build writes it beside the rules. */
export const bucketLifecycle = () => ({
  rule: [
    deleting({ daysSinceNoncurrentTime: formerVersionDays }),
    ...fileLifetimes.map(({ folders, days }) => deleting({ age: days, matchesPrefix: folders.map(folder => `${folder}/`) })),
  ],
})
