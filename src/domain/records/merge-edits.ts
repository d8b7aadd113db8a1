import { changedFields } from '../shared/records/policy'

/** How a form continues after somebody else has saved the same record. */
export interface EditMerge {
  /** Fields that only the other person changed: the form takes their values. */
  readonly theirs: readonly string[]
  /** Fields that both changed to different values: the user has to choose. */
  readonly conflicts: readonly string[]
}

type Record = { readonly [field: string]: unknown }

/** Compares a form's values with the record as it was read and as it is now. */
export function mergeEdits(read: Record, entered: Record, now: Record): EditMerge {
  const changed = new Set(changedFields(read, now).filter(name => name !== 'id'))
  const edited = changedFields(read, { ...read, ...entered })
  const differs = new Set(changedFields({ ...read, ...entered }, now))
  return {
    theirs: [...changed].filter(name => !edited.includes(name)),
    conflicts: edited.filter(name => changed.has(name) && differs.has(name)),
  }
}
