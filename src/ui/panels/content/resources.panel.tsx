import { resources } from '../../../domain/content/resources'
import { collectionPanel } from '../engine/collection-panel'

export default collectionPanel(resources, {
  columns: ['title', 'kind', 'audience', 'status', 'tags', 'expiresAt', 'order'],
  sort: 'order',
  filters: ['status', 'kind', 'audience'],
  form: ['title', 'kind', 'audience', 'body', 'link', 'tags', 'expiresAt', 'order'],
  begin: { kind: 'link', audience: 'artists', tags: [], order: 0, status: 'draft' },
})
