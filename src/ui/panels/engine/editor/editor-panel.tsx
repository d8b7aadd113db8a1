import type { Collection } from '../../../../domain/shared/records/collection'
import { CollectionTable } from '../collection-table'
import { customPanel } from '../custom-panel'
import type { TableOptions } from '../table-options'
import { usePanelView } from '../use-panel-view'
import { EditorPage } from './editor-page'
import type { EditorSpec } from './editor-spec'

const noTableOptions = () => ({})

/**
 * A panel that edits published content, with versions and a preview: the default export of its file. `useTableOptions` is the hook of `collectionPanel`,
 * such as for new records that a callable creates.
 */
export function editorPanel<C extends Collection>(
  of: C,
  spec: EditorSpec<NoInfer<C>>,
  useTableOptions: () => TableOptions<NoInfer<C>> = noTableOptions,
) {
  const [first] = spec.columns
  const sort = spec.sort ?? (typeof first === 'object' ? first.name : first)
  return customPanel(function Editor() {
    const state = usePanelView(sort ?? 'id')
    const parts = useTableOptions()
    const { open } = state.view
    return open === undefined || open === 'new' ? (
      <CollectionTable of={of} spec={spec} state={state} parts={parts} />
    ) : (
      <EditorPage key={open} of={of} spec={spec} id={open} state={state} />
    )
  })
}
