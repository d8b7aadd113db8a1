import type { Collection } from '../../../domain/shared/records/collection'
import { LiveRows } from '../../../domain/tables/live-rows'
import { type GridViewState } from '../../office/data-grid/use-grid-view'
import { CollectionTable } from './collection-table'
import { type Panel, panelOf } from './panel'
import type { CollectionSpec } from './panel-spec'
import type { QueriedTableOptions, TableOptions } from './table-options'
import { usePanelView } from './use-panel-view'

/**
 * A panel of one collection: the default export of its file. `useTableOptions` is a hook for what depends on the address or on other data, such as
 * narrowed rows or a custom form for new records. The collection's rows are read as soon as somebody navigates to the panel.
 */
export const collectionPanel = <C extends Collection>(
  of: C,
  spec: CollectionSpec<NoInfer<C>>,
  useTableOptions: (state: GridViewState) => TableOptions<NoInfer<C>> = noTableOptions,
): Panel => panelOf(bodyOf(of, spec, useTableOptions), services => services.get(LiveRows).begin(of, spec.find))

/** A panel of one collection whose rows `useTableOptions` gives from a query: they are read once the panel is rendered. */
export const queriedPanel = <C extends Collection>(
  of: C,
  spec: CollectionSpec<NoInfer<C>>,
  useTableOptions: (state: GridViewState) => QueriedTableOptions<NoInfer<C>>,
): Panel => panelOf(bodyOf(of, spec, useTableOptions))

function bodyOf<C extends Collection>(of: C, spec: CollectionSpec<C>, useTableOptions: (state: GridViewState) => TableOptions<C>) {
  const [first] = spec.columns
  const sort = spec.sort ?? (typeof first === 'object' ? first.name : first)
  return function Body() {
    const state = usePanelView(sort ?? 'id')
    return <CollectionTable of={of} spec={spec} state={state} parts={useTableOptions(state)} />
  }
}

const none = {}
const noTableOptions = () => none
