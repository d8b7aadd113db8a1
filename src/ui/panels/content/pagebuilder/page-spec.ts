import { lazy } from 'react'
import type { pageDrafts } from '../../../../domain/content/page-drafts.collection'
import { pageVersions } from '../../../../domain/content/page-versions.collection'
import type { EditorSpec } from '../../engine/editor/editor-spec'
import { pageActions } from './page-actions'
import { PageFindings } from './page-findings'

const BlocksInput = lazy(() => import('./blocks-input'))

/** What every editor of pages has. */
export const pageSpec = {
  form: ['title', 'description', 'audience', 'order', 'publishAt', 'blocks'],
  inputs: { blocks: BlocksInput },
  actions: pageActions,
  under: PageFindings,
  versions: { of: pageVersions, params: ({ id }) => ({ page: id }) },
  preview: ({ id }) => `/temp/${id}?plain=1`,
} satisfies Partial<EditorSpec<typeof pageDrafts>>
