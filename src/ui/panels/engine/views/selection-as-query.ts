import { type BulkCondition, type BulkMatching, maxByName } from '../../../../domain/records/bulk/bulk-selection'
import type { Collection } from '../../../../domain/shared/records/collection'
import type { Find } from '../../../../domain/shared/records/records'
import type { GridView } from '../../../office/data-grid/grid-view'
import { isEmpty, isFilled } from '../../../office/data-grid/rows/filter-test'
import type { GridRows } from '../../../office/data-grid/rows/grid-rows'
import type { RowOf } from '../panel-spec'
import type { TableOptions } from '../table-options'

interface ChosenInView<C extends Collection> {
  readonly of: C
  readonly find: Find | undefined
  readonly index: GridRows<RowOf<C>>
  readonly view: GridView
  /** Ids of the selected rows. */
  readonly chosen: ReadonlySet<string>
  readonly parts: Pick<TableOptions<C>, 'rows' | 'narrow' | 'matching'>
}

/**
 * The selected rows as a query for the server, for more rows than can be sent by id: all rows of the view, if the server can evaluate its filters.
 * `undefined` if the ids are sent: an equal number of rows selected before the view changed are not the rows of this view.
 */
export function selectionAsQuery<C extends Collection>({ of, find, index, view, chosen, parts }: ChosenInView<C>): BulkMatching | undefined {
  const counted = chosen.size
  if (counted <= maxByName || view.words.trim() !== '') return undefined
  const shown = index.ask(view)
  if (counted !== shown.length || !shown.every(slot => chosen.has(index.row(slot).id))) return undefined
  const asked = Object.entries(view.filters).filter(([, value]) => value !== '')
  if (parts.rows || parts.narrow) return asked.length === 0 ? parts.matching?.(counted) : undefined
  const where = [...(find?.where ?? []), ...asked.map(([name, value]) => conditionOf(of, name, value))]
  return where.every(isCondition) ? { is: 'where', where, counted } : undefined
}

function conditionOf(of: Collection, name: string, value: string): BulkCondition | undefined {
  const field = Object.hasOwn(of.fields, name) ? of.fields[name] : undefined
  if (value === isEmpty || value === isFilled) return undefined
  if (field?.kind === 'choice') return value.includes(',') ? undefined : [name, '==', value]
  // A missing flag counts as no in a table, but a query for `false` does not find it.
  return field?.kind === 'boolean' && value === 'yes' ? [name, '==', true] : undefined
}

const isCondition = (filter: unknown): filter is BulkCondition =>
  Array.isArray(filter) && (filter[1] === '==' || filter[1] === 'array-contains') && ['string', 'number', 'boolean'].includes(typeof filter[2])
