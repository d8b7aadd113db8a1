import { choice, map, number, text } from '../records/fields'

/** Allowed files: documents, tables and pictures of at most 50 MB (product.md C5); no types that a browser would execute. */
export const documentFileLimits = {
  bytes: 50 * 1024 * 1024,
  types: {
    'application/pdf': 'pdf',
    'application/zip': 'zip',
    'application/rtf': 'rtf',
    'application/msword': 'doc',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
    'application/vnd.oasis.opendocument.text': 'odt',
    'application/vnd.ms-excel': 'xls',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
    'application/vnd.oasis.opendocument.spreadsheet': 'ods',
    'text/csv': 'csv',
    'text/plain': 'txt',
    'image/jpeg': 'jpg',
    'image/png': 'png',
    'image/webp': 'webp',
  },
} as const

export type DocumentFileType = keyof typeof documentFileLimits.types
export const documentFileTypes = Object.keys(documentFileLimits.types) as readonly DocumentFileType[]

/** A stored file as a record names it. */
export const documentFile = (label: string) =>
  map(label, {
    path: text('Path', 300),
    name: text('Name', 120),
    type: choice('Type', documentFileTypes),
    bytes: number('Bytes', { min: 0, max: documentFileLimits.bytes, integer: true }),
  })

export interface DocumentFile {
  readonly path: string
  readonly name: string
  readonly type: DocumentFileType
  readonly bytes: number
}

export type FileProblem = 'type' | 'too-large' | 'empty'

/** Why a file cannot be stored; `undefined` if it can. */
export function documentFileProblem({ type, size }: Pick<File, 'type' | 'size'>): FileProblem | undefined {
  if (!Object.hasOwn(documentFileLimits.types, type)) return 'type'
  if (size === 0) return 'empty'
  return size > documentFileLimits.bytes ? 'too-large' : undefined
}

/** Path of a file. It begins with the day of the upload, which tells an orphaned file from one whose record is still being entered. */
export const documentFilePath = (folder: string, id: string, now: Date, { type }: Pick<File, 'type'>): string =>
  `${folder}/${now.toISOString().slice(0, 10)}-${id}.${documentFileLimits.types[type as DocumentFileType]}`

/** The day on which a file was stored, `YYYY-MM-DD`. */
export const storedOn = (path: string): string => path.slice(path.lastIndexOf('/') + 1).slice(0, 10)
