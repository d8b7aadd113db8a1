import type { Collection } from '../../../domain/shared/records/collection'
import { DocumentForm } from './document-form'
import { type Panel, panelOf } from './panel'
import type { DocumentSpec } from './panel-spec'

/** A document panel: the default export of its file. */
export const documentPanel = <C extends Collection>(of: C, spec: DocumentSpec<NoInfer<C>>): Panel =>
  panelOf(() => <DocumentForm of={of} spec={spec} />)
