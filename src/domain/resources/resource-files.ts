import { choice, map, number, text } from '../shared/records/fields'

/** Folders of the file store: public files, and files for members. */
export const resourceFolders = { everybody: 'resources', members: 'resources-members' } as const
export type ResourceReaders = keyof typeof resourceFolders

/** Allowed files: documents, tables and pictures of at most 50 MB (product §C5); no types that a browser would execute. */
export const resourceFileLimits = {
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

export type ResourceFileType = keyof typeof resourceFileLimits.types
export const resourceFileTypes = Object.keys(resourceFileLimits.types) as readonly ResourceFileType[]

/** A stored file as a record names it. */
export const resourceFile = (label: string) =>
  map(label, {
    path: text('Path', 300),
    name: text('Name', 120),
    type: choice('Type', resourceFileTypes),
    bytes: number('Bytes', { min: 0, max: resourceFileLimits.bytes, integer: true }),
  })

export interface ResourceFile {
  readonly path: string
  readonly name: string
  readonly type: ResourceFileType
  readonly bytes: number
}

export type FileProblem = 'type' | 'too-large' | 'empty'

/** Why a file cannot be stored; `undefined` if it can. */
export function resourceFileProblem({ type, size }: Pick<File, 'type' | 'size'>): FileProblem | undefined {
  if (!Object.hasOwn(resourceFileLimits.types, type)) return 'type'
  if (size === 0) return 'empty'
  return size > resourceFileLimits.bytes ? 'too-large' : undefined
}

/** Path of a file: it begins with the day, so that an orphaned file can be distinguished from one whose record is just being entered. */
export const resourceFilePath = (readers: ResourceReaders, id: string, now: Date, { type }: Pick<File, 'type'>): string =>
  `${resourceFolders[readers]}/${now.toISOString().slice(0, 10)}-${id}.${resourceFileLimits.types[type as ResourceFileType]}`

/** The day on which a file was stored, `YYYY-MM-DD`. */
export const storedOn = (path: string): string => path.slice(path.lastIndexOf('/') + 1).slice(0, 10)
