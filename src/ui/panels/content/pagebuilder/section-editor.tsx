import { pageDrafts } from '../../../../domain/content/page-drafts.collection'
import type { homeSlug, SectionSlug } from '../../../../domain/content/sections'
import { createPage } from '../../../../domain/publishing/pages/create-page.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { useApp, useLiveQuery, useService } from '../../../app-services/app-context'
import { FailureNotice } from '../../../forms/failure-notice'
import { useAction } from '../../../forms/use-action'
import { Button } from '../../../kit/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { recordQuery } from '../../../queries/record.queries'
import { customPanel } from '../../engine/custom-panel'
import { EditorPage } from '../../engine/editor/editor-page'
import { usePanelView } from '../../engine/use-panel-view'
import { pageSpec } from './page-spec'

/**
 * The editor of the home page or of a section's own page. Its id is its slug, as `createPage` is called here and in the first steps of a new
 * organization. `lead` says what visitors see as long as nothing is published.
 */
export const sectionEditor = (slug: SectionSlug | typeof homeSlug, title: string, lead = 'Visitors see only its live parts.') =>
  customPanel(function SectionEditor() {
    const state = usePanelView('title')
    const draft = useLiveQuery(recordQuery(useApp(), pageDrafts, slug))
    return draft ? (
      <EditorPage of={pageDrafts} spec={{ ...pageSpec, columns: ['title'] }} id={slug} state={state} />
    ) : (
      <NotBegun {...{ slug, title, lead }} />
    )
  })

interface NotBegunProps {
  readonly slug: string
  readonly title: string
  readonly lead: string
}

function NotBegun({ slug, title, lead }: NotBegunProps) {
  const callables = useService(Callables)
  const { busy, error, run } = useAction()
  const begin = () => void run(async () => void (await callables.call(createPage, { id: slug, title, slug })))
  return (
    <EmptyState
      title="This page has not been written yet"
      action={
        <Button busy={busy} onClick={begin}>
          Begin the page
        </Button>
      }
    >
      {lead}
      {error !== undefined && <FailureNotice error={error} />}
    </EmptyState>
  )
}
