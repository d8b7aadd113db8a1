import { role } from '../../../domain/shared/policy'
import { pending } from '../../routing/row'
import type { GroupedPanel } from '../panel-row'

export const peoplePanels: readonly GroupedPanel[] = [
  {
    slug: 'importcsv',
    title: 'Import',
    scope: ['people', 'guide', 'content'],
    purpose: 'Bring in people, memberships, gifts, events, pictures or listings from a file: dry run first, undo for thirty days.',
    page: () => import('./import-csv.panel'),
  },
  {
    slug: 'userslist',
    title: 'Accounts',
    scope: 'people',
    purpose: 'Who can sign in.',
    page: () => import('./userslist.panel'),
  },
  {
    slug: 'usersdatabase',
    title: 'People',
    scope: 'people',
    purpose: 'Everybody the organisation knows.',
    page: () => import('./usersdatabase.panel'),
  },
  {
    slug: 'membersdatabase',
    title: 'Artist members',
    scope: 'people',
    purpose: 'Artist memberships and their state.',
    page: pending('artist memberships: current, expiring, lapsed'),
  },
  {
    slug: 'artloversdatabase',
    title: 'Art lovers',
    scope: 'people',
    purpose: 'Art lovers and their levels.',
    page: pending('art lovers, their levels, perks and passport'),
  },
  {
    slug: 'userfinder',
    title: 'Find a person',
    scope: 'people',
    purpose: 'One box to find anybody.',
    page: () => import('./userfinder.panel'),
  },
  {
    slug: 'usermerger',
    title: 'Merge people',
    scope: 'people',
    purpose: 'Make one of two records.',
    page: () => import('./usermerger.panel'),
  },
  {
    slug: 'addmembers',
    title: 'Add members',
    scope: 'people',
    purpose: 'Enter one member or paste many.',
    page: pending('entry of one member or two hundred, with payment'),
  },
  {
    slug: 'membershiper',
    title: 'Memberships',
    scope: 'people',
    purpose: 'Products and terms of membership.',
    page: pending('membership products, and extending, moving and ending terms'),
  },
  {
    slug: 'pricingartlovers',
    title: 'Art lover levels',
    scope: 'money',
    purpose: 'Levels, prices and benefits.',
    page: pending('levels with price, benefits and what is deductible'),
  },
  {
    slug: 'contactracker',
    title: 'Contact log',
    scope: 'people',
    purpose: 'Who was called, and what comes next.',
    page: () => import('./contactracker.panel'),
  },
  {
    slug: 'verifier',
    title: 'Verifier',
    scope: ['people', 'system'],
    alsoFor: role('volunteer'),
    purpose: 'Scan cards, check proofs, check data.',
    page: () => import('./verifier.panel'),
  },
  {
    slug: 'masquerade/:id',
    title: 'Masquerade',
    scope: 'people',
    purpose: 'See the site as somebody sees it.',
    page: () => import('./masquerade.panel'),
  },
]
