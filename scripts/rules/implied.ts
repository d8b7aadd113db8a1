import { anyone, type Rule } from '../../src/domain/shared/records/policy'

/** The access rule of a creation without its conditions on the state, if the declaration allows only one initial state. */
export function withoutState(rule: Rule, initialStates: readonly string[] | undefined): Rule {
  if (rule.is === 'any' || rule.is === 'all') return { ...rule, rules: rule.rules.map(one => withoutState(one, initialStates)) }
  return rule.is === 'where' && rule.field === 'status' && initialStates?.length === 1 && rule.equals === initialStates[0] ? anyone : rule
}

/** Fields that the rule compares with the caller's person id or a constant wherever it allows access: their values need no other check. */
export function pinnedFields(rule: Rule): ReadonlySet<string> {
  switch (rule.is) {
    case 'owner':
    case 'where':
      return new Set([rule.field])
    case 'all':
      return new Set(rule.rules.flatMap(one => [...pinnedFields(one)]))
    case 'any':
      return rule.rules.map(pinnedFields).reduce((left, right) => new Set([...left].filter(name => right.has(name))))
    default:
      return new Set()
  }
}

/** Whether the rule admits only staff: the conditions for staff already refuse masquerades. */
export function isOfStaff(rule: Rule): boolean {
  switch (rule.is) {
    case 'scope':
      return true
    case 'role':
      return rule.role === 'admin' || rule.role === 'superadmin'
    case 'all':
      return rule.rules.some(isOfStaff)
    case 'any':
      return rule.rules.every(isOfStaff)
    default:
      return false
  }
}
