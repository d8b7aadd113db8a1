import { collection } from '../shared/collection'
import { choice, instant, list, open, reference, text } from '../shared/fields'
import { readOnly, scope } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'

export const mergeStates = machine({ done: { undo: 'undone' }, undone: {} })

/** Two records of one person made one. Undone for 30 days, those of a chain in reverse order. */
export const merges = collection({
  path: 'merges',
  title: 'Merges',
  fields: {
    keptId: reference('Kept', 'people'),
    mergedId: reference('Merged', 'people'),
    /** Of each field, whose value was taken. */
    choices: open<{ readonly [field: string]: 'kept' | 'merged' }>('Choices'),
    /** File with both records as they were. */
    snapshotPath: text('As they were', 300),
    /** Records that went from one person to the other. */
    moved: list('Moved', text('Record', 200), 5000),
    undoUntil: instant('Undo until'),
    status: choice('State', statesOf(mergeStates)),
  },
  states: mergeStates,
  access: readOnly(scope('people')),
})
