import type { Collection } from '../shared/records/collection'
import type { Rule, Scope } from '../shared/records/policy'

/** The scope to which what is done with a record belongs: what it declares, else the first that may change it, else read it; `system` where no scope is named. */
export const scopeOf = ({ scope, access }: Pick<Collection, 'scope' | 'access'>): Scope =>
  scope ?? scopeIn(access.update) ?? scopeIn(access.create) ?? scopeIn(access.list) ?? 'system'

function scopeIn(rule: Rule): Scope | undefined {
  if (rule.is === 'scope') return rule.scope
  return 'rules' in rule ? rule.rules.map(scopeIn).find(Boolean) : undefined
}
