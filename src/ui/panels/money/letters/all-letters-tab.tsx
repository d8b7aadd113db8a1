import { useMemo } from 'react'
import { letters, type StoredLetter } from '../../../../domain/giving/letters.collection'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { ShareByLink } from '../../../private-links/share-by-link'
import { recordsQuery } from '../../../queries/record.queries'
import { queriedPanel } from '../../engine/collection-panel'
import { usePayerNames } from '../../engine/facts/payer-name'
import type { RowOf, UnderRecordProps } from '../../engine/panel-spec'
import type { QueriedTableOptions } from '../../engine/table-options'
import { letterActions } from './letter-actions'
import { kindNames } from './letter-texts'

interface LetterRow extends StoredLetter {
  readonly recipient: string
}

/** All letters with the names of their recipients, by which they are searched. */
function useLetterTableOptions(): QueriedTableOptions<typeof letters> {
  const all = useLiveQuery(recordsQuery(useApp(), letters))
  const names = usePayerNames(all)
  const rows = useMemo(() => all.map((letter): LetterRow => ({ ...letter, recipient: names.get(letter.personId) ?? '…' })), [all, names])
  return { rows }
}

const recipient = { name: 'recipient', label: 'Recipient', value: (row: RowOf<typeof letters>) => (row as Partial<LetterRow>).recipient }

/** A year-end statement is what a donor's accountant asks for. */
const Under = ({ record: { id, kind, status } }: UnderRecordProps<typeof letters>) =>
  status === 'issued' && (kind === 'yearEnd' || kind === 'monthlyYear') && <ShareByLink kind="statement" of={id} />

/** All letters so far. */
export default queriedPanel(
  letters,
  {
    columns: ['number', 'kind', recipient, 'paid', 'fmv', 'deductible', 'taxYear', 'status', 'createdAt'],
    sort: '-createdAt',
    filters: ['status', 'kind', 'taxYear', 'createdAt'],
    form: ['number', 'kind', 'personId', 'paid', 'fmv', 'deductible', 'taxYear', 'replaces', 'voidReason', 'status'],
    cells: { kind: ({ kind }) => kind && kindNames[kind] },
    actions: letterActions,
    under: Under,
  },
  useLetterTableOptions,
)
