import type { Collection } from '../../../src/domain/shared/records/collection'
import type { Rule } from '../../../src/domain/shared/records/policy'
import type { Fields, Value } from '../../../src/ports/documents'

/** The ways in which a rule can hold: each is a list of conditions that must hold together. */
export function branchesOf(rule: Rule): readonly (readonly Rule[])[] {
  if (rule.is === 'any') return rule.rules.flatMap(branchesOf)
  if (rule.is !== 'all') return [[rule]]
  let found: readonly (readonly Rule[])[] = [[]]
  for (const part of rule.rules) found = found.flatMap(before => branchesOf(part).map(more => [...before, ...more]))
  return found
}

type Where = Extract<Rule, { readonly is: 'where' }>
const wheres = (branch: readonly Rule[]) => branch.filter((leaf): leaf is Where => leaf.is === 'where')

/** The fields that make a document fulfil the branch. */
export const asked = (branch: readonly Rule[]): Fields => Object.fromEntries(wheres(branch).map(({ field, equals }) => [field, equals]))

/** For each condition of the branch, fields that break only that condition. */
export const broken = (collection: Collection, branch: readonly Rule[]): readonly Fields[] =>
  wheres(branch).map(({ field, equals }) => ({ ...asked(branch), [field]: anotherThan(collection, field, equals) }))

function anotherThan({ fields }: Collection, field: string, value: string | number | boolean): Value {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  return fields[field]?.choices?.find(choice => choice !== value) ?? `${value}x`
}

/** The fields by which the branch determines the owner. */
export const ownership = (branch: readonly Rule[]): readonly string[] =>
  branch.flatMap(leaf => (leaf.is === 'owner' || leaf.is === 'contains' || leaf.is === 'judges' ? [leaf.field] : []))

/** The fields that a creation or an update of this branch may fill or change; `undefined` for all. */
export function changeable(branch: readonly Rule[]): readonly string[] | undefined {
  const limits = branch.flatMap(leaf => (leaf.is === 'changesOnly' ? [leaf.fields] : []))
  return limits.length === 0 ? undefined : limits.reduce((left, right) => left.filter(name => right.includes(name)))
}
