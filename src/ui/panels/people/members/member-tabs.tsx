import { lazy } from 'react'
import { printCards } from '../../../../domain/memberships/member-cards.contract'
import { memberships } from '../../../../domain/memberships/memberships.collection'
import type { MemberView } from '../../../../domain/memberships/roster/member'
import { listDonors } from '../../../../domain/shop/gifts/list-donors.contract'
import { queriedPanel } from '../../engine/collection-panel'
import { lazyPanel, type Panel } from '../../engine/panel'
import type { CollectionSpec } from '../../engine/panel-spec'
import { tabsPanel } from '../../engine/tabs-panel'
import { printCardsOf, remindMany, renewByLink, renewMany } from './many-members-actions'
import { laterColumns, memberColumns } from './member-columns'
import { memberTableOptions } from './member-table-options'

/** Needed only when a member is opened. */
const MemberDetails = lazy(() => import('./member-details'))

type Spec = CollectionSpec<typeof memberships>

interface MemberTabs extends Pick<Spec, 'filters'> {
  readonly columns: Spec['columns']
  readonly parts?: Omit<Parameters<typeof memberTableOptions>[0], 'view' | 'empty' | 'onlyReaching'>
  /** Has a tab of members who could move up a level, for staff who may read sums of gifts. */
  readonly hasUpgrades?: boolean
  /** Further tabs, after those of members. */
  readonly more?: Parameters<typeof tabsPanel>[0]['tabs']
}

const views: readonly (readonly [MemberView, label: string, empty: string])[] = [
  ['all', 'All', 'Nobody is a member yet'],
  ['current', 'Current', 'Nobody is a member today'],
  ['ending', 'Ending within 30 days', 'No membership ends within 30 days'],
  ['grace', 'Grace period', 'Nobody is in the grace period'],
  ['lapsed', 'Lapsed', 'No membership has lapsed'],
  ['suspended', 'Suspended', 'No membership is suspended'],
]

/** Members in views by what needs to be done, with the given `columns` in the middle. */
export function memberTabs({ columns, filters = [], parts = {}, hasUpgrades = false, more = {} }: MemberTabs): Panel {
  const spec: Spec = {
    columns: [...memberColumns, ...columns, ...laterColumns],
    sort: 'lastDay',
    filters: [...filters, 'autoRenew'],
    form: ['since', 'autoRenew', 'suspensions'],
    actions: [remindMany, renewMany, renewByLink, printCardsOf],
    under: MemberDetails,
  }
  const panel = (rows: Parameters<typeof memberTableOptions>[0]) => queriedPanel(memberships, spec, memberTableOptions({ ...rows, ...parts }))
  const upgrades = {
    label: 'Could move up',
    rule: listDonors.access,
    panel: panel({ view: 'all', empty: 'Nobody gives enough for a higher level', onlyReaching: true }),
  }
  const tab = ([view, label, empty]: (typeof views)[number]) => [view, { label, panel: panel({ view, empty }) }]
  const further = {
    ...(hasUpgrades && { upgrades }),
    stays: {
      label: 'Who stays',
      panel: lazyPanel(async () => ({ default: (await import('./member-retention-panel')).memberRetentionPanel(parts.audience) })),
    },
    ...more,
    cards: { label: 'Cards', rule: printCards.access, panel: lazyPanel(() => import('./card-sheets')) },
  }
  return tabsPanel({ label: 'Members', tabs: { ...Object.fromEntries(views.map(tab)), ...further } })
}
