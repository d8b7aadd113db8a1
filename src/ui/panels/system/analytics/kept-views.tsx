import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { type SavedView, ViewShelf } from '../../../../domain/operations/view-shelf'
import { useApp, useService } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { Button } from '../../../office/controls/button'
import { ToolMenu } from '../../../office/data-grid/tool-menu'
import { deskQueries } from '../../../queries/desk.queries'
import { KeepViewForm } from '../../engine/keep-view-form'
import { Failed } from '../../engine/outcome-line'
import css from './analytics.module.css'

const panel = 'analytics'

/** Views of the panel that were kept under a name, and keeping this one: part, season and days, as the address says them. */
export function KeptViews() {
  const shelf = useService(ViewShelf)
  const views = useLiveQuery(deskQueries(useApp()).views(panel))
  const [search] = useSearchParams()
  const [failure, setFailure] = useState<unknown>()
  const shown = views.find(view => view.search === search.toString())

  const remove = (view: SavedView) => {
    setFailure(undefined)
    shelf.remove(view).catch(setFailure)
  }
  return (
    <ToolMenu says={shown ? `View: ${shown.name}` : 'Views'} label="Saved views" isSet={shown !== undefined} side="end">
      {close => (
        <>
          {views.length === 0 && <p className={css.noneKept}>None kept yet. Choose a part, a season and days, then keep them under a name.</p>}
          <ul className={css.kept}>
            {views.map(view => (
              <li key={view.id}>
                <Link to={`?${view.search}`} onClick={close}>
                  {view.name}
                  {view.shared && !shelf.isOwn(view) && ' (a colleague’s)'}
                </Link>
                {shelf.isOwn(view) && (
                  <Button variant="subtle" size="compact-sm" aria-label={`Remove the view ${view.name}`} onClick={() => remove(view)}>
                    ✕
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <KeepViewForm className={css.keep} keep={named => shelf.save({ panel, ...named, search: search.toString() })} />
          {failure !== undefined && <Failed error={failure} />}
        </>
      )}
    </ToolMenu>
  )
}
