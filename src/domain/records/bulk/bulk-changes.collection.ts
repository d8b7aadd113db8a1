import { ofOwnScope } from '../../audit/audit.collection'
import { collection, machine, type StoredOf, statesOf } from '../../shared/records/collection'
import { actor, choice, instant, integer, json, list, map, number, optional, text } from '../../shared/records/fields'
import { nobody, readOnly, scopes } from '../../shared/records/policy'
import { leftReasons, type SentBulkChange } from './bulk-change'

export const bulkStates = machine({
  running: { finish: 'done', undo: 'undoing', expire: 'expired' },
  done: { undo: 'undoing', expire: 'expired' },
  undoing: { finishUndo: 'undone', expire: 'expired' },
  undone: {},
  expired: {},
})

/** One change of many records, and its progress. Written by callables only. */
export const bulkChanges = collection({
  path: 'bulkChanges',
  title: 'Bulk changes',
  privacy: 'secret',
  whenForgotten: { otherwise: 'what colleagues did; it names records by their ids' },
  notAudited: 'only the progress of a bulk change; its start and its undo have entries of their own',
  fields: {
    scope: choice('Belongs to', scopes),
    collection: text('Collection', 200),
    params: json<Readonly<Record<string, string>>>('Path'),
    change: json<SentBulkChange>('Change'),
    reason: optional(text('Reason', 500)),
    startedBy: actor('By'),
    /** The number of records that was counted and confirmed at the start. */
    total: integer('Records'),
    /** Records handled so far, in the order of the confirmed list. */
    done: integer('Done'),
    changed: integer('Changed'),
    /** The first thousand records that were skipped, with their index in that list. */
    left: list('Left', map('Left', { n: integer('Place'), id: text('Record', 128), why: choice('Why', leftReasons) }), 1000),
    /** 30 days after it started (product.md C0). */
    undoUntil: instant('Undo until'),
    kept: optional(list('Kept at undo because changed since', text('Record', 200), 1000)),
    status: choice('State', statesOf(bulkStates)),
  },
  states: bulkStates,
  access: readOnly(ofOwnScope),
})

/**
 * The effect of the change on one record, under that record's id. It may hold any value of the record, so only an undo reads it, no client.
 * Deleted by the undo, or when the undo is no longer possible.
 */
export const bulkRows = collection({
  path: 'bulkChanges/{bulk}/changed',
  title: 'Changed records',
  privacy: 'secret',
  whenForgotten: { elsewhere: 'forgetFormerValues, by the record that it is about' },
  notAudited: 'what an undo needs; each changed record has its own entry',
  fields: {
    n: number('Place', { min: 0, integer: true }),
    before: json<{ readonly [field: string]: unknown }>('Before'),
    /** The values that the change set: an undo touches only fields that still have them. */
    after: json<{ readonly [field: string]: unknown }>('After'),
  },
  access: readOnly(nobody),
})

export type StoredBulkChange = StoredOf<typeof bulkChanges>
