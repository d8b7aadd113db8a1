import { pending } from '../../routing/row'
import type { GroupedPanel } from '../panel-row'

export const systemPanels: readonly GroupedPanel[] = [
  {
    slug: 'bugtracker',
    title: 'Bug tracker',
    scope: 'system',
    purpose: 'Problems people reported.',
    page: pending('reports with route, build and screenshot, from new to verified'),
  },
  {
    slug: 'adminsetter',
    title: 'Staff roles',
    scope: 'system',
    purpose: 'Grant and take staff roles.',
    page: pending('granting and taking roles, with a second person where it matters'),
  },
  {
    slug: 'analytics',
    title: 'Analytics',
    scope: 'system',
    purpose: 'What visitors use.',
    page: pending('visits, funnels and searches beside last season'),
  },
  {
    slug: 'downloads',
    title: 'Downloads',
    scope: 'system',
    purpose: 'Exports and print files.',
    page: pending('exports with filters, links that expire, and who fetched them'),
  },
]
