import type { ComponentType } from 'react'
import type { Collection } from '../../../domain/shared/collection'
import { DocumentPart } from './document-part'
import { PanelFrame } from './panel-frame'
import type { DocumentSpec } from './panel-spec'

/** A panel of one document: the default export of its file. */
export function documentPanel<C extends Collection>(of: C, spec: DocumentSpec<NoInfer<C>>): ComponentType {
  return function DocumentPanel() {
    return (
      <PanelFrame>
        <DocumentPart of={of} spec={spec} />
      </PanelFrame>
    )
  }
}
