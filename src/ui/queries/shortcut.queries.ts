import { PanelShortcuts, type Shortcuts } from '../../domain/office/panel-shortcuts'
import { type SavedView, SavedViewService } from '../../domain/tables/saved-view-service'
import type { App, LiveQuery } from '../app-services/app-context'
import { readingQuery } from './query-of-reading'

/** The current staff member's own settings. */
export const shortcutQueries = (app: App) => ({
  /** Pinned panels and the last addresses visited. */
  content: (uid: string): LiveQuery<Shortcuts> => readingQuery(['desk', uid], async () => (await app.services()).get(PanelShortcuts).content()),

  /** The saved views of a panel: the user's own and shared ones. */
  views: (panel: string): LiveQuery<readonly SavedView[]> =>
    readingQuery(['saved-views', panel], async () => (await app.services()).get(SavedViewService).of(panel)),
})
