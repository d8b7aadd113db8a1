import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { savedSearch } from '../../../office/data-grid/grid-view'
import type { GridViewState } from '../../../office/data-grid/use-grid-view'
import { shortcutQueries } from '../../../queries/shortcut.queries'

interface SavedViewNameProps {
  /** First segment of the panel's address. */
  readonly panel: string
  readonly state: GridViewState
}

/** The name of the current saved view; a deleted one has none. */
export function SavedViewName({ panel, state: { view, beginning } }: SavedViewNameProps) {
  const views = useLiveQuery(shortcutQueries(useApp()).views(panel))
  const current = views.find(({ id }) => id === view.saved)
  if (!current) return 'Views'
  return `View: ${current.name}${savedSearch(view, beginning) === current.search ? '' : ' (changed)'}`
}
