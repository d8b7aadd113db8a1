import type { Formats, Mapping } from '../imports/import-fields'
import { importKinds } from '../imports/import-kinds'
import { collection } from '../shared/collection'
import { choice, instant, list, number, open, optional, reference, text } from '../shared/fields'
import { all, any, readOnly, scope, where } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'

export const importStates = machine({
  running: { pause: 'paused', finish: 'done', undo: 'undoing' },
  paused: { resume: 'running', undo: 'undoing' },
  done: { undo: 'undoing' },
  undoing: { finishUndo: 'undone' },
  undone: {},
})

/** Whose records a file brings. No staff sees what others brought. */
export const importScopes = ['guide', 'people', 'money', 'content'] as const
const reader = any(...importScopes.map(name => all(where('scope', name), scope(name))))

/** One run of the importer over one file. Written by callables only. */
export const importBatches = collection({
  path: 'importBatches',
  title: 'Imports',
  fields: {
    scope: choice('Belongs to', importScopes),
    kind: choice('Kind', importKinds),
    /** Of listings and openings; nothing else belongs to an edition. */
    editionId: optional(reference('Edition', 'editions')),
    fileName: text('File', 200),
    /** SHA-256 of the file's bytes. */
    fileHash: text('File hash', 64),
    total: number('Rows to write', { min: 0, whole: true }),
    done: number('Rows written', { min: 0, whole: true }),
    counts: open<ImportCounts>('Counts'),
    startedBy: reference('By', 'people'),
    /** 30 days after the run (product §C5). */
    undoUntil: instant('Undo until'),
    kept: optional(list('Kept at undo because changed since', text('Record', 200), 1000)),
    status: choice('State', statesOf(importStates)),
  },
  states: importStates,
  access: readOnly(reader),
})

export interface ImportCounts {
  readonly create: number
  readonly update: number
  readonly skip: number
  readonly error: number
}

/** What one written row did, keyed by the row's hash: a chunk that comes twice is written once, and the act can be undone. */
export const importRows = collection({
  path: 'importBatches/{batch}/rows',
  title: 'Imported rows',
  fields: {
    scope: choice('Belongs to', importScopes),
    record: text('Record', 200),
    action: choice('Act', ['create', 'update']),
    /** The changed fields as they were; absent for a created record. */
    before: optional(open<{ readonly [field: string]: unknown }>('Before')),
    /** Those fields as the import left them: an undo touches only what still reads so. */
    after: optional(open<{ readonly [field: string]: unknown }>('After')),
    /** For a created record, which an undo deletes: the hash of its content as the import left it. */
    content: optional(text('Content', 64)),
    openingKey: optional(text('Opening', 64)),
  },
  access: readOnly(reader),
})

/** A column mapping a member of staff confirmed, remembered by the header it belongs to. The id is the header's hash. */
export const importMappings = collection({
  path: 'importMappings',
  title: 'Import mappings',
  fields: {
    scope: choice('Belongs to', importScopes),
    kind: choice('Kind', importKinds),
    header: list('Columns', text('Column', 1000), 2000),
    mapping: open<Mapping>('Columns to fields'),
    formats: optional(open<Formats>('Formats')),
  },
  access: { ...readOnly(reader), delete: reader },
})
