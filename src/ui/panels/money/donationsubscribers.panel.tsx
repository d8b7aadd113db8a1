import { subscriptions } from '../../../domain/giving/subscriptions.collection'
import { moneyOf } from '../../kit/format-money'
import { queriedPanel } from '../engine/collection-panel'
import { lazyPanel } from '../engine/panel'
import type { CollectionSpec } from '../engine/panel-spec'
import { tabsPanel } from '../engine/tabs-panel'
import { monthlyActions } from './monthly/monthly-actions'
import { MonthlyPaymentDetails } from './monthly/monthly-payment-details'
import { type MonthlyRow, type MonthlyView, monthlyTableOptions, useMonthlyMembershipTableOptions } from './monthly/monthly-table-options'

const spec: CollectionSpec<typeof subscriptions> = {
  columns: [
    { name: 'donor', label: 'Who pays', value: row => (row as Partial<MonthlyRow>).donor },
    'status',
    {
      name: 'amount',
      label: 'A month',
      kind: 'number',
      value: ({ amountCents = 0 }) => amountCents / 100,
      draw: ({ amountCents = 0 }) => moneyOf({ cents: amountCents }),
      width: 104,
    },
    'nextOn',
    'cardExpires',
    'failures',
    'recoveryMailOn',
    { name: 'cause', label: 'For', value: row => (row as Partial<MonthlyRow>).cause },
    'pausedUntil',
    'startedOn',
    'endedOn',
    'ended',
  ],
  sort: 'nextOn',
  filters: ['status', 'nextOn', 'ended'],
  form: ['status', 'nextOn', 'pausedUntil', 'card', 'cardExpires', 'failures', 'recoveryMailOn', 'startedOn', 'endedOn', 'ended'],
  actions: monthlyActions,
  under: MonthlyPaymentDetails,
}

const tab = (view: MonthlyView, label: string) => ({ label, panel: queriedPanel(subscriptions, spec, monthlyTableOptions(view)) })

/** Monthly gifts and memberships: monthly income, failures, expiring cards, and changes that staff make for payers. */
export default tabsPanel({
  label: 'Monthly gifts',
  tabs: {
    all: tab('all', 'All gifts'),
    failed: tab('failed', 'Payment failed'),
    cards: tab('cards', 'Card ends within 60 days'),
    memberships: { label: 'Memberships', panel: queriedPanel(subscriptions, spec, useMonthlyMembershipTableOptions) },
    months: { label: 'By month', panel: lazyPanel(() => import('./monthly/monthly-gift-figures')) },
  },
})
