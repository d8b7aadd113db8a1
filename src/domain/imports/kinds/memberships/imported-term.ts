import { memberships, terms } from '../../../memberships/memberships.collection'
import { choice, map, optional, type RecordOf, reference } from '../../../shared/records/fields'
import { rowHash } from '../../cells/row-hash'
import { importedPersonFields } from '../people/imported-person'

/** A term of a membership in a file. It was paid or given elsewhere, so it has a reason and no order line. */
export const importedTermFields = {
  membershipId: reference('Member', 'memberships'),
  productId: memberships.fields.productId,
  level: memberships.fields.level,
  audience: memberships.fields.audience,
  start: terms.fields.start,
  end: terms.fields.end,
  kind: choice('Kind', ['new', 'renew', 'comp']),
  compReason: terms.fields.compReason,
  /** Its member, where the row creates the person. */
  person: optional(map('Person', importedPersonFields)),
} as const
export type ImportedTerm = RecordOf<typeof importedTermFields>

/** A membership in the form in which imports compare it: plain JSON. `terms` are those that count. */
export interface ExistingMembership {
  readonly id: string
  readonly personId: string
  readonly productId: string
  readonly audience: ImportedTerm['audience']
  readonly terms: readonly { readonly start: string; readonly end: string }[]
}

/** The id of a membership that an import creates: one for each person and audience, for any number of rows. */
export const importedMembershipId = (personId: string, audience: ImportedTerm['audience']) => `m-${rowHash([personId, audience]).slice(0, 20)}`
