import type { Collection } from '../../../domain/shared/records/collection'
import { LiveRows } from '../../../domain/tables/live-rows'
import { type GridViewState } from '../../office/data-grid/use-grid-view'
import { CollectionTable } from './collection-table'
import { type Panel, panelOf } from './panel'
import type { CollectionSpec } from './panel-spec'
import type { TableParts } from './table-parts'
import { usePanelView } from './use-panel-view'

/**
 * A panel of one collection: the default export of its file. `useParts` is a hook for what depends on the address or on other data, such as
 * narrowed rows or a custom form for new records. `begin` starts reading when somebody navigates to the panel: by default the collection's
 * rows; pass your own if the rows come from a query.
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
    const state = usePanelView(sort ?? 'id')
    return <CollectionTable of={of} spec={spec} state={state} parts={useParts(state)} />
  }
  return panelOf(Body, begin)
}

const none = {}
const noParts = () => none
