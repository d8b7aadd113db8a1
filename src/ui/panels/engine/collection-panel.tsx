import type { Collection } from '../../../domain/shared/records/collection'
import { LiveRows } from '../../../domain/tables/live-rows'
import { useGridView } from '../../office/data-grid/use-grid-view'
import { CollectionBoard } from './collection-board'
import { type Panel, panelOf } from './panel'
import type { CollectionSpec } from './panel-spec'

/** A collection panel: the default export of its file. */
export function collectionPanel<C extends Collection>(of: C, spec: CollectionSpec<NoInfer<C>>): Panel {
  const [first] = spec.columns
  const sort = spec.sort ?? (typeof first === 'object' ? first.name : first)
  const Body = () => <CollectionBoard of={of} spec={spec} state={useGridView(sort ?? 'id')} />
  return panelOf(Body, services => services.get(LiveRows).begin(of, spec.find))
}
