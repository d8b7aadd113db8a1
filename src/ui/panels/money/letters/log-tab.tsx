import { letters } from '../../../../domain/giving/letters.collection'
import { collectionPanel } from '../../engine/collection-panel'
import { letterActions } from './letter-actions'
import { kindNames } from './letter-texts'

/** Every letter there ever was. */
export default collectionPanel(letters, {
  columns: ['number', 'kind', 'personId', 'paid', 'fmv', 'deductible', 'taxYear', 'status', 'createdAt'],
  sort: '-createdAt',
  filters: ['status', 'kind', 'taxYear', 'createdAt'],
  form: ['number', 'kind', 'personId', 'paid', 'fmv', 'deductible', 'taxYear', 'replaces', 'voidReason', 'status'],
  cells: { kind: ({ kind }) => kind && kindNames[kind] },
  actions: letterActions,
})
