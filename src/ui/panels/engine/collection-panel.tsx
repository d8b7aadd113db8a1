import type { Collection } from '../../../domain/shared/records/collection'
import { LiveRows } from '../../../domain/tables/live-rows'
import { type GridViewState } from '../../office/data-grid/use-grid-view'
import { CollectionTable } from './collection-table'
import { type Panel, panelOf } from './panel'
import type { CollectionSpec } from './panel-spec'
import type { QueriedTableParts, TableParts } from './table-parts'
import { usePanelView } from './use-panel-view'

/**
 * A panel of one collection: the default export of its file. `useParts` is a hook for what depends on the address or on other data, such as
 * narrowed rows or a custom form for new records. The collection's rows are read as soon as somebody navigates to the panel.
 */
export const collectionPanel = <C extends Collection>(
  of: C,
  spec: CollectionSpec<NoInfer<C>>,
  useParts: (state: GridViewState) => TableParts<NoInfer<C>> = noParts,
): Panel => panelOf(bodyOf(of, spec, useParts), services => services.get(LiveRows).begin(of, spec.find))

/** A panel of one collection whose rows `useParts` gives from a query: they are read once the panel is rendered. */
export const queriedPanel = <C extends Collection>(
  of: C,
  spec: CollectionSpec<NoInfer<C>>,
  useParts: (state: GridViewState) => QueriedTableParts<NoInfer<C>>,
): Panel => panelOf(bodyOf(of, spec, useParts))

function bodyOf<C extends Collection>(of: C, spec: CollectionSpec<C>, useParts: (state: GridViewState) => TableParts<C>) {
  const [first] = spec.columns
  const sort = spec.sort ?? (typeof first === 'object' ? first.name : first)
  return function Body() {
    const state = usePanelView(sort ?? 'id')
    return <CollectionTable of={of} spec={spec} state={state} parts={useParts(state)} />
  }
}

const none = {}
const noParts = () => none
