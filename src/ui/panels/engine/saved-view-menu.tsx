import { lazy, Suspense } from 'react'
import { ToolMenu } from '../../office/data-grid/tool-menu'
import type { GridViewState } from '../../office/data-grid/use-grid-view'

// The table waits for neither: what was kept is asked for when it is named or opened.
const SavedViewName = lazy(() => import('./saved-view-name'))
const SavedViews = lazy(() => import('./saved-views'))

interface SavedViewMenuProps {
  /** First part of the panel's address. */
  readonly panel: string
  readonly state: GridViewState
}

/** The way to the views of a table that were kept under a name; on its button the one that is shown. */
export const SavedViewMenu = ({ panel, state }: SavedViewMenuProps) => {
  const { saved } = state.view
  return (
    <ToolMenu
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
    </ToolMenu>
  )
}
