import { memberships, terms } from '../../../memberships/memberships'
import { choice, map, optional, type RecordOf, reference, text } from '../../../shared/records/fields'
import { rowHash } from '../../cells/row-hash'
import { importedPersonFields } from '../people/imported-person'

/** A term of a membership as a file brings it. It was paid for, or given, elsewhere: so it has a reason, and no order line. */
export const importedTermFields = {
  membershipId: reference('Member', 'memberships'),
  productId: memberships.fields.productId,
  level: memberships.fields.level,
  audience: memberships.fields.audience,
  start: terms.fields.start,
  end: terms.fields.end,
  kind: choice('Kind', ['new', 'renew', 'comp']),
  compReason: optional(text('Given because', 300)),
  /** Whose it is, where nobody knew them before this row. */
  person: optional(map('Person', importedPersonFields)),
} as const
export type ImportedTerm = RecordOf<typeof importedTermFields>

/** Somebody's membership as the importer compares: plain JSON. `terms` are those that count. */
export interface ExistingMembership {
  readonly id: string
  readonly personId: string
  readonly productId: string
  readonly audience: ImportedTerm['audience']
  readonly terms: readonly { readonly start: string; readonly end: string }[]
}

/** Id of the membership that a file makes: one a person and audience, however many of their rows come. */
export const importedMembershipId = (personId: string, audience: ImportedTerm['audience']) => `m-${rowHash([personId, audience]).slice(0, 20)}`
