import * as v from 'valibot'

/** Why a record stays as it is. */
export const refusals = ['forbidden', 'missing', 'in-public', 'not-in-trash'] as const
export type RecordRefusal = (typeof refusals)[number]

/** What became of each record that was named. What already was as asked counts as done. */
export interface TrashOutcome {
  done: string[]
  refused: { id: string; why: RecordRefusal }[]
}

export const trashOutcome = v.strictObject({
  done: v.array(v.string()),
  refused: v.array(v.strictObject({ id: v.string(), why: v.picklist(refusals) })),
})
