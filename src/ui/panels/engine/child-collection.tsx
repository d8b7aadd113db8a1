import { type ComponentType, Suspense, useState } from 'react'
import type { Collection, StoredOf } from '../../../domain/shared/records/collection'
import type { Find } from '../../../domain/shared/records/records'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { Button } from '../../kit/button'
import { Skeleton } from '../../kit/feedback/skeleton'
import { numberText } from '../../kit/number-text'
import { Table } from '../../kit/table'
import { recordsQuery } from '../../queries/record.queries'
import { Link } from '../../routing/link'
import { ActionButtons } from './actions/action-buttons'
import css from './actions/actions.module.css'
import { OutcomeLine } from './actions/outcome-line'
import { useOutcome } from './actions/use-outcome'
import { collectionColumns } from './fields/field-columns'
import type { CollectionSpec, RowOf, UnderRecordProps } from './panel-spec'
import { OpenRecordPaneBody } from './record/open-record-pane'
import { usePanelContext } from './use-panel-context'

/** Records of another collection that belong to the open one. */
interface ChildSpec<P extends Collection, C extends Collection> extends Pick<CollectionSpec<C>, 'columns' | 'form' | 'inputs' | 'actions' | 'begin'> {
  readonly label: string
  readonly find: (record: StoredOf<P>) => Find
  /** Link of a row. Without it, and with a `form`, the row opens here. */
  readonly to?: (row: StoredOf<C>) => string
}

/** A small table of records that belong to another one, for `under` of its panel. Without records only the button to create one is shown. */
export function childCollection<P extends Collection, C extends Collection>(
  of: C,
  spec: ChildSpec<P, NoInfer<C>>,
): ComponentType<UnderRecordProps<P>> {
  return function ChildCollection({ record }) {
    return (
      <Suspense fallback={<Skeleton lines={3} />}>
        <ChildTable of={of} spec={spec} find={spec.find(record)} />
      </Suspense>
    )
  }
}

interface ChildTableProps<P extends Collection, C extends Collection> {
  readonly of: C
  readonly spec: ChildSpec<P, C>
  readonly find: Find
}

function ChildTable<P extends Collection, C extends Collection>({ of, spec, find }: ChildTableProps<P, C>) {
  const { may, tz } = usePanelContext()
  const rows = useLiveQuery(recordsQuery(useApp(), of, find))
  const outcome = useOutcome()
  const [open, setOpen] = useState<string>()
  const own: CollectionSpec<C> = { ...spec, find }
  const columns = collectionColumns(of, own, tz).slice(0, spec.columns.length)
  const mayCreate = spec.begin !== undefined && may(of.access.create)
  if (rows.length === 0 && !mayCreate) return null
  const name = (row: StoredOf<C>, words: string) =>
    spec.to ? (
      <Link to={spec.to(row)}>{words}</Link>
    ) : spec.form ? (
      <Button look="quiet" size="xs" aria-expanded={open === row.id} onClick={() => setOpen(open === row.id ? undefined : row.id)}>
        {words}
      </Button>
    ) : (
      words
    )
  return (
    <section aria-label={spec.label}>
      <h3>
        {spec.label} <small>{numberText(rows.length)}</small>
      </h3>
      <OutcomeLine outcome={outcome} />
      {rows.length > 0 && (
        <Table stacks>
          <thead>
            <tr>
              {columns.map(({ name: column, label }) => (
                <th key={column} scope="col">
                  {label}
                </th>
              ))}
              {spec.actions && <th scope="col">Actions</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={row.id}>
                {columns.map(({ name: column, label, words, draw }, at) => (
                  <td key={column} data-label={label}>
                    {at === 0 ? name(row, words(row as RowOf<C>)) : (draw?.(row as RowOf<C>) ?? words(row as RowOf<C>))}
                  </td>
                ))}
                {spec.actions && (
                  <td className={css.buttons}>
                    <ActionButtons actions={spec.actions} rows={[row as RowOf<C>]} states={of.states} outcome={outcome} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {mayCreate && open !== 'new' && (
        <Button size="s" onClick={() => setOpen('new')}>
          Add to {spec.label.toLowerCase()}
        </Button>
      )}
      {open !== undefined && <OpenRecordPaneBody key={open} of={of} spec={own} id={open} outcome={outcome} onShow={setOpen} />}
    </section>
  )
}
