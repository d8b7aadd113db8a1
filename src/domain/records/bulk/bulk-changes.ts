import { ofOwnScope } from '../../audit/audit'
import { collection, type StoredOf } from '../../shared/records/collection'
import { actor, choice, instant, json, list, map, number, optional, text } from '../../shared/records/fields'
import { integer } from '../../shared/records/integer'
import { nobody, readOnly, scopes } from '../../shared/records/policy'
import { machine, statesOf } from '../../shared/records/state-machine'
import { leavings, type SentBulkChange } from './bulk-change'

export const bulkStates = machine({
  running: { finish: 'done', undo: 'undoing', expire: 'expired' },
  done: { undo: 'undoing', expire: 'expired' },
  undoing: { finishUndo: 'undone', expire: 'expired' },
  undone: {},
  expired: {},
})

/** One change of many records at once, and how far it has come. Written by callables only. */
export const bulkChanges = collection({
  path: 'bulkChanges',
  title: 'Changes of many records',
  privacy: 'secret',
  notAudited: 'how far a change of many records is; its beginning and its undo are noted as acts',
  fields: {
    scope: choice('Belongs to', scopes),
    collection: text('Collection', 200),
    params: json<Readonly<Record<string, string>>>('Path'),
    change: json<SentBulkChange>('Change'),
    reason: optional(text('Reason', 500)),
    startedBy: actor('By'),
    /** How many records were counted, and confirmed, when it began. */
    total: integer('Records'),
    /** Records dealt with so far, in the order of the list that was confirmed. */
    done: integer('Done'),
    changed: integer('Changed'),
    /** The first thousand that were left as they are, by their place in that list. */
    left: list('Left', map('Left', { n: integer('Place'), id: text('Record', 128), why: choice('Why', leavings) }), 1000),
    /** 30 days after it began (product §C0). */
    undoUntil: instant('Undo until'),
    kept: optional(list('Kept at undo because changed since', text('Record', 200), 1000)),
    status: choice('State', statesOf(bulkStates)),
  },
  states: bulkStates,
  access: readOnly(ofOwnScope),
})

/**
 * What the change did to one record; the id is the record's. Whatever the record holds may be in it, so nobody reads it: an undo does. It
 * goes when it was taken back, or with the last day on which it could be.
 */
export const bulkRows = collection({
  path: 'bulkChanges/{bulk}/changed',
  title: 'Changed records',
  privacy: 'secret',
  notAudited: 'what an undo needs; each changed record has its own entry',
  fields: {
    n: number('Place', { min: 0, integer: true }),
    before: json<{ readonly [field: string]: unknown }>('Before'),
    /** Those fields as the change left them: an undo touches only what still reads so. */
    after: json<{ readonly [field: string]: unknown }>('After'),
  },
  access: readOnly(nobody),
})

export type StoredBulkChange = StoredOf<typeof bulkChanges>
