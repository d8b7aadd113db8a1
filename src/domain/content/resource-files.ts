import { map, number, text } from '../shared/fields'

/** Folders of the file store: what is for everybody, and what is for members. */
export const resourceFolders = { everybody: 'resources', members: 'resources-members' } as const
export type ResourceReaders = keyof typeof resourceFolders

/** What may be stored: documents, tables and pictures of 50 MB at most (product §C5); nothing that a browser would run. */
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

/** A stored file as a record names it. */
export const resourceFile = (label: string) =>
  map(label, {
    path: text('Path', 300),
    name: text('Name', 120),
    type: text('Type', 100),
    bytes: number('Bytes', { min: 0, max: resourceFileLimits.bytes, whole: true }),
  })

export interface ResourceFile {
  readonly path: string
  readonly name: string
  readonly type: string
  readonly bytes: number
}

export type FileProblem = 'type' | 'too-large' | 'empty'

/** Why a file cannot be stored; `undefined` where it can. */
export function resourceFileProblem({ type, size }: Pick<File, 'type' | 'size'>): FileProblem | undefined {
  if (!Object.hasOwn(resourceFileLimits.types, type)) return 'type'
  if (size === 0) return 'empty'
  return size > resourceFileLimits.bytes ? 'too-large' : undefined
}

/** Where a file is stored: its day comes first, so that what nothing names can be told from what is just being entered. */
export const resourceFilePath = (readers: ResourceReaders, id: string, now: Date, { type }: Pick<File, 'type'>): string =>
  `${resourceFolders[readers]}/${now.toISOString().slice(0, 10)}-${id}.${resourceFileLimits.types[type as keyof typeof resourceFileLimits.types]}`

/** The day a file was stored, `YYYY-MM-DD`. */
export const storedOn = (path: string): string => path.slice(path.lastIndexOf('/') + 1).slice(0, 10)
