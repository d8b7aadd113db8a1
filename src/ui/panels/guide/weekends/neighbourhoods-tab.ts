import { neighbourhoods } from '../../../../domain/guide/editions.collection'
import { collectionPanel } from '../../engine/collection-panel'
import { ColorInput } from '../../engine/fields/color-input'
import { CityInput } from './building-inputs'

/** Names, order and colors of neighborhoods, and which of them are in use. */
export default collectionPanel(neighbourhoods, {
  columns: ['name', 'city', 'order', 'status'],
  sort: 'order',
  filters: ['city', 'status'],
  form: ['name', 'city', 'order', 'colour'],
  inputs: { city: CityInput, colour: ColorInput },
  // Without an outline it opens on its weekend all the same: it is only not on the map.
  begin: { order: 0, colour: 'oklch(74% 0.09 40)', status: 'active' },
})
