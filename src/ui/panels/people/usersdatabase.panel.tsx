import { lazy } from 'react'
import { people } from '../../../domain/people/people.collection'
import { officeFields } from '../../../domain/records/staff-editable-fields'
import { collectionPanel } from '../engine/collection-panel'
import { personActions } from './person/person-actions'
import { usePeopleTableOptions } from './segments/use-people-table-options'

const UnderPerson = lazy(() => import('./person/under-person'))

/** All people, with every column, filtered by a segment or a place on the map. */
export default collectionPanel(
  people,
  {
    columns: [
      'names.sort',
      { name: 'email', label: 'Email', value: ({ emails }) => emails?.[0]?.address, width: 240 },
      { name: 'phone', label: 'Phone', value: ({ phones }) => phones?.[0], width: 144 },
      { name: 'city', label: 'City', value: ({ addresses }) => addresses?.[0]?.city, width: 128 },
      'tags',
      'kind',
      'source',
      'createdAt',
    ],
    filters: ['tags', 'kind', 'status'],
    // Phones are edited together with email addresses, because a callable saves both.
    form: officeFields(people).filter(name => name !== 'phones'),
    actions: personActions,
    under: UnderPerson,
  },
  usePeopleTableOptions,
)
