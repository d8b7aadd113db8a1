import { LiveRows } from '../../../domain/operations/live-rows'
import type { Collection } from '../../../domain/shared/collection'
import { useGridView } from '../../office/data-grid/use-grid-view'
import { CollectionBoard } from './collection-board'
import type { Panel } from './panel'
import { PanelFrame } from './panel-frame'
import type { CollectionSpec } from './panel-spec'

/** A panel of one collection: the default export of its file. */
export function collectionPanel<C extends Collection>(of: C, spec: CollectionSpec<NoInfer<C>>): Panel {
  const [first] = spec.columns
  const sort = spec.sort ?? (typeof first === 'object' ? first.name : first)
  function CollectionPanel() {
    const state = useGridView(sort ?? 'id')
    return (
      <PanelFrame>
        <CollectionBoard of={of} spec={spec} state={state} />
      </PanelFrame>
    )
  }
  return Object.assign(CollectionPanel, { begin: services => services.get(LiveRows).begin(of, spec.find) } satisfies Pick<Panel, 'begin'>)
}
