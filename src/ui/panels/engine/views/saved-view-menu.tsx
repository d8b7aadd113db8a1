import { Suspense, useEffect } from 'react'
import { useApp } from '../../../app-services/app-context'
import { whenIdle } from '../../../kit/when-idle'
import { ToolbarMenu } from '../../../office/data-grid/tools/toolbar-menu'
import type { GridViewState } from '../../../office/data-grid/use-grid-view'
import { shortcutQueries } from '../../../queries/shortcut.queries'
import { SavedViewName } from './saved-view-name'
import { SavedViews } from './saved-views'

interface SavedViewMenuProps {
  /** First segment of the panel's address. */
  readonly panel: string
  readonly state: GridViewState
}

/** Menu of saved views; its button shows the current one. The table does not wait for it. */
export function SavedViewMenu({ panel, state }: SavedViewMenuProps) {
  const app = useApp()
  const { saved } = state.view
  // Loaded before the menu opens, so that Tab moves into it at once.
  useEffect(
    () => whenIdle(() => void app.queries.prefetchQuery({ ...shortcutQueries(app).views(panel), staleTime: Number.POSITIVE_INFINITY })),
    [app, panel],
  )
  return (
    <ToolbarMenu
      says={
        saved === undefined ? (
          'Views'
        ) : (
          <Suspense fallback="Views">
            <SavedViewName panel={panel} state={state} />
          </Suspense>
        )
      }
      label="Saved views"
      isSet={saved !== undefined}
      side="end"
    >
      {close => (
        <Suspense fallback={<p role="status">Loading…</p>}>
          <SavedViews panel={panel} state={state} close={close} />
        </Suspense>
      )}
    </ToolbarMenu>
  )
}
