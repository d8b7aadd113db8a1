import { pending } from '../../routing/route-definition'
import type { GroupPanelDefinition } from '../panel-definition'

export const moneyPanels: readonly GroupPanelDefinition[] = [
  {
    slug: 'stripetrans',
    title: 'Transactions',
    scope: 'money',
    purpose: 'Orders, payments, refunds and payouts.',
    work: { payments: '?view=payments&f.status=failed', providerMessages: '?view=messages' },
    page: () => import('./stripetrans.panel'),
  },
  {
    slug: 'creditcardprocessor',
    title: 'Take a payment',
    scope: 'money',
    purpose: 'Payments at the desk and by phone.',
    page: () => import('./creditcardprocessor.panel'),
  },
  {
    slug: 'donorbackend',
    title: 'Donors',
    scope: 'money',
    purpose: 'Gifts, pledges, funds and campaigns.',
    work: { largeGifts: '?view=large' },
    page: () => import('./donorbackend.panel'),
  },
  {
    slug: 'donationletter',
    title: 'Donation letters',
    scope: 'money',
    purpose: 'Receipts that are right.',
    work: { gifts: '' },
    page: () => import('./donationletter.panel'),
  },
  {
    slug: 'donationsubscribers',
    title: 'Monthly donors',
    scope: 'money',
    purpose: 'Gifts that come every month.',
    page: () => import('./donationsubscribers.panel'),
  },
  {
    slug: 'granttracker',
    title: 'Grants',
    scope: 'money',
    purpose: 'Grants given and sought.',
    page: pending('grants given and sought, from application to report'),
  },
]
