import { useState } from 'react'
import { type SavedView, SavedViewService } from '../../../../domain/tables/saved-view-service'
import { useApp, useLiveQuery, useService } from '../../../app-services/app-context'
import { FailureNotice } from '../../../forms/failure-notice'
import { Button } from '../../../kit/button'
import { ToolbarMenu } from '../../../office/data-grid/tools/toolbar-menu'
import { shortcutQueries } from '../../../queries/shortcut.queries'
import { Link } from '../../../routing/link'
import { useAddressState } from '../../../routing/use-address-state'
import { SaveViewForm } from '../../engine/views/save-view-form'
import css from './analytics.module.css'
import { analyticsAddress } from './use-analytics-view'

const panel = 'analytics'

/** Saved views of the panel, and saving the current one: tab, season and days, as in the address. */
export function SavedFigureViews() {
  const service = useService(SavedViewService)
  const views = useLiveQuery(shortcutQueries(useApp()).views(panel))
  const [address] = useAddressState(analyticsAddress)
  const search = analyticsAddress.write(address, new URLSearchParams()).toString()
  const [failure, setFailure] = useState<unknown>()
  const shown = views.find(view => view.search === search)

  const remove = (view: SavedView) => {
    setFailure(undefined)
    service.remove(view).catch(setFailure)
  }
  return (
    <ToolbarMenu says={shown ? `View: ${shown.name}` : 'Views'} label="Saved views" isSet={shown !== undefined} side="end">
      {close => (
        <>
          {views.length === 0 && <p className={css.noneKept}>None kept yet. Choose a part, a season and days, then keep them under a name.</p>}
          <ul className={css.kept}>
            {views.map(view => (
              <li key={view.id}>
                <Link to={`?${view.search}`} onClick={close}>
                  {view.name}
                  {view.shared && !service.isOwn(view) && ' (a colleague’s)'}
                </Link>
                {service.isOwn(view) && (
                  <Button look="quiet" size="xs" aria-label={`Remove the view ${view.name}`} onClick={() => remove(view)}>
                    ✕
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <SaveViewForm className={css.keep} keep={named => service.save({ panel, ...named, search })} />
          <FailureNotice error={failure} />
        </>
      )}
    </ToolbarMenu>
  )
}
