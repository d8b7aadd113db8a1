import type { DocumentFile } from '../../../domain/shared/files/document-file'

/** A file of the sample season, stored with the season. */
export interface SampleFile {
  readonly path: string
  readonly type: string
  readonly text: string
}

export const textFile = (folder: string, name: string, text: string): DocumentFile => ({
  path: `${folder}/2027-05-10-${name}.txt`,
  name: `${name}.txt`,
  type: 'text/plain',
  bytes: new TextEncoder().encode(text).length,
})
