import { snapshotPath } from '../guide/publishing/snapshot-files'

/** Where a file of the published artists lies. */
export const artistsFile = (hash: string, file: 'index' | 'works' | `details-${number}`) => snapshotPath('artists', hash, file)
export const detailsFile = (bucket: number) => `details-${bucket}` as const
