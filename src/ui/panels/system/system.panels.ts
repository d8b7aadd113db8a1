import type { GroupPanelDefinition } from '../panel-definition'

export const systemPanels: readonly GroupPanelDefinition[] = [
  {
    slug: 'bugtracker',
    title: 'Bug tracker',
    scope: 'system',
    purpose: 'Problems people reported.',
    work: { bugs: '' },
    page: () => import('./bugtracker.panel'),
  },
  {
    slug: 'adminsetter',
    title: 'Staff roles',
    scope: 'system',
    purpose: 'Grant and take staff roles.',
    work: { roles: '', roleOfNobody: '' },
    page: () => import('../people/adminsetter.panel'),
  },
  {
    slug: 'analytics',
    title: 'Analytics',
    scope: 'system',
    purpose: 'What visitors use and what came of it, beside last season. Nobody is found in it.',
    page: () => import('./analytics.panel'),
  },
  {
    slug: 'downloads',
    title: 'Downloads',
    scope: ['people', 'guide', 'money', 'system'],
    purpose: 'Files that leave the house: lists, accounts, a full backup. Each is noted, kept for seven days, then deleted.',
    page: () => import('./downloads.panel'),
  },
]
