import { auditAction } from '../../audit/audit-action'
import { scopeOf } from '../../audit/audit-scope'
import type { HandlerContext } from '../../shared/functions/handler'
import { type Collection, pathOf, type StoredOf } from '../../shared/records/collection'
import { allows } from '../../shared/records/policy'
import type { Params, RecordsWithin } from '../../shared/records/records'
import { fieldsOf } from '../record-handler-helpers'
import type { RecordIds } from '../record-ids-input'
import type { RecordRefusal, TrashOutcome } from './trash-outcome'

/** How long a record in the trash can be restored, in milliseconds (product.md D0). */
export const trashLasts = 30 * 86_400_000

export type AnyRecord = StoredOf<Collection>

/** What to do with one record: refuse it with a reason, change it, or delete it; `undefined` if there is nothing to do. */
export type TrashStep = { readonly refused: RecordRefusal } | { readonly change: object } | { readonly isDeleted: true } | undefined

/** Applies a step to every record, in one transaction, and returns the outcome for each. A reason is stored in each record's audit entry. */
export function eachRecord(
  context: HandlerContext,
  of: Collection,
  { params, ids }: RecordIds,
  note: { readonly action: string; readonly reason?: string | undefined },
  stepFor: (record: AnyRecord | undefined) => TrashStep,
): Promise<TrashOutcome> {
  return context.once(async within => {
    const found = await Promise.all(ids.map(id => within.get(of, id, params)))
    const outcome: TrashOutcome = { done: [], refused: [] }
    ids.forEach((id, i) => {
      const step = stepFor(found[i])
      if (step && 'refused' in step) return void outcome.refused.push({ id, why: step.refused })
      outcome.done.push(id)
      if (step) take(within, of, found[i]!, step, params)
      if (step && note.reason !== undefined)
        auditAction(within, context, { scope: scopeOf(of), action: note.action, entity: pathOf(of, params), entityId: id, reason: note.reason })
    })
    return outcome
  })
}

function take(
  within: RecordsWithin,
  of: Collection,
  record: AnyRecord,
  step: Exclude<TrashStep, { refused: RecordRefusal } | undefined>,
  params: Params,
) {
  if ('isDeleted' in step) within.delete(of, record.id, params)
  else within.change(of, record, step.change, params)
}

/** Since when a record is in the trash. */
export const trashedAt = (record: AnyRecord): Date | undefined => (record as { readonly deletedAt?: Date }).deletedAt

/** Transitions that withdraw something from publication and can be reversed. Others, such as `cancel`, have further effects. */
const hidingSteps = ['archive', 'hide', 'withdraw', 'pause']

/**
 * The change that withdraws a record from publication: `{}` if it is not public, the next state if one of the `hidingSteps` leads there,
 * `undefined` if a person has to decide.
 */
export function hidingChange(of: Collection, record: AnyRecord): { readonly status?: string } | undefined {
  const isPublic = (fields: object) => allows(of.access.get, undefined, { id: record.id, fields: { ...fieldsOf(record), ...fields } })
  if (!isPublic({})) return {}
  const { status } = record as { readonly status?: string }
  const arrows = (status !== undefined && of.states?.[status]) || {}
  const quiet = hidingSteps.flatMap(step => (Object.hasOwn(arrows, step) ? [arrows[step]!] : [])).find(to => !isPublic({ status: to }))
  return quiet === undefined ? undefined : { status: quiet }
}
