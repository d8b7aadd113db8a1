import type { Value } from '../../ports/documents'
import { sameValue } from '../../ports/same-value'
import { normalEmail } from '../accounts/normal-email'
import type { people } from '../accounts/people'
import type { DataOf } from '../shared/collection'
import { mergeFields } from './merge-plan'
import type { MergeSnapshot, Person } from './merge-snapshot'

export interface Restored {
  /** What changes on the kept record as it is now. */
  readonly change: Partial<DataOf<typeof people>>
  /** Fields that somebody changed since the merge; they stay, and are for decision. */
  readonly changedSince: readonly string[]
}

/**
 * The kept person without what the merge did: each field as it was, unless somebody changed it since. Addresses of mail go back to whom
 * they came from in any case, because an address is one person's.
 */
export function restoredPerson(now: Person, { kept: before, merged, change }: Pick<MergeSnapshot, 'kept' | 'merged' | 'change'>): Restored {
  const changedSince = mergeFields.filter(
    field => !sameValue(valueOf(now, field), valueOf(field in change ? { ...before, ...change } : before, field)),
  )
  const restored = mergeFields.flatMap((field): [string, unknown][] => {
    if (changedSince.includes(field)) return field === 'emails' ? [[field, withoutTheirs(now, before, merged)]] : []
    return field in change ? [[field, valueOf(before, field)]] : []
  })
  return { change: Object.fromEntries(restored) as Restored['change'], changedSince }
}

function withoutTheirs(now: Person, before: Person, merged: Person): Person['emails'] {
  const own = new Set(before.emails.map(({ address }) => normalEmail(address)))
  const theirs = new Set(merged.emails.map(({ address }) => normalEmail(address)).filter(address => !own.has(address)))
  return now.emails.filter(({ address }) => !theirs.has(normalEmail(address)))
}

const valueOf = (person: object, field: string) => (person as { readonly [name: string]: Value | undefined })[field]
