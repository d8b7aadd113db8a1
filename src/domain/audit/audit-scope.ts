import type { Collection } from '../shared/records/collection'
import type { Rule, Scope } from '../shared/records/policy'

/**
 * The scope of a record's audit entries: the declared one, else the first that may change the record, else the first that may read it;
 * `system` if the access rules name no scope.
 */
export const scopeOf = ({ scope, access }: Pick<Collection, 'scope' | 'access'>): Scope =>
  scope ?? scopeIn(access.update) ?? scopeIn(access.create) ?? scopeIn(access.list) ?? 'system'

function scopeIn(rule: Rule): Scope | undefined {
  if (rule.is === 'scope') return rule.scope
  return 'rules' in rule ? rule.rules.map(scopeIn).find(Boolean) : undefined
}
