import { bugs, shotDays } from '../bugs/bugs.collection'
import { sentProofFolder } from '../eligibility/proof-files'
import { exportFiles } from '../exports/export-jobs.collection'
import { exportDays } from '../exports/export-presets'
import { importScopes } from '../imports/import-batches.collection'
import { importUndoDays } from '../imports/run/undo-until'
import { snapshotFolder } from '../merging/merge-snapshot'
import { mergeUndoDays } from '../merging/merges.collection'
import { renderedPages } from '../publishing/rendered-pages-folder'

/** Days after which the jobs have surely deleted a file: one for a dry run, one for a job that failed. */
const grace = 2

/** Folders whose files are deleted some days after they were written. */
export interface FileLifetime {
  readonly folders: readonly string[]
  readonly days: number
}

/** Folders in which the bucket itself deletes old files: those that no job cleans up, and leftovers of jobs. */
export const fileLifetimes: readonly FileLifetime[] = [
  // Proofs that were uploaded and never submitted. `sendProof` copies the others at once.
  { folders: [sentProofFolder], days: 1 },
  { folders: [exportFiles], days: exportDays + grace },
  // Pages are rendered again when something changes, or after a quarter of an hour; pages of earlier builds are never read.
  { folders: [renderedPages], days: 30 },
  { folders: importScopes.flatMap(scope => [`imports-${scope}`, `import-plans-${scope}`]), days: importUndoDays + grace },
  { folders: [snapshotFolder], days: mergeUndoDays + grace },
  { folders: [bugs.fields.shot.filesIn!], days: shotDays + grace },
]

/** A deleted or replaced file is recoverable for as long as backups exist, so that an erased person disappears from both at the same time. */
export const formerVersionDays = 30

const deleting = (condition: object) => ({ action: { type: 'Delete' }, condition })

/** The lifecycle setting for `gcloud storage buckets update --lifecycle-file`. The build writes it beside the rules. */
export const bucketLifecycle = () => ({
  rule: [
    deleting({ daysSinceNoncurrentTime: formerVersionDays }),
    ...fileLifetimes.map(({ folders, days }) => deleting({ age: days, matchesPrefix: folders.map(folder => `${folder}/`) })),
  ],
})
