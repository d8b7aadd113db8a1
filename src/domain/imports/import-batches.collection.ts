import { collection, machine, statesOf } from '../shared/records/collection'
import { actor, boolean, choice, instant, json, list, number, optional, personal, reference, text } from '../shared/records/fields'
import { all, any, readOnly, scope, where } from '../shared/records/policy'
import type { Formats, Mapping } from './columns/column-mapping'
import type { ImportCounts } from './plan/import-counts'
import type { Answers } from './plan/import-question'

export const importStates = machine({
  /** A dry run. Nothing is written before it is started. */
  planned: { start: 'running' },
  running: { pause: 'paused', finish: 'done', undo: 'undoing' },
  paused: { resume: 'running', undo: 'undoing' },
  done: { undo: 'undoing' },
  undoing: { finishUndo: 'undone' },
  undone: {},
})

/** The scopes that imported records belong to. Staff see only the imports of their scopes. */
export const importScopes = ['guide', 'people', 'money', 'content'] as const
export type ImportScope = (typeof importScopes)[number]
const reader = any(...importScopes.map(name => all(where('scope', name), scope(name))))

/** One run of the importer over one file. Written by callables only. */
export const importBatches = collection({
  path: 'importBatches',
  title: 'Imports',
  privacy: 'impersonal',
  notAudited: 'only the progress of an import; its start, end and undo have entries of their own',
  fields: {
    scope: choice('Belongs to', importScopes),
    /** The name of an import kind. */
    kind: text('Kind', 40),
    /** Only for listings and openings, which belong to an edition. */
    editionId: optional(reference('Edition', 'editions')),
    fileName: text('File', 200),
    /** SHA-256 of the file's bytes. */
    fileHash: text('File hash', 64),
    /** The number of files with planned rows. */
    pieces: optional(number('Files of rows', { min: 0, integer: true })),
    total: number('Rows to write', { min: 0, integer: true }),
    done: number('Rows written', { min: 0, integer: true }),
    counts: json<ImportCounts>('Counts'),
    startedBy: actor('By'),
    /** 30 days after the run (product.md C5). */
    undoUntil: instant('Undo until'),
    /** Whether its rows and files are stored; they go when it can no longer be undone. */
    hasRows: optional(boolean('Rows are stored')),
    kept: optional(list('Kept at undo because changed since', text('Record', 200), 1000)),
    status: choice('State', statesOf(importStates)),
  },
  states: importStates,
  access: readOnly(reader),
})

/** What one written row did, under the row's hash: a call that arrives twice writes once, and the import can be undone. */
export const importRows = collection({
  path: 'importBatches/{batch}/rows',
  title: 'Imported rows',
  privacy: 'secret',
  whenForgotten: { elsewhere: 'forgetFormerValues, by the record that it is about' },
  notAudited: 'what an undo needs; each imported record has its own entry',
  fields: {
    scope: choice('Belongs to', importScopes),
    record: text('Record', 200),
    action: choice('Action', ['create', 'update', 'withdraw']),
    /** The previous values of the changed fields; absent for a created record. For a withdrawn opening, all of its stored data. */
    before: optional(json<{ readonly [field: string]: unknown }>('Before')),
    /** The values that the import gave them: an undo touches only fields that still have them. */
    after: optional(json<{ readonly [field: string]: unknown }>('After')),
    /** For a created record, which an undo deletes: the hash of its content after the import. */
    content: optional(text('Content', 64)),
    openingKey: optional(text('Opening', 64)),
  },
  access: readOnly(reader),
})

/** A column mapping that staff confirmed, and what they answered, for files with the same header. The id is the header's hash. */
export const importMappings = collection({
  path: 'importMappings',
  title: 'Import mappings',
  privacy: 'impersonal',
  whenForgotten: { otherwise: 'headings of columns, not their values' },
  fields: {
    scope: choice('Belongs to', importScopes),
    /** The name of an import kind. */
    kind: text('Kind', 40),
    header: personal(list('Columns', text('Column', 1000), 2000)),
    mapping: json<Mapping>('Columns to fields'),
    formats: optional(json<Formats>('Formats')),
    /** Answers to the kind's questions, if they apply to other files too. */
    answers: optional(json<Answers>('Answers')),
    /** The edition for which the answers were given. */
    editionId: optional(reference('Edition', 'editions')),
  },
  access: { ...readOnly(reader), delete: reader },
})
