import { type FieldPlan, type MergeField, mergeFields, mergePlan } from '../../../../domain/merging/merge-plan'
import { MergeService, proposedKept } from '../../../../domain/merging/merge-service'
import type { MergeChoices } from '../../../../domain/merging/merges.collection'
import { type MergePreview, previewMerge } from '../../../../domain/merging/preview-merge.contract'
import type { Person } from '../../../../domain/people/people.collection'
import { Callables } from '../../../../domain/shared/functions/callables'
import type { Services } from '../../../../domain/shared/functions/service'
import { choice, list, optional, type RecordOf, reference } from '../../../../domain/shared/records/fields'
import type { PlannedRow, RunGiven, RunPlan, RunReport } from '../../engine/run/run-spec'
import { undoMergeAndReport } from './undo-merge'

/** Two people, and the choices between them. */
export const pairFields = {
  a: reference('One of the two', 'people'),
  b: reference('The other', 'people'),
  kept: optional(reference('Kept record', 'people')),
  /** Fields whose value is taken from the other record. */
  take: optional(list('Taken from the other', choice('Field', mergeFields), mergeFields.length)),
  account: optional(choice('Account that stays', ['kept', 'merged'])),
}
export type PairInput = RecordOf<typeof pairFields>

/** What a merge would do. Without `pair` they cannot be merged. */
export interface PairPlan extends RunPlan<PlannedRow & FieldPlan> {
  readonly pair?: { readonly kept: Person; readonly merged: Person; readonly preview: MergePreview; readonly choices: MergeChoices }
}

export async function planPair({ a, b, kept: keptId, take = [], account }: PairInput, services: Services): Promise<PairPlan> {
  if (a === b) return { rows: [], toWrite: 0, refused: 'You chose the same person twice. Go back and choose two records.' }
  const service = services.get(MergeService)
  const [one, other] = await Promise.all([service.person(a), service.person(b)])
  if (one?.status !== 'active' || other?.status !== 'active')
    return { rows: [], toWrite: 0, refused: 'These two cannot be merged. One of the records is merged already, or its person was forgotten.' }
  const [kept, merged] = (keptId ?? proposedKept([one, other])[0].id) === a ? [one, other] : [other, one]
  const preview = await services.get(Callables).call(previewMerge, { keptId: kept.id, mergedId: merged.id })
  const staying = preview.kept.account && preview.merged.account ? (account ?? 'kept') : preview.kept.account ? 'kept' : 'merged'
  const choices = Object.fromEntries(take.map((field: MergeField) => [field, 'merged' as const]))
  const { fields } = mergePlan(kept, merged, choices, preview[staying].account?.email)
  return {
    rows: fields.map(field => ({ ...field, id: field.field, outcome: field.isConflict ? 'both differ' : 'taken' })),
    toWrite: 1,
    refused: preview.refused
      ? `${merged.names.display} has a role: staff, juror or volunteer. Roles never move. Keep that record, or have the role ended first.`
      : undefined,
    pair: { kept, merged, preview, choices },
  }
}

export async function runPair({ input, plan, onProgress, onStarted }: RunGiven<PairInput, PairPlan>, services: Services): Promise<RunReport> {
  const { kept, merged, preview, choices } = plan.pair!
  const total = Object.values(preview.merged.records).reduce((sum, n) => sum + n, 0)
  const id = await services.get(MergeService).merge(kept, merged, {
    choices,
    ...(input.account && { account: input.account }),
    onStarted,
    onProgress: moved => onProgress({ done: moved, total: Math.max(total, moved) }),
  })
  return {
    message: `${merged.names.display} is now part of ${kept.names.display}. You can undo this for 30 days.`,
    undo: onUndone => undoMergeAndReport(id, services, onUndone),
  }
}
