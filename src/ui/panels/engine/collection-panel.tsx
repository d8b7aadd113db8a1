import type { Collection } from '../../../domain/shared/records/collection'
import { LiveRows } from '../../../domain/tables/live-rows'
import { type GridViewState, useGridView } from '../../office/data-grid/use-grid-view'
import { CollectionTable } from './collection-table'
import { type Panel, panelOf } from './panel'
import type { CollectionSpec } from './panel-spec'
import type { TableParts } from './table-parts'

/**
 * A panel of one collection: the default export of its file. `useParts` is a hook that adds to the table what depends on the address or on
 * other data, such as rows that are narrowed or a form of its own for a new record. `begin` starts what is read when somebody navigates to
 * the panel: the collection's rows, unless the parts bring rows of a query.
 */
export function collectionPanel<C extends Collection>(
  of: C,
  spec: CollectionSpec<NoInfer<C>>,
  useParts: (state: GridViewState) => TableParts<NoInfer<C>> = noParts,
  begin: Panel['begin'] = services => services.get(LiveRows).begin(of, spec.find),
): Panel {
  const [first] = spec.columns
  const sort = spec.sort ?? (typeof first === 'object' ? first.name : first)
  function Body() {
    const state = useGridView(sort ?? 'id')
    return <CollectionTable of={of} spec={spec} state={state} parts={useParts(state)} />
  }
  return panelOf(Body, begin)
}

const none = {}
const noParts = () => none
