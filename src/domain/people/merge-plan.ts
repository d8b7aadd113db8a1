import type { Value } from '../../ports/documents'
import { sameValue } from '../../ports/same-value'
import { normalEmail } from '../accounts/normal-email'
import type { people } from '../accounts/people'
import type { DataOf } from '../shared/collection'
import { fold } from '../shared/fold'
import { addressMatchKey, phoneMatchKey } from './match-keys'
import type { MergeChoices, Side } from './merges'

type Person = DataOf<typeof people>
type Emails = Person['emails']

/** Fields of which a person has one value. */
const single = ['names', 'kind', 'organisation', 'birthYear', 'guardianEmail', 'household', 'source'] as const
/** Fields whose values are joined, with the most that a record holds. */
const joined = { emails: 5, phones: 3, addresses: 3, tags: 40 } as const
export type MergeField = (typeof single)[number] | keyof typeof joined
export const mergeFields: readonly MergeField[] = [...single, ...(Object.keys(joined) as (keyof typeof joined)[])]

export interface FieldPlan {
  readonly field: MergeField
  readonly kept: Value | undefined
  readonly merged: Value | undefined
  readonly result: Value | undefined
  /** `same`: nothing to choose. `both`: joined; the side that is chosen stands first and fills the record where there is room for one only. */
  readonly takes: Side | 'same' | 'both'
  /** Both say something, and not the same: somebody should look. */
  readonly isConflict: boolean
  /** Values that found no room. */
  readonly dropped: readonly Value[]
}

export interface MergePlan {
  readonly fields: readonly FieldPlan[]
  /** What changes on the record that is kept; nothing of what is the same. */
  readonly change: Partial<Person>
}

/**
 * What becomes of two records that are one person. Equal values are no conflict, however they are typed; a field that one of them lacks
 * is the other's; lists are joined. `firstEmail` is the address of the account that stays, which leads.
 */
export function mergePlan(kept: Person, merged: Person, choices: MergeChoices = {}, firstEmail?: string): MergePlan {
  const fields = mergeFields.map(field =>
    field in joined
      ? joinedPlan(field as keyof typeof joined, kept, merged, choices[field] ?? 'kept', firstEmail)
      : singlePlan(field as (typeof single)[number], kept, merged, choices[field] ?? 'kept'),
  )
  const changed = fields.filter(({ kept: before, result }) => !sameValue(before, result))
  return { fields, change: Object.fromEntries(changed.map(({ field, result }) => [field, result])) as Partial<Person> }
}

function singlePlan(field: (typeof single)[number], kept: Person, merged: Person, choice: Side): FieldPlan {
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

function joinedPlan(field: keyof typeof joined, kept: Person, merged: Person, choice: Side, firstEmail?: string): FieldPlan {
  const [mine, theirs] = [(kept[field] ?? []) as readonly Value[], (merged[field] ?? []) as readonly Value[]]
  const all = choice === 'kept' ? [...mine, ...theirs] : [...theirs, ...mine]
  const byKey = new Map<string, Value>()
  for (const value of all) {
    const key = keyOf(field, value)
    const known = byKey.get(key)
    byKey.set(key, known === undefined ? value : field === 'emails' ? (oneEmail(known as Emails[number], value as Emails[number]) as Value) : known)
  }
  const distinct = [...byKey.values()]
  if (field === 'emails' && firstEmail) distinct.sort((a, b) => Number(isAddress(b, firstEmail)) - Number(isAddress(a, firstEmail)))
  const result = distinct.slice(0, joined[field])
  const keys = new Set(mine.map(value => keyOf(field, value)))
  const isSame = theirs.every(value => keys.has(keyOf(field, value)))
  return {
    field,
    kept: kept[field] as Value | undefined,
    merged: merged[field] as Value | undefined,
    result: result.length === 0 ? (kept[field] as Value | undefined) : result,
    takes: isSame && choice === 'kept' ? 'same' : mine.length === 0 ? 'merged' : 'both',
    isConflict: distinct.length > joined[field],
    dropped: distinct.slice(joined[field]),
  }
}

/** One address known twice: verified if it was verified once, returned mail if it was returned once. */
function oneEmail(a: Emails[number], b: Emails[number]): Emails[number] {
  const bounce = a.bounce?.hardAt ? a.bounce : b.bounce?.hardAt ? b.bounce : (a.bounce ?? b.bounce)
  return { ...a, verified: a.verified || b.verified, ...(bounce && { bounce }) }
}

function keyOf(field: keyof typeof joined, value: Value): string {
  switch (field) {
    case 'emails':
      return normalEmail((value as Emails[number]).address)
    case 'phones':
      return phoneMatchKey(value as string) ?? (value as string)
    case 'addresses':
      return addressMatchKey(value as NonNullable<Person['addresses']>[number]) ?? JSON.stringify(value)
    case 'tags':
      return fold(value as string)
  }
}

const isAddress = (value: Value, address: string) => normalEmail((value as Emails[number]).address) === normalEmail(address)
const isEmpty = (value: Value | undefined) => value === undefined || value === ''
