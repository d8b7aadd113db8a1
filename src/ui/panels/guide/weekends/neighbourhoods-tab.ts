import { neighbourhoods } from '../../../../domain/guide/editions.collection'
import { collectionPanel } from '../../engine/collection-panel'

/** Names, order and colors of neighborhoods, and which of them are in use. */
export default collectionPanel(neighbourhoods, {
  columns: ['name', 'city', 'order', 'status'],
  sort: 'order',
  filters: ['city', 'status'],
  form: ['name', 'city', 'order', 'colour'],
})
