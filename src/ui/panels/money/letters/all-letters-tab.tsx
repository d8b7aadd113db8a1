import { letters } from '../../../../domain/giving/letters.collection'
import { ShareByLink } from '../../../private-links/share-by-link'
import { collectionPanel } from '../../engine/collection-panel'
import { PayerName } from '../../engine/facts/payer-name'
import type { RecordPartProps } from '../../engine/panel-spec'
import { letterActions } from './letter-actions'
import { kindNames } from './letter-texts'

/** A year-end statement is what a donor's accountant asks for. */
const Under = ({ record: { id, kind, status } }: RecordPartProps<typeof letters>) =>
  status === 'issued' && (kind === 'yearEnd' || kind === 'monthlyYear') && <ShareByLink kind="statement" of={id} />

/** All letters so far. */
export default collectionPanel(letters, {
  columns: ['number', 'kind', 'personId', 'paid', 'fmv', 'deductible', 'taxYear', 'status', 'createdAt'],
  sort: '-createdAt',
  filters: ['status', 'kind', 'taxYear', 'createdAt'],
  form: ['number', 'kind', 'personId', 'paid', 'fmv', 'deductible', 'taxYear', 'replaces', 'voidReason', 'status'],
  cells: {
    kind: ({ kind }) => kind && kindNames[kind],
    personId: ({ personId }) => personId !== undefined && <PayerName id={personId} />,
  },
  actions: letterActions,
  under: Under,
})
