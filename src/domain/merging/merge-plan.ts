import type { Value } from '../../ports/documents'
import { sameValue } from '../../ports/same-value'
import { normalEmail } from '../people/normal-email'
import { people } from '../people/people.collection'
import type { DataOf } from '../shared/records/collection'
import type { Field } from '../shared/records/fields'
import type { MergeChoices, Side } from './merges.collection'

type Person = DataOf<typeof people>
type Emails = Person['emails']

/** All fields except those that callables set, such as the state. */
export const mergeFields: readonly MergeField[] = (Object.keys(people.fields) as (keyof Person)[]).filter(name => !people.immutable?.includes(name))
export type MergeField = keyof Person

export interface FieldPlan {
  readonly field: MergeField
  readonly kept: Value | undefined
  readonly merged: Value | undefined
  readonly result: Value | undefined
  /** `same`: both values are equal. `both`: the values are joined; the chosen side comes first and wins if there is room for one only. */
  readonly takes: Side | 'same' | 'both'
  /** Both sides have a value and the values differ, so staff should choose. */
  readonly isConflict: boolean
  /** Values that did not fit. */
  readonly dropped: readonly Value[]
}

export interface MergePlan {
  readonly fields: readonly FieldPlan[]
  /** The changes to the kept record; equal fields are left out. */
  readonly change: Partial<Person>
}

/**
 * The merged values of two records. Values that differ only in spelling are no conflict; a missing field is filled from the other record;
 * lists are joined. `firstEmail` is the address of the account that stays and becomes the first address.
 */
export function mergePlan(kept: Person, merged: Person, choices: MergeChoices = {}, firstEmail?: string): MergePlan {
  const fields = mergeFields.map(field =>
    people.fields[field].kind === 'list'
      ? joinedPlan(field, kept, merged, choices[field] ?? 'kept', firstEmail)
      : singlePlan(field, kept, merged, choices[field] ?? 'kept'),
  )
  const changed = fields.filter(({ kept: before, result }) => !sameValue(before, result))
  return { fields, change: Object.fromEntries(changed.map(({ field, result }) => [field, result])) as Partial<Person> }
}

/** A single-value field: takes the value of one side. */
function singlePlan(field: MergeField, kept: Person, merged: Person, choice: Side): FieldPlan {
  const [mine, theirs] = [kept[field] as Value | undefined, merged[field] as Value | undefined]
  const plan = (takes: FieldPlan['takes'], result: Value | undefined, isConflict = false): FieldPlan => ({
    field,
    kept: mine,
    merged: theirs,
    result,
    takes,
    isConflict,
    dropped: [],
  })
  if (isEmpty(theirs) || sameValue(mine, theirs)) return plan('same', mine)
  if (isEmpty(mine)) return plan('merged', theirs)
  if (field === 'names') {
    const [chosen, other] = choice === 'kept' ? [kept.names, merged.names] : [merged.names, kept.names]
    const pronouns = chosen.pronouns ?? other.pronouns
    return plan(choice, (pronouns ? { ...chosen, pronouns } : chosen) as Value, true)
  }
  return plan(choice, choice === 'kept' ? mine : theirs, true)
}

/** A list: the entries of both without repetition, up to the field's limit. */
function joinedPlan(field: MergeField, kept: Person, merged: Person, choice: Side, firstEmail?: string): FieldPlan {
  const [mine, theirs] = [(kept[field] ?? []) as readonly Value[], (merged[field] ?? []) as readonly Value[]]
  const { max = 0 }: Field = people.fields[field]
  const all = choice === 'kept' ? [...mine, ...theirs] : [...theirs, ...mine]
  const byKey = new Map<string, Value>()
  for (const value of all) {
    const key = keyOf(field, value)
    const known = byKey.get(key)
    byKey.set(key, known === undefined ? value : field === 'emails' ? (oneEmail(known as Emails[number], value as Emails[number]) as Value) : known)
  }
  const distinct = [...byKey.values()]
  if (field === 'emails' && firstEmail) distinct.sort((a, b) => Number(isAddress(b, firstEmail)) - Number(isAddress(a, firstEmail)))
  const result = distinct.slice(0, max)
  const keys = new Set(mine.map(value => keyOf(field, value)))
  const isSame = theirs.every(value => keys.has(keyOf(field, value)))
  return {
    field,
    kept: kept[field] as Value | undefined,
    merged: merged[field] as Value | undefined,
    result: result.length === 0 ? (kept[field] as Value | undefined) : result,
    takes: isSame && choice === 'kept' ? 'same' : mine.length === 0 ? 'merged' : 'both',
    isConflict: distinct.length > max,
    dropped: distinct.slice(max),
  }
}

/** One address that both records have: verified or returned if it is so on either record. */
function oneEmail(a: Emails[number], b: Emails[number]): Emails[number] {
  const bounce = a.bounce?.hardAt ? a.bounce : b.bounce?.hardAt ? b.bounce : (a.bounce ?? b.bounce)
  return { ...a, verified: a.verified || b.verified, ...(bounce && { bounce }) }
}

function keyOf(field: MergeField, value: Value): string {
  const { mergeKey }: Field = people.fields[field]
  return mergeKey?.(value as never) ?? JSON.stringify(value)
}

const isAddress = (value: Value, address: string) => normalEmail((value as Emails[number]).address) === normalEmail(address)
const isEmpty = (value: Value | undefined) => value === undefined || value === ''
