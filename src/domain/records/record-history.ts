import type { Fields, Value } from '../../ports/documents'
import { audit, auditValues } from '../audit/audit.collection'
import { scopeOf } from '../audit/audit-scope'
import { lengthOfValueTooLong } from '../audit/value-too-long'
import { omitUndefined } from '../shared/omit-undefined'
import { type Collection, pathOf, type StoredOf } from '../shared/records/collection'
import { privacyOf } from '../shared/records/privacy-of-field'
import { type Params, Records } from '../shared/records/records'
import { actorNames } from './staff-names'

/** A field's change in an entry. */
export interface FieldChange {
  readonly field: string
  /** The field's label in the declaration. */
  readonly label: string
  /** Absent if the field was or became empty. */
  readonly from?: Value
  readonly to?: Value
  /** Why the values are missing: they are secret, were deleted when the person was forgotten, or are too long for the audit. */
  readonly unkept?: 'secret' | 'forgotten' | 'too-long'
}

/** One change of a record. */
export interface HistoryEntry {
  readonly id: string
  readonly at: Date
  /** The actor's name by `actorNames`. */
  readonly actor: string
  /** Who masqueraded as the actor. */
  readonly realActor?: string
  /** `record.create`, `record.update`, `record.delete`, or another action such as `person.join`. */
  readonly action: string
  readonly reason?: string
  readonly changes: readonly FieldChange[]
}

/** The number of entries shown of one record. */
const maxEntries = 200

/** The changes of a record, newest first, from the audit; for holders of the record's scope (`scopeOf`). */
export class RecordHistory {
  static readonly inject = [Records] as const

  constructor(private readonly records: Records) {}

  async of(of: Collection, id: string, params?: Params): Promise<readonly HistoryEntry[]> {
    const where = [
      ['scope', '==', scopeOf(of)],
      ['entity', '==', pathOf(of, params)],
      ['entityId', '==', id],
    ] as const
    const find = { where, orderBy: [['createdAt', 'desc']] as const, limit: maxEntries }
    const [entries, personal] = await Promise.all([this.records.find(audit, find), this.records.find(auditValues, find)])
    const values = new Map(personal.map(one => [one.id, one]))
    const names = await actorNames(
      this.records,
      entries.flatMap(({ actor, realActor }) => [actor, ...(realActor === undefined ? [] : [realActor])]),
    )
    return entries.map(entry => historyEntry(of, entry, values.get(entry.id), names))
  }
}

function historyEntry(
  of: Collection,
  entry: StoredOf<typeof audit>,
  personal: StoredOf<typeof auditValues> | undefined,
  names: ReadonlyMap<string, string>,
): HistoryEntry {
  const { id, createdAt: at, action, reason, fields = [] } = entry
  const actor = names.get(entry.actor) ?? entry.actor
  const realActor = entry.realActor && names.get(entry.realActor)
  const [before, after] = [
    { ...(entry.before as Fields | undefined), ...(personal?.before as Fields | undefined) },
    { ...(entry.after as Fields | undefined), ...(personal?.after as Fields | undefined) },
  ]
  const changes = fields.map(field => changeOf(of, field, before[field], after[field], personal !== undefined))
  return omitUndefined({ id, at, actor, realActor, action, reason, changes })
}

function changeOf(of: Collection, field: string, from: Value | undefined, to: Value | undefined, isRemembered: boolean): FieldChange {
  const label = of.fields[field]?.label ?? field
  const privacy = privacyOf(of, field)
  if (privacy === 'secret') return { field, label, unkept: 'secret' }
  if (privacy === 'personal' && !isRemembered) return { field, label, unkept: 'forgotten' }
  if (lengthOfValueTooLong(from) !== undefined || lengthOfValueTooLong(to) !== undefined) return { field, label, unkept: 'too-long' }
  return omitUndefined({ field, label, from, to })
}
