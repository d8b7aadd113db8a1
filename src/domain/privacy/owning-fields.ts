import type { Collection } from '../shared/records/collection'
import type { Rule } from '../shared/records/policy'

/** How a document names its owner: in a field, in a list, or by its own id (`id`). */
export interface Owning {
  readonly field: string
  readonly op: '==' | 'array-contains'
}

/**
 * The fields by which a collection's access rules let people read their own records. Ownership is thereby declared once: a record that gets
 * an owner becomes part of that person's data.
 */
export const owningFields = ({ access }: Pick<Collection, 'access'>): readonly Owning[] => fieldsIn(access.get)

function fieldsIn(rule: Rule): readonly Owning[] {
  if (rule.is === 'owner') return [{ field: rule.field, op: '==' }]
  if (rule.is === 'contains') return [{ field: rule.field, op: 'array-contains' }]
  if (rule.is === 'any' || rule.is === 'all') return rule.rules.flatMap(fieldsIn)
  return []
}
