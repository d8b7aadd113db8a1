import { scopes } from '../../../domain/shared/records/policy'
import type { GroupPanelDefinition } from '../panel-definition'

export const contentPanels: readonly GroupPanelDefinition[] = [
  {
    slug: 'homepageeditor',
    title: 'Home page editor',
    scope: 'content',
    purpose: 'Arrange the front page, with a version for each phase of the season.',
    page: () => import('./homepageeditor.panel'),
  },
  {
    slug: 'artistspageeditor',
    title: 'Artists page editor',
    scope: 'content',
    purpose: 'Edit the page for artists.',
    page: () => import('./artistspageeditor.panel'),
  },
  {
    slug: 'artloverpageeditor',
    title: 'Art lovers page editor',
    scope: 'content',
    purpose: 'Edit the page for art lovers.',
    page: () => import('./artloverpageeditor.panel'),
  },
  {
    slug: 'pagebuilder',
    title: 'Page builder',
    scope: 'content',
    purpose: 'Build and publish any page from blocks.',
    work: { deadPageLink: '?open=:id' },
    page: () => import('./pagebuilder.panel'),
  },
  {
    slug: 'navandfooter',
    title: 'Navigation and footer',
    scope: 'content',
    purpose: 'Arrange the header, the footer and the announcement.',
    work: { deadNavLink: '' },
    page: () => import('./navandfooter.panel'),
  },
  {
    slug: 'subnaveditor',
    title: 'Section navigation',
    scope: 'content',
    purpose: 'Arrange the navigation inside each section.',
    page: () => import('./subnaveditor.panel'),
  },
  {
    slug: 'policyedit',
    title: 'Policies',
    scope: 'content',
    purpose: 'Write and date the versions of each policy.',
    page: () => import('./policyedit.panel'),
  },
  {
    slug: 'resources',
    title: 'Artist resources',
    scope: 'content',
    purpose: 'Texts, files and links for artists, with audience and end date.',
    work: { deadResourceLink: '?open=:id' },
    page: () => import('./resources.panel'),
  },
  {
    slug: 'imagelibrary',
    title: 'Image library',
    scope: 'content',
    purpose: 'Find, crop and credit every picture.',
    work: { missingAlt: '?open=:id', lostFile: '?open=:id', orphanFile: '?file=:record' },
    page: () => import('./imagelibrary.panel'),
  },
  {
    slug: 'howto',
    title: 'Staff handbook',
    scope: scopes,
    purpose: 'Instructions for every panel, and checklists for the season.',
    page: () => import('./howto.panel'),
  },
]
