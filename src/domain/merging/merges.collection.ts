import { collection, machine, type StoredOf, statesOf } from '../shared/records/collection'
import { boolean, choice, impersonal, instant, internal, json, list, number, reference, secret, text, withFacts } from '../shared/records/fields'
import { readOnly, scope } from '../shared/records/policy'

/** `running` and `undoing` can be resumed after an interruption. */
export const mergeStates = machine({
  running: { finish: 'done', undo: 'undoing' },
  done: { undo: 'undoing' },
  undoing: { finishUndo: 'undone' },
  undone: {},
})

/** The merge of two records of one person. Can be undone for 30 days; in a chain of merges the latest has to be undone first. */
export const merges = collection({
  path: 'merges',
  title: 'Merges',
  privacy: 'personal',
  whenForgotten: { elsewhere: 'old ids redirect through it; its names and its file are deleted' },
  fields: {
    keptId: withFacts(reference('Kept', 'people'), { staysInMerge: 'the history of merges, needed to undo a chain' }),
    mergedId: withFacts(reference('Merged', 'people'), { staysInMerge: 'the history of merges, needed to undo a chain' }),
    /** The kept person's revision before the merge. Of several merges into one person, the one with the higher revision came later. */
    keptRev: internal(number('Revision before', { min: 1, integer: true })),
    /** Both names before the merge, so that the list can be displayed without reading either record. */
    keptName: text('Kept as', 80),
    mergedName: text('Merged from', 80),
    /** For each field, which side's value was taken. */
    choices: secret(json<MergeChoices>('Choices')),
    /** Path of the file with both records before the merge. */
    snapshotPath: secret(text('Records before the merge', 300)),
    /** Whether that file still exists; it is stored for 30 days. */
    isKept: boolean('Can be undone'),
    /** Record fields that were moved from one person to the other, as `donations/abc#personId`. */
    moved: secret(list('Moved', text('Record', 300), 5000)),
    /** What an undo did not restore because it was changed since: fields of the kept record, and records. */
    left: impersonal(list('Changed since', text('What', 300), 1000)),
    undoUntil: instant('Undo until'),
    status: choice('State', statesOf(mergeStates)),
  },
  states: mergeStates,
  access: readOnly(scope('people')),
})
export type Merge = StoredOf<typeof merges>

/** Which record's value is taken. */
export type Side = 'kept' | 'merged'
export type MergeChoices = { readonly [field: string]: Side }

/** Days in which a merge can be undone (product.md C5). */
export const mergeUndoDays = 30
