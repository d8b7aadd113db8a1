import * as v from 'valibot'

/** Why a record stays unchanged. */
export const refusals = ['forbidden', 'missing', 'in-public', 'not-in-trash'] as const
export type RecordRefusal = (typeof refusals)[number]

/** The outcome for each record. A record that was already in the requested state counts as done. */
export interface TrashOutcome {
  done: string[]
  refused: { id: string; why: RecordRefusal }[]
}

export const trashOutcome = v.strictObject({
  done: v.array(v.string()),
  refused: v.array(v.strictObject({ id: v.string(), why: v.picklist(refusals) })),
})
