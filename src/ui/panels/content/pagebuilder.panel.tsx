import { pageDrafts } from '../../../domain/content/page-drafts.collection'
import { editorPanel } from '../engine/editor/editor-panel'
import { pageColumns } from './pagebuilder/page-columns'
import { pageSpec } from './pagebuilder/page-spec'
import { useNewPage } from './pagebuilder/use-new-page'

/** Every page of the site: written of blocks, looked at, published now or later, moved and taken back. */
export default editorPanel(pageDrafts, { ...pageSpec, columns: pageColumns, sort: 'address', filters: ['status', 'isTemplate'] }, useNewPage)
