import type { GroupPanelDefinition } from '../panel-definition'

export const systemPanels: readonly GroupPanelDefinition[] = [
  {
    slug: 'bugtracker',
    title: 'Bug tracker',
    scope: 'system',
    purpose: 'Problems that people reported.',
    work: { bugs: '' },
    page: () => import('./bugtracker.panel'),
  },
  {
    slug: 'adminsetter',
    title: 'Staff roles',
    scope: 'system',
    purpose: 'Give and take away staff roles.',
    work: { roles: '', roleOfNobody: '' },
    page: () => import('../people/adminsetter.panel'),
  },
  {
    slug: 'analytics',
    title: 'Analytics',
    scope: 'system',
    purpose: 'What visitors use and what came of it, compared with the season before. Nobody can be identified.',
    page: () => import('./analytics.panel'),
  },
  {
    slug: 'downloads',
    title: 'Downloads',
    scope: ['people', 'guide', 'money', 'system'],
    work: { rehearsalDue: '', restores: '' },
    purpose: 'Download lists, accounts or a full backup. Each file is logged, kept for 7 days, then deleted.',
    page: () => import('./downloads.panel'),
  },
]
