import { snapshotPath } from '../guide/publishing/snapshot-paths'

/** The path of a file of the artists snapshot. */
export const artistsSnapshotPath = (hash: string, file: 'index' | 'works' | `details-${number}`) => snapshotPath('artists', hash, file)
export const detailsFile = (bucket: number) => `details-${bucket}` as const
