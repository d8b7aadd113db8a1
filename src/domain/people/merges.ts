import { collection, type StoredOf } from '../shared/collection'
import { choice, flag, instant, list, open, reference, text } from '../shared/fields'
import { readOnly, scope } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'

/** `running` and `undoing` go on from where they were broken off. */
export const mergeStates = machine({
  running: { finish: 'done', undo: 'undoing' },
  done: { undo: 'undoing' },
  undoing: { finishUndo: 'undone' },
  undone: {},
})

/** Two records of one person made one. Undone for 30 days, those of a chain in reverse order. */
export const merges = collection({
  path: 'merges',
  title: 'Merges',
  fields: {
    keptId: reference('Kept', 'people'),
    mergedId: reference('Merged', 'people'),
    /** Both names as they were, so that the list is read without either record. */
    keptName: text('Kept as', 80),
    mergedName: text('Merged from', 80),
    /** Of each field, whose value was taken. */
    choices: open<MergeChoices>('Choices'),
    /** File with both records as they were. */
    snapshotPath: text('As they were', 300),
    /** Whether that file is still there: for thirty days. */
    isKept: flag('Can be taken back'),
    /** Fields of records that went from one person to the other, as `donations/abc#personId`. */
    moved: list('Moved', text('Record', 300), 5000),
    /** What an undo left, because somebody changed it since: fields of the kept record, and records. */
    left: list('Changed since', text('What', 300), 1000),
    undoUntil: instant('Undo until'),
    status: choice('State', statesOf(mergeStates)),
  },
  states: mergeStates,
  access: readOnly(scope('people')),
})
export type Merge = StoredOf<typeof merges>

/** Whose value is taken. */
export type Side = 'kept' | 'merged'
export type MergeChoices = { readonly [field: string]: Side }

/** Days in which a merge can be taken back (product §C5). */
export const mergeUndoDays = 30
