import { memberships, terms } from '../../../memberships/memberships.collection'
import { choice, type RecordOf, reference } from '../../../shared/records/fields'
import { rowHash } from '../../cells/row-hash'
import { fieldsOf } from '../../columns/import-field'
import { newPersonField } from '../people/imported-person'

/** A term of a membership in a file. It was paid or given elsewhere, so it has a reason and no order line. */
export const importedTermFields = {
  membershipId: reference('Member', 'memberships'),
  ...fieldsOf(memberships, 'productId', 'level', 'audience'),
  ...fieldsOf(terms, 'start', 'end', 'compReason'),
  kind: choice('Kind', ['new', 'renew', 'comp']),
  ...newPersonField,
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
