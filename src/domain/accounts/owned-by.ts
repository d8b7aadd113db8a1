import type { Collection } from '../shared/collection'
import type { Rule } from '../shared/policy'

/** How a document names whose it is: in a field, in a list, or by its own id (`id`). */
export interface Owning {
  readonly field: string
  readonly op: '==' | 'array-contains'
}

/**
 * The ways in which a collection's own policy lets people read what is theirs. What is somebody's is thereby said once: a record
 * that gets an owner is part of that person's data from then on.
 */
export const owningFields = ({ access }: Pick<Collection, 'access'>): readonly Owning[] => fieldsIn(access.get)

function fieldsIn(rule: Rule): readonly Owning[] {
  if (rule.is === 'owner') return [{ field: rule.field, op: '==' }]
  if (rule.is === 'contains') return [{ field: rule.field, op: 'array-contains' }]
  if (rule.is === 'any' || rule.is === 'all') return rule.rules.flatMap(fieldsIn)
  return []
}
