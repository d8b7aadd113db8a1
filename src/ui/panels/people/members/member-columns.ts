import { registrations } from '../../../../domain/guide/registrations.collection'
import type { memberships } from '../../../../domain/memberships/memberships.collection'
import { scope } from '../../../../domain/shared/records/policy'
import { listDonors } from '../../../../domain/shop/gifts/list-donors.contract'
import { moneyOf } from '../../../kit/format-money'
import type { CollectionSpec } from '../../engine/panel-spec'
import { type MemberRow, stateText } from './member-row'

type Row = Partial<MemberRow>
type Column = CollectionSpec<typeof memberships>['columns'][number]

/** Columns shared by the tables of all members and of art lovers. */
export const memberColumns: CollectionSpec<typeof memberships>['columns'] = [
  { name: 'name', label: 'Name', value: ({ name }: Row) => name },
  { name: 'state', label: 'State', value: row => stateText(row as Row), width: 152 },
  { name: 'lastDay', label: 'Last day', value: ({ lastDay }: Row) => lastDay, width: 124 },
  { name: 'product', label: 'Membership', value: ({ product }: Row) => product?.name },
  { name: 'levelName', label: 'Level', value: ({ levelName }: Row) => levelName, width: 140 },
]

/** What members did elsewhere, for staff who may read it. */
export const registrationColumn: Column = {
  name: 'registration',
  label: 'Registration this edition',
  value: ({ registration }: Row) => registration,
  width: 168,
  rule: registrations.access.list,
}
export const profileColumn: Column = { name: 'profile', label: 'Artist page complete', value: ({ profile }: Row) => profile, width: 152 }
export const lastGiftColumn: Column = {
  name: 'lastGift',
  label: 'Last gift',
  value: ({ gifts }: Row) => gifts?.lastOn,
  width: 112,
  rule: listDonors.access,
}
export const givenColumn: Column = {
  name: 'given',
  label: 'Given in all',
  kind: 'number',
  value: ({ gifts }: Row) => gifts && gifts.everCents / 100,
  draw: ({ gifts }: Row) => gifts && moneyOf({ cents: gifts.everCents }),
  width: 128,
  rule: listDonors.access,
}

export const reachesColumn: Column = {
  name: 'reaches',
  label: 'Could move up to',
  value: ({ reaches }: Row) => reaches,
  width: 152,
  rule: listDonors.access,
}
export const perksUsedColumn: Column = {
  name: 'perksUsed',
  label: 'Perks used',
  kind: 'number',
  value: ({ perksUsed }: Row) => perksUsed ?? 0,
  width: 112,
}

/** Stamps are for the guide's staff. */
export const studiosVisitedRule = scope('guide')
export const studiosVisitedColumn: Column = {
  name: 'studiosVisited',
  label: 'Studios visited',
  kind: 'number',
  value: ({ studiosVisited }: Row) => studiosVisited ?? 0,
  width: 128,
  rule: studiosVisitedRule,
}

/** Shared columns after the differing ones. */
export const laterColumns: CollectionSpec<typeof memberships>['columns'] = [
  'autoRenew',
  'since',
  'noticedUntil',
  { name: 'email', label: 'Email', value: ({ email }: Row) => email, width: 240 },
]
