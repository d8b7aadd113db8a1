import { clientWrites, provedRules } from '../../../domain/shared/records/client-writes'
import { type Collection, type Machine, stampFields, statesOf } from '../../../domain/shared/records/collection'
import type { DataRule, DataRules } from '../../../domain/shared/records/data-rule'
import { changedFields } from '../../../domain/shared/records/policy'
import type { Fields, Value } from '../../../ports/documents'
import { sameValue } from '../../../ports/same-value'

/** One document as a client writes it; `before` is missing if it is created. */
export interface Written {
  readonly before: Fields | undefined
  readonly after: Fields
  /** Person id, or the account id if the account has no person yet. */
  readonly author: string
  /** The server's time of the commit. */
  readonly now: Date
}

/** Returns what is wrong with written data, or `undefined`. */
export type FaultFinder = (written: Written) => string | undefined

/**
 * Checks what clients write to a collection against its declaration. It applies the same checks as the generated security rules: declared
 * fields only, each of its type and within its limits, correct stamps, an allowed transition, and no changes to immutable or closed fields.
 * An update is only checked for the fields that a client can change.
 */
export function faultFinder(collection: Collection): FaultFinder {
  const rules = provedRules(collection)
  const { changeable, kept } = clientWrites(collection)
  const proved = Object.fromEntries(Object.entries(rules).filter(([name]) => changeable.includes(name)))
  const moves = changeable.includes('status') ? collection.states : undefined
  return written =>
    undeclared(collection, written.after) ??
    wrongStamp(written) ??
    (written.before ? (changeFault(kept, moves, written) ?? misfit(proved, written.after)) : creationFault(collection, rules, written))
}

function creationFault({ states, initialStates: begins }: Collection, rules: DataRules, { after }: Written): string | undefined {
  const filled = Object.keys(rules).filter(name => isFilled(rules[name]!, own(after, name)))
  const first = begins ?? (states && statesOf(states).slice(0, 1))
  if (first && !first.includes(own(after, 'status') as string)) return 'a new record cannot have this state'
  return filled.length > 0 ? `only callables write ${filled.join(', ')}` : misfit(rules, after)
}

function changeFault(kept: readonly string[], moves: Machine | undefined, { before = {}, after }: Written): string | undefined {
  const changed = changedFields(before, after).filter(name => kept.includes(name))
  if (changed.length > 0) return `only callables change ${changed.join(', ')}`
  return moves && !isMove(moves, before, after) ? 'this transition is not allowed' : undefined
}

function undeclared({ fields }: Collection, after: Fields): string | undefined {
  const extra = Object.keys(after).find(name => !Object.hasOwn(fields, name) && !Object.hasOwn(stampFields, name))
  return extra === undefined ? undefined : `'${extra}' is not declared`
}

function misfit(rules: DataRules, after: Fields): string | undefined {
  const wrong = Object.entries(rules).find(([name, { rule, optional }]) => !fits(rule, optional, own(after, name)))
  return wrong && `${wrong[0]} does not fit`
}

const fits = (rule: DataRule, optional: boolean, value: Value | undefined): boolean =>
  rule.is === 'closed' || (value === undefined ? optional : obeys(rule, value))

function obeys(rule: DataRule, value: Value): boolean {
  switch (rule.is) {
    case 'text':
      return typeof value === 'string' && sizeOf(value) >= rule.min && sizeOf(value) <= rule.max
    case 'pattern':
      return typeof value === 'string' && sizeOf(value) <= (rule.max ?? Infinity) && new RegExp(`^(?:${rule.pattern})$`, 'u').test(value)
    case 'number':
      return typeof value === 'number' && value >= rule.min && value <= rule.max && (!rule.whole || isWhole(value))
    case 'boolean':
      return typeof value === 'boolean'
    case 'instant':
      return value instanceof Date
    case 'choice':
      return rule.choices.includes(value as string)
    case 'list':
      return Array.isArray(value) && value.length <= rule.max && value.every(entry => obeys(rule.of, entry))
    case 'map':
      return isMap(value) && Object.keys(value).every(key => Object.hasOwn(rule.entries, key)) && misfit(rule.entries, value) === undefined
    case 'closed':
      return true
  }
}

/** Counts characters as the rules do: a pair of surrogates is one. */
const sizeOf = (text: string) => text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0)

/** A whole number is sent as an integer, except for -0, which only a float can represent. */
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && !Object.is(value, -0)

function wrongStamp({ before, after, author, now }: Written): string | undefined {
  const rev = before && own(before, 'rev')
  const expected = {
    createdAt: before ? own(before, 'createdAt') : now,
    createdBy: before ? own(before, 'createdBy') : author,
    updatedAt: now,
    updatedBy: author,
    rev: before ? (typeof rev === 'number' ? rev + 1 : undefined) : 1,
  }
  const wrong = Object.entries(expected).find(([name, value]) => value === undefined || !sameValue(own(after, name), value))
  if (wrong) return `wrong ${wrong[0]}`
  const schema = own(after, 'schema')
  return isWhole(schema) && schema >= 1 ? undefined : 'wrong schema'
}

function isMove(states: Machine, before: Fields, after: Fields): boolean {
  const [from, to] = [own(before, 'status'), own(after, 'status')]
  if (typeof from !== 'string' || typeof to !== 'string') return false
  return from === to || (Object.hasOwn(states, from) && Object.values(states[from]!).includes(to))
}

/** Whether a creation sets a closed field, or lacks a required one. An empty list counts as not set. */
function isFilled({ rule, optional }: DataRules[string], value: Value | undefined): boolean {
  if (rule.is !== 'closed') return false
  return rule.list && Array.isArray(value) ? value.length > 0 : value !== undefined || !optional
}

const isMap = (value: Value): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

const own = (fields: Fields, name: string): Value | undefined => (Object.hasOwn(fields, name) ? fields[name] : undefined)
