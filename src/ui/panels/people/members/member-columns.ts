import type { memberships } from '../../../../domain/memberships/memberships.collection'
import type { CollectionSpec } from '../../engine/panel-spec'
import { type MemberRow, stateText } from './member-row'

type Row = Partial<MemberRow>

/** Columns shared by the tables of all members and of art lovers. */
export const memberColumns: CollectionSpec<typeof memberships>['columns'] = [
  { name: 'name', label: 'Name', value: ({ name }: Row) => name },
  { name: 'state', label: 'State', value: row => stateText(row as Row), width: 152 },
  { name: 'lastDay', label: 'Last day', value: ({ lastDay }: Row) => lastDay, width: 112 },
  { name: 'product', label: 'Membership', value: ({ product }: Row) => product?.name },
  { name: 'levelName', label: 'Level', value: ({ levelName }: Row) => levelName, width: 140 },
]

/** Shared columns after the differing ones. */
export const laterColumns: CollectionSpec<typeof memberships>['columns'] = [
  'autoRenew',
  'since',
  'noticedUntil',
  { name: 'email', label: 'Email', value: ({ email }: Row) => email, width: 240 },
]
