import type { Value } from '../../ports/documents'
import { sameValue } from '../../ports/same-value'
import { normalEmail } from '../people/normal-email'
import type { Person, people } from '../people/people.collection'
import type { DataOf } from '../shared/records/collection'
import { mergeFields } from './merge-plan'
import type { MergeSnapshot } from './merge-snapshot'

export interface Restored {
  /** Changes to the kept record as it is now. */
  readonly change: Partial<DataOf<typeof people>>
  /** Fields that were changed after the merge. They keep their new value, and staff decide. */
  readonly changedSince: readonly string[]
}

/**
 * The kept person without the effects of the merge: each field gets its former value unless it was changed since. Email addresses always go
 * back to the person they came from, because an address belongs to one person.
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
