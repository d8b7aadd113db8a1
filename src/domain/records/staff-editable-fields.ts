import { clientWrites } from '../shared/records/client-writes'
import type { Collection, DataOf } from '../shared/records/collection'
import { dataRuleOf } from '../shared/records/data-rule'
import type { Field } from '../shared/records/fields'

/**
 * Whether staff can change this field in a form or in bulk: the collection's access rules allow it for a client, and the field's schema is
 * the only check that it needs.
 */
export function isOfficeField(of: Collection, name: string): boolean {
  const field = of.fields[name]
  if (!field || of.access.update.is === 'nobody' || (of.immutable ?? []).includes(name) || field.byCallable) return false
  const { changeable, kept } = clientWrites(of)
  return changeable.includes(name) || (kept.includes(name) && !isOpen(field))
}

/** Names of the fields in a staff form. States and the trash have buttons of their own. */
export const officeFields = <C extends Collection>(of: C): readonly (keyof DataOf<C> & string)[] =>
  Object.keys(of.fields).filter(name => isOfficeField(of, name) && !of.fields[name]?.isInternal && !(of.states && name === 'status'))

/** Whether a client may write this field directly, because rules can check it. Other fields go through `saveRecord`. */
export const isProvable = (of: Collection, name: string): boolean => of.fields[name] !== undefined && dataRuleOf(of.fields[name]).is !== 'closed'

/** Whether its records go to the trash by `trashRecords`. People are anonymized and pictures are deleted with their files, by separate callables. */
export const hasTrash = (of: Collection): boolean => of.fields['deletedAt'] !== undefined && !of.fields['deletedAt'].byCallable

const isOpen = (field: Field): boolean =>
  (field.kind === 'json' && !field.isChecked) || (field.of !== undefined && isOpen(field.of)) || Object.values(field.fields ?? {}).some(isOpen)
