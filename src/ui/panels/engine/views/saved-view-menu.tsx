import { Suspense, useEffect } from 'react'
import { useApp } from '../../../app-services/app'
import { whenIdle } from '../../../delivery/when-idle'
import { ToolbarMenu } from '../../../office/data-grid/tools/toolbar-menu'
import type { GridViewState } from '../../../office/data-grid/use-grid-view'
import { shortcutQueries } from '../../../queries/shortcut.queries'
import { SavedViewName } from './saved-view-name'
import { SavedViews } from './saved-views'

interface SavedViewMenuProps {
  /** First part of the panel's address. */
  readonly panel: string
  readonly state: GridViewState
}

/** The way to the views of a table that were kept under a name; on its button the one that is shown. The table does not wait for them. */
export function SavedViewMenu({ panel, state }: SavedViewMenuProps) {
  const app = useApp()
  const { saved } = state.view
  // There when the menu is opened, so that Tab leads into it at once.
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
        <Suspense fallback={<p role="status">Looking…</p>}>
          <SavedViews panel={panel} state={state} close={close} />
        </Suspense>
      )}
    </ToolbarMenu>
  )
}
