import { pending } from '../../routing/row'
import type { GroupedPanel } from '../panel-row'

export const peoplePanels: readonly GroupedPanel[] = [
  {
    slug: 'userslist',
    title: 'Accounts',
    scope: 'people',
    purpose: 'Who can sign in.',
    page: pending('accounts with their state, claims and sign-ins'),
  },
  {
    slug: 'usersdatabase',
    title: 'People',
    scope: 'people',
    purpose: 'Everybody the organisation knows.',
    page: pending('every person, with segments, tags and bulk work'),
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
    page: pending('one box over names, numbers and addresses, and the page of a person'),
  },
  {
    slug: 'usermerger',
    title: 'Merge people',
    scope: 'people',
    purpose: 'Make one of two records.',
    page: pending('the queue of likely duplicates, field by field, with undo'),
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
    page: pending('the log of calls and visits with follow-ups'),
  },
  {
    slug: 'verifier',
    title: 'Verifier',
    scope: 'people',
    purpose: 'Scan cards, check proofs, check data.',
    page: pending('card scanning, eligibility proofs and data checks'),
  },
  {
    slug: 'masquerade/:id',
    title: 'Masquerade',
    scope: 'people',
    purpose: 'See the site as somebody sees it.',
    page: pending('seeing the site as this person, read-only, with everything logged'),
  },
]
