import { inNumberOrder, numberFields } from '../../../../domain/guide/numbering/map-number'
import type { NumberRow } from '../../../../domain/guide/numbering/numbered-listings'
import { alphabet } from '../../../../domain/shared/text/alphabet'
import { choiceText } from '../../../forms/choice-text'
import { numbersReportTab } from './numbers-report-tab'

const inOrderOfMap = (a: NumberRow, b: NumberRow) => inNumberOrder(a.number, b.number) || alphabet.compare(a.unit ?? '', b.unit ?? '')

/** Every listing that has a number or waits for one, in the order of the map. */
export default numbersReportTab<NumberRow>('rows', ({ rows }) => rows.toSorted(inOrderOfMap), {
  columns: [
    { name: 'name', label: 'Listing', value: ({ name }) => name },
    {
      name: 'number',
      label: 'Number',
      kind: 'number',
      value: ({ number }) => numberFields(number).mapNumber,
      draw: ({ number }) => number ?? '',
    },
    { name: 'state', label: 'State', value: ({ state }) => choiceText(state) },
    { name: 'building', label: 'Building', value: ({ building }) => building },
    { name: 'unit', label: 'Unit', value: ({ unit }) => unit },
    { name: 'neighborhood', label: 'Neighborhood', value: ({ neighbourhood }) => neighbourhood },
    { name: 'weekend', label: 'Weekend', kind: 'number', value: ({ weekend }) => weekend },
    { name: 'letter', label: 'Letter', value: ({ number }) => numberFields(number).mapSuffix },
  ],
  shown: 7,
  sort: 'number',
  filters: ['state', 'neighborhood', 'weekend'],
  facts: ['number', 'state', 'building', 'unit', 'neighborhood', 'weekend'],
  actions: [{ label: 'Open the listing', on: 'one', to: ({ id }) => `/cpanel/sfoslistings?open=${id}` }],
})
