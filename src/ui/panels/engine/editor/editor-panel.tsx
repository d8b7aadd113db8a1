import type { Collection } from '../../../../domain/shared/records/collection'
import { useGridView } from '../../../office/data-grid/use-grid-view'
import { CollectionTable } from '../collection-table'
import { customPanel } from '../custom-panel'
import { EditorPage } from './editor-page'
import type { EditorSpec } from './editor-spec'

/** A panel that edits published content, with versions and a preview: the default export of its file. */
export function editorPanel<C extends Collection>(of: C, spec: EditorSpec<NoInfer<C>>) {
  const [first] = spec.columns
  const sort = spec.sort ?? (typeof first === 'object' ? first.name : first)
  return customPanel(function Editor() {
    const state = useGridView(sort ?? 'id')
    const { open } = state.view
    return open === undefined || open === 'new' ? (
      <CollectionTable of={of} spec={spec} state={state} />
    ) : (
      <EditorPage key={open} of={of} spec={spec} id={open} state={state} />
    )
  })
}
