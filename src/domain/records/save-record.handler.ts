import type { Value } from '../../ports/documents'
import { isPortError } from '../../ports/errors'
import { sameValue } from '../../ports/same-value'
import { defineHandler, type HandlerContext } from '../shared/functions/handler'
import { Refused } from '../shared/functions/refused'
import { clientWrites } from '../shared/records/client-writes'
import { type Collection, type DataOf, type StoredOf, statesOf } from '../shared/records/collection'
import { allows, authorOf } from '../shared/records/policy'
import { isLegalMove } from './bulk/changed-by-bulk'
import { fieldsFromJson } from './fields-json'
import { fieldsOf, mayChange, mayEver, namedCollection } from './record-handler-helpers'
import { saveRecord } from './save-record.contract'
import { isOfficeField, isProvable } from './staff-editable-fields'

type AnyData = DataOf<Collection>
type AnyRecord = StoredOf<Collection>

export const saveRecordHandler = defineHandler(saveRecord, (context, { collection, params, id, rev, change }) => {
  const of = namedCollection(collection, saveRecord)
  const act = rev === undefined ? 'create' : 'update'
  if (!mayEver(of.access[act], context.actor, id)) throw new Refused('permission-denied', `${of.path}: ${act}`)
  const data = fieldsFromJson(of.fields, change)
  return context.records.transact(async within => {
    const stored = await within.get(of, id, params)
    const saved = { outcome: 'saved', rev: (rev ?? 0) + 1 } as const
    if (stored && isDone(context, stored, data, saved.rev)) return saved
    if (rev === undefined) {
      if (stored) throw new Refused('already-exists', `${collection}/${id}`)
      const fields = created(of, context, id, data)
      asInput(() => within.create(of, id, fields, params))
    } else {
      if (stored?.rev !== rev) return { outcome: 'overtaken' }
      requireChange(of, context, stored, data)
      asInput(() => within.change(of, stored, data, params))
    }
    return saved
  })
})

/** Whether an earlier try of this call succeeded and its response was lost. */
const isDone = ({ actor }: HandlerContext, stored: AnyRecord, data: Readonly<Record<string, Value | undefined>>, rev: number): boolean =>
  stored.rev === rev &&
  actor !== undefined &&
  stored.updatedBy === authorOf(actor) &&
  Object.entries(data).every(([name, value]) => sameValue(fieldsOf(stored)[name], value))

function created(of: Collection, { actor }: HandlerContext, id: string, data: Readonly<Record<string, Value | undefined>>): AnyData {
  const fields = withoutEmpty(data)
  const begins = of.initialStates ?? (of.states ? statesOf(of.states).slice(0, 1) : [])
  const mayFill = (name: string) => clientWrites(of).created.includes(name) && (isProvable(of, name) || isOfficeField(of, name))
  const isBeginning = !of.states || begins.includes(String(fields['status']))
  if (!Object.keys(fields).every(mayFill) || !isBeginning || !allows(of.access.create, actor, { id, fields }))
    throw new Refused('permission-denied', `${of.path}: create`)
  return fields
}

function requireChange(of: Collection, { actor }: HandlerContext, stored: AnyRecord, data: Readonly<Record<string, Value | undefined>>): void {
  const isAllowed = Object.keys(data).every(name => isOfficeField(of, name)) && mayChange(of, actor, stored, data)
  if (!isAllowed || !isLegalMove(of, fieldsOf(stored)['status'], data['status'])) throw new Refused('permission-denied', `${of.path}: update`)
}

/** Reports a value that the schema refuses as the caller's error, not the handler's. */
function asInput(write: () => void): void {
  try {
    write()
  } catch (error) {
    if (!isPortError(error, 'documents', 'invalid-argument')) throw error
    throw new Refused('invalid-argument', error.message, { details: error.details })
  }
}

const withoutEmpty = (fields: Readonly<Record<string, Value | undefined>>): { readonly [field: string]: Value } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as { readonly [field: string]: Value }
