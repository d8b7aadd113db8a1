import * as v from 'valibot'
import type { Value } from '../../ports/documents'
import { PortError } from '../../ports/errors'
import { sameValue } from '../../ports/same-value'
import { clientWrites } from '../shared/client-writes'
import { type FunctionWorld, handle } from '../shared/cloud-function'
import type { Collection, DataOf, StoredOf } from '../shared/collection'
import { allows, authorOf } from '../shared/policy'
import { dataOf, Records } from '../shared/records'
import { statesOf } from '../shared/state-machine'
import { isLegalMove } from './changed-by-bulk'
import { isOfficeField, isProvable } from './office-writes'
import { fieldsOf, mayChange, namedCollection } from './records-by-office'
import { saveRecord } from './save-record.function'
import { receivedFields } from './sent-fields'

type AnyData = DataOf<Collection>
type AnyRecord = StoredOf<Collection>

export const saveRecordHandler = handle(saveRecord, (world, { collection, params, id, rev, change }) => {
  const of = namedCollection(collection, saveRecord)
  const data = receivedFields(of.fields, change)
  return new Records(world.documents, { current: world.actor }).transact(async within => {
    const stands = await within.get(of, id, params)
    if (stands && isDone(world, stands, data, (rev ?? 0) + 1)) return { outcome: 'saved' }
    if (rev === undefined) {
      if (stands) throw new PortError('functions', 'already-exists', `${collection}/${id}`)
      within.create(of, id, created(of, world, id, data), params)
    } else {
      if (stands?.rev !== rev) return { outcome: 'overtaken' }
      requireChange(of, world, stands, data)
      within.change(of, stands, data, params)
    }
    return { outcome: 'saved' }
  })
})

/** Whether a former try of this call was carried out and its answer lost. */
const isDone = ({ actor }: FunctionWorld, stands: AnyRecord, data: Readonly<Record<string, Value | undefined>>, rev: number): boolean =>
  stands.rev === rev &&
  actor !== undefined &&
  stands.updatedBy === authorOf(actor) &&
  Object.entries(data).every(([name, value]) => sameValue(fieldsOf(stands)[name], value))

function created(of: Collection, { actor }: FunctionWorld, id: string, data: Readonly<Record<string, Value | undefined>>): AnyData {
  const fields = withoutEmpty(data)
  const begins = of.begins ?? (of.states ? statesOf(of.states).slice(0, 1) : [])
  const mayFill = (name: string) => clientWrites(of).created.includes(name) && (isProvable(of, name) || isOfficeField(of, name))
  const isBeginning = !of.states || begins.includes(String(fields['status']))
  if (!Object.keys(fields).every(mayFill) || !isBeginning || !allows(of.access.create, actor, { id, fields }))
    throw new PortError('functions', 'permission-denied', `${of.path}: create`)
  requireValid(of, fields)
  return fields
}

function requireChange(of: Collection, { actor }: FunctionWorld, stands: AnyRecord, data: Readonly<Record<string, Value | undefined>>): void {
  const isAllowed = Object.keys(data).every(name => isOfficeField(of, name)) && mayChange(of, actor, stands, data)
  if (!isAllowed || !isLegalMove(of, fieldsOf(stands)['status'], data['status']))
    throw new PortError('functions', 'permission-denied', `${of.path}: update`)
  requireValid(of, withoutEmpty({ ...dataOf(of, stands), ...data } as Readonly<Record<string, Value | undefined>>))
}

function requireValid(of: Collection, data: object): void {
  const checked = v.safeParse(of.schema, data)
  if (!checked.success) throw new PortError('functions', 'invalid-argument', of.path, { details: v.flatten(checked.issues) })
}

const withoutEmpty = (fields: Readonly<Record<string, Value | undefined>>): { readonly [field: string]: Value } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as { readonly [field: string]: Value }
