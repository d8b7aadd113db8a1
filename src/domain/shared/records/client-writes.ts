import type { Collection } from './collection'
import { type DataRules, dataRulesOf } from './data-rule'
import type { Rule } from './policy'

/**
 * What a client's update may do to a record's fields. Derived from the collection's declaration, for the local access gate and for the rules
 * generator.
 */
export interface ClientWrites {
  /** Fields that the client may change: only these need checking. */
  readonly changeable: readonly string[]
  /** Fields that the access rule allows to change but the declaration does not: callable-only and immutable ones. */
  readonly kept: readonly string[]
  /** Fields that the access rule lets a creation fill. */
  readonly created: readonly string[]
  /** Whether the access rule itself lists the fields, for every caller. */
  readonly isNamed: { readonly create: boolean; readonly update: boolean }
}

export function clientWrites({ path, fields, immutable: fixed = [], access }: Collection): ClientWrites {
  const unknown = fixed.find(name => !Object.hasOwn(fields, name))
  if (unknown !== undefined) throw new Error(`${path}: ${unknown} is immutable but not declared`)
  const named = namedBy(access.update)
  const reached = Object.keys(fields).filter(name => named?.has(name) ?? true)
  const filled = namedBy(access.create)
  const created = Object.keys(fields).filter(name => filled?.has(name) ?? true)
  const rules = dataRulesOf(fields)
  const isKept = (name: string) => fixed.includes(name) || rules[name]!.rule.is === 'closed'
  return {
    changeable: reached.filter(name => !isKept(name)),
    kept: reached.filter(isKept),
    created,
    isNamed: { create: filled !== undefined, update: named !== undefined },
  }
}

/** The checks of each field's value. A state is not checked here: its initial value and its transitions are. */
export function provedRules({ fields, states }: Collection): DataRules {
  return Object.fromEntries(Object.entries(dataRulesOf(fields)).filter(([name]) => !(states && name === 'status')))
}

/** The fields to which a rule limits a change; `undefined` if it does not limit them. */
function namedBy(rule: Rule): ReadonlySet<string> | undefined {
  switch (rule.is) {
    case 'nobody':
      return new Set()
    case 'changesOnly':
      return new Set(rule.fields)
    case 'any': {
      const arms = rule.rules.map(namedBy)
      return arms.includes(undefined) ? undefined : new Set(arms.flatMap(arm => [...arm!]))
    }
    case 'all': {
      const parts = rule.rules.map(namedBy).filter(part => part !== undefined)
      return parts.length === 0 ? undefined : parts.reduce((left, right) => new Set([...left].filter(name => right.has(name))))
    }
    default:
      return undefined
  }
}
