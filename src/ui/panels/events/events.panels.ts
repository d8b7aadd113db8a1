import type { GroupPanelDefinition } from '../panel-definition'

export const eventsPanels: readonly GroupPanelDefinition[] = [
  {
    slug: 'addevent',
    title: 'Add an event',
    scope: 'content',
    purpose: 'Enter an event for the organization or a partner.',
    page: () => import('./addevent.panel'),
  },
  {
    slug: 'reviewevents',
    title: 'Review events',
    scope: 'content',
    purpose: 'Approve what people submitted.',
    work: { events: '' },
    page: () => import('./reviewevents.panel'),
  },
  {
    slug: 'sfosevents',
    title: 'Guide events',
    scope: 'guide',
    purpose: 'Choose and order the events of the guide.',
    page: () => import('./sfosevents.panel'),
  },
  {
    slug: 'eventtagger',
    title: 'Event tags',
    scope: 'content',
    purpose: 'Keep the vocabulary of tags, and tag events by rules.',
    page: () => import('./eventtagger.panel'),
  },
]
