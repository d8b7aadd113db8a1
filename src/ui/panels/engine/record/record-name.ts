import type { Collection } from '../../../../domain/shared/records/collection'
import { fieldColumn } from '../fields/field-columns'
import type { CollectionSpec, RowOf } from '../panel-spec'

/** The name of a record: the text of the panel's first column. */
export function recordName<C extends Collection>(of: C, [first]: CollectionSpec<C>['columns'], row: RowOf<C>): string {
  if (first === undefined) return of.title
  const name = typeof first === 'string' ? fieldColumn(of, first, 'UTC').words(row) : String(first.value(row) ?? '')
  return name || 'No name'
}
