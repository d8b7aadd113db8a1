import type { ComponentType } from 'react'
import type { Collection } from '../../../domain/shared/collection'
import { CollectionBoard } from './collection-board'
import { PanelFrame } from './panel-frame'
import type { CollectionSpec } from './panel-spec'

/** A panel of one collection: the default export of its file. */
export function collectionPanel<C extends Collection>(of: C, spec: CollectionSpec<NoInfer<C>>): ComponentType {
  return function CollectionPanel() {
    return (
      <PanelFrame>
        <CollectionBoard of={of} spec={spec} />
      </PanelFrame>
    )
  }
}
