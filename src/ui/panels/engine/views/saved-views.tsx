import { useState } from 'react'
import { type SavedView, SavedViewService } from '../../../../domain/tables/saved-view-service'
import { useApp, useLiveQuery, useService } from '../../../app-services/app-context'
import { FailureNotice } from '../../../forms/failure-notice'
import { Button } from '../../../kit/button'
import { readView, savedSearch } from '../../../office/data-grid/grid-view'
import board from '../../../office/data-grid/grid-with-toolbar.module.css'
import type { GridViewState } from '../../../office/data-grid/use-grid-view'
import { shortcutQueries } from '../../../queries/shortcut.queries'
import { SaveViewForm } from './save-view-form'

interface SavedViewsProps {
  /** First segment of the panel's address. */
  readonly panel: string
  readonly state: GridViewState
  /** Closes the menu. */
  readonly close: () => void
}

/** The saved views of a table, and a form to save the current one. */
export function SavedViews({ panel, state: { view, beginning, change }, close }: SavedViewsProps) {
  const service = useService(SavedViewService)
  const views = useLiveQuery(shortcutQueries(useApp()).views(panel))
  const [failure, setFailure] = useState<unknown>()
  const current = views.find(({ id }) => id === view.saved)
  const isChanged = current !== undefined && savedSearch(view, beginning) !== current.search

  const attempt = (work: () => Promise<void>) => {
    setFailure(undefined)
    void work().catch(setFailure)
  }
  const show = (saved: SavedView) => {
    change({ ...readView(new URLSearchParams(saved.search), beginning), saved: saved.id, open: view.open })
  }
  const keep = async (named: { readonly name: string; readonly shared: boolean }) => {
    change({ saved: await service.save({ panel, ...named, search: savedSearch(view, beginning) }) })
  }
  return (
    <>
      {views.length === 0 && <p className={board.count}>No saved views yet. Filter and sort the table, then save the view under a name.</p>}
      <ul className={board.columns}>
        {views.map(saved => (
          <li key={saved.id}>
            <Button
              look={saved.id === view.saved ? 'set' : 'quiet'}
              size="s"
              onClick={() => {
                show(saved)
                close()
              }}
            >
              {saved.name}
              {saved.shared && !service.isOwn(saved) && ' (a colleague’s)'}
            </Button>
            {service.isOwn(saved) && (
              <button
                type="button"
                aria-label={`Delete the view ${saved.name}`}
                onClick={() =>
                  attempt(async () => {
                    await service.remove(saved)
                    if (saved.id === view.saved) change({ saved: undefined })
                  })
                }
              >
                ✕
              </button>
            )}
          </li>
        ))}
      </ul>
      {current && isChanged && service.isOwn(current) && (
        <Button size="s" onClick={() => attempt(() => service.change(current, { search: savedSearch(view, beginning) }))}>
          Save the change to “{current.name}”
        </Button>
      )}
      <SaveViewForm className={board.menuEnd} keep={keep} />
      <FailureNotice error={failure} />
    </>
  )
}
