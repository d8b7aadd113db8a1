import type { Fields, Write } from '../../ports/documents'
import { sameValue } from '../../ports/same-value'
import { collectionAt } from '../collections'
import type { Collection } from '../shared/records/collection'
import { isDocumentId } from '../shared/records/document-id'
import type { Privacy } from '../shared/records/fields'
import { type Actor, changedFields } from '../shared/records/policy'
import { formerPrivacyOf } from '../shared/records/privacy-of-field'
import type { Records } from '../shared/records/records'
import { peopleIn } from '../shared/records/references'
import { audit, auditValues } from './audit.collection'
import { scopeOf } from './audit-scope'
import { valueTooLong } from './value-too-long'

/** A document before and after a write; absent if it did not exist then. */
export interface RecordChange {
  readonly path: string
  readonly before: Fields | undefined
  readonly after: Fields | undefined
}

/** The author of a change; `realActor` is the staff member who masquerades as `actor`. */
export interface ChangeAuthor {
  readonly actor: string
  readonly realActor?: string
  /** For restored records: why they were restored. */
  readonly reason?: string
}

/** The author of this caller's changes; without a caller, the organization itself. */
export const changeAuthor = (actor: Actor | undefined): ChangeAuthor => ({
  actor: actor?.claims.pid ?? actor?.uid ?? 'system',
  ...(actor?.claims.imp !== undefined && { realActor: actor.claims.imp }),
})

/** Longer values, in characters, are not stored: the audit records their length. */
const longestValue = 20_000
/** Characters of all values of one entry, which is one document. */
const longestEntry = 200_000

/**
 * The writes that audit a record's change: its entry, under this id, and a separate document with the values that identify a person. Empty if
 * the collection is not audited, or if only stamps and unaudited fields changed.
 */
export function auditWrites(records: Records, id: string, { path, before, after }: RecordChange, by: ChangeAuthor): readonly Write[] {
  const at = path.lastIndexOf('/')
  const [entity, entityId] = [path.slice(0, at), path.slice(at + 1)]
  const of = collectionAt(entity)
  if (!of || of.notAudited) return []
  const fields = changedFields(before ?? {}, after ?? {}).filter(field => isAudited(of, field, { before, after }))
  if (fields.length === 0 && before && after) return []
  const ofPrivacy = (asked: Privacy) => fields.filter(field => formerPrivacyOf(of, field) === asked)
  const subject = { scope: scopeOf(of), entity }
  const entry = records.creating(audit, id, {
    ...subject,
    ...by,
    entityId,
    action: `record.${before ? (after ? 'update' : 'delete') : 'create'}`,
    fields: fields.slice(0, audit.fields.fields.max).map(field => field.slice(0, 100)),
    ...sides(before, after, ofPrivacy('impersonal')),
  })
  const personal = sides(before, after, ofPrivacy('personal'))
  if (!('before' in personal) && !('after' in personal)) return [entry]
  return [entry, records.creating(auditValues, id, { ...subject, entityId, forgottenWith: forgottenWith(of, entityId, before, after), ...personal })]
}

/** Excludes fields that are declared as not audited, and changes of the part that the program counts. */
function isAudited(of: Collection, field: string, { before, after }: Pick<RecordChange, 'before' | 'after'>): boolean {
  const { notAudited, countedPart } = of.fields[field] ?? {}
  if (notAudited) return false
  // A buyer is signed in while the program counts, so only the stamp tells the two apart.
  if (!countedPart || after?.['updatedBy'] !== 'system' || !before) return true
  const uncounted = (rows: unknown) => (rows as readonly Fields[]).map(row => ({ ...row, [countedPart.name]: null }))
  return !sameValue(uncounted(before[field] ?? []), uncounted(after[field] ?? []))
}

/** The people whose erasure also deletes these values. */
function forgottenWith(of: Collection, id: string, before: Fields | undefined, after: Fields | undefined): readonly string[] {
  if (of.whenForgotten === undefined || (typeof of.whenForgotten === 'object' && 'otherwise' in of.whenForgotten)) return []
  const all = [before, after].flatMap(record => (record ? peopleIn(of, { ...record, id }) : []))
  return [...new Set(all)].filter(isDocumentId).slice(0, auditValues.fields.forgottenWith.max)
}

function sides(before: Fields | undefined, after: Fields | undefined, fields: readonly string[]): { before?: Fields; after?: Fields } {
  const [was, is] = [kept(before, fields), kept(after, fields)]
  return { ...(was && { before: was }), ...(is && { after: is }) }
}

/** The given fields that have a value, up to `longestEntry` characters in all. Values that are too long are replaced by their length. */
function kept(all: Fields | undefined, fields: readonly string[]): Fields | undefined {
  const present = fields.filter(field => all && Object.hasOwn(all, field))
  if (!all || present.length === 0) return undefined
  let left = longestEntry / 2
  return Object.fromEntries(
    present.map(field => {
      const value = all[field]!
      const size = JSON.stringify(value).length + field.length
      if (size > longestValue || size > left) return [field, valueTooLong(size)]
      left -= size
      return [field, value]
    }),
  )
}
