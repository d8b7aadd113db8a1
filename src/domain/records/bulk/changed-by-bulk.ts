import * as v from 'valibot'
import type { Value } from '../../../ports/documents'
import { sameValue } from '../../../ports/same-value'
import { omitUndefined } from '../../shared/omit-undefined'
import type { Collection, StoredOf } from '../../shared/records/collection'
import { type Actor } from '../../shared/records/policy'
import { dataOf } from '../../shared/records/records'
import { fieldsFromJson } from '../fields-json'
import { mayChange } from '../record-handler-helpers'
import { isOfficeField } from '../staff-editable-fields'
import { trashedAt } from '../trash/trash-steps'
import type { BulkLeftReason, SentBulkChange } from './bulk-change'

type Fields = { readonly [field: string]: Value | undefined }

/** Fields that a bulk change names. */
export function fieldsOfChange(change: SentBulkChange): readonly string[] {
  if (change.is === 'set') return Object.keys(change.fields)
  return [change.is === 'move' ? 'status' : change.field]
}

/** Whether staff may change every field of the change in this collection. */
export const isOfficeChange = (of: Collection, change: SentBulkChange): boolean => fieldsOfChange(change).every(name => isOfficeField(of, name))

/** The effect of the change on one record: the fields that become different (empty if it is so already), or why it is skipped. */
export function changedByBulk(
  of: Collection,
  change: SentBulkChange,
  record: StoredOf<Collection> | undefined,
  actor: Actor | undefined,
): Fields | BulkLeftReason {
  if (!record) return 'missing'
  // Checked first, so that the other refusals reveal nothing about records that the caller may not read.
  if (!mayChange(of, actor, record, {})) return 'forbidden'
  if (trashedAt(record)) return 'in-trash'
  const before = record as unknown as Fields
  const wanted = wantedFields(of, change, before)
  if (!wanted) return 'illegal-transition'
  const different = Object.fromEntries(Object.entries(wanted).filter(([name, value]) => !sameValue(before[name], value)))
  if (Object.keys(different).length === 0) return {}
  if (!mayChange(of, actor, record, different)) return 'forbidden'
  return v.is(of.schema, omitUndefined({ ...dataOf(of, record), ...different })) ? different : 'invalid'
}

function wantedFields(of: Collection, change: SentBulkChange, before: Fields): Fields | undefined {
  switch (change.is) {
    case 'set':
      return isLegalMove(of, before['status'], change.fields['status']) ? fieldsFromJson(of.fields, change.fields) : undefined
    case 'move': {
      const to = transitionsFrom(of, before['status'])[change.event]
      return to === undefined ? undefined : { status: to }
    }
    case 'add':
      return { [change.field]: [...new Set([...listIn(before, change.field), ...change.values])] }
    case 'take':
      return { [change.field]: listIn(before, change.field).filter(one => !change.values.includes(one as string)) }
  }
}

/** Whether a state may be written: it is unchanged, or a transition leads to it. */
export const isLegalMove = (of: Collection, from: unknown, to: unknown): boolean =>
  to === undefined || !of.states || to === from || Object.values(transitionsFrom(of, from)).includes(to as string)

const transitionsFrom = (of: Collection, status: unknown): Readonly<Record<string, string>> =>
  typeof status === 'string' && of.states && Object.hasOwn(of.states, status) ? of.states[status]! : {}

function listIn(fields: Fields, name: string): readonly Value[] {
  const value = fields[name]
  return Array.isArray(value) ? (value as readonly Value[]) : []
}
