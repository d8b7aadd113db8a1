import type { Collection } from './collection'
import { type DataRules, dataRulesOf } from './data-rule'
import type { Rule } from './policy'

/** What a client's update may do to a record's fields, read from its declaration by the gate and by the generator of the rules. */
export interface ClientWrites {
  /** Fields that it may change: only these need checking. */
  readonly changeable: readonly string[]
  /** Fields that the access rule would let it change but the declaration does not: closed and immutable ones. */
  readonly kept: readonly string[]
  /** Fields that the access rule lets a creation fill. */
  readonly created: readonly string[]
  /** Whether the access rule names the fields itself for every caller. */
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

/** What is checked of each field's value. A state is not checked here: it begins where the declaration says and follows the transitions. */
export function provedRules({ fields, states }: Collection): DataRules {
  return Object.fromEntries(Object.entries(dataRulesOf(fields)).filter(([name]) => !(states && name === 'status')))
}

/** The fields that a rule limits a change to; `undefined` where it does not. */
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
