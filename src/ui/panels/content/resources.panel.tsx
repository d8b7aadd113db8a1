import { lazy } from 'react'
import { resources } from '../../../domain/resources/resources.collection'
import { scope } from '../../../domain/shared/records/policy'
import { collectionPanel } from '../engine/collection-panel'

// Loaded with the first record that is opened.
const FileInput = lazy(() => import('./resources/public-file-input'))
const ResourceUseAndLinks = lazy(() => import('./resources/resource-use-and-links'))

export default collectionPanel(resources, {
  columns: ['title', 'kind', 'audience', 'status', 'tags', 'expiresAt', 'opens', 'linkState', 'order'],
  sort: 'order',
  filters: ['status', 'kind', 'audience', 'linkState'],
  form: ['title', 'kind', 'summary', 'audience', 'body', 'file', 'link', 'forMembers', 'tags', 'expiresAt', 'space', 'order'],
  begin: { kind: 'article', audience: 'artists', tags: [], order: 0, status: 'draft' },
  inputs: { file: FileInput },
  actions: [
    {
      label: 'Check links',
      on: 'both',
      rule: scope('content'),
      run: async (rows, services) => (await import('./resources/check-links')).checkLinks(rows, services),
    },
  ],
  under: ResourceUseAndLinks,
})
