import { PanelShortcuts, type Shortcuts } from '../../domain/office/panel-shortcuts'
import { type SavedView, SavedViewService } from '../../domain/tables/saved-view-service'
import type { App } from '../app-services/app'
import type { LiveQuery } from '../app-services/live-query'
import { followed } from './followed'

/** What belongs to whoever of the staff is here. */
export const shortcutQueries = (app: App) => ({
  /** Her pinned panels and the addresses she visited last. */
  content: (uid: string): LiveQuery<Shortcuts> => followed(['desk', uid], async () => (await app.services()).get(PanelShortcuts).content()),

  /** The saved views of a panel: hers, and those colleagues share. */
  views: (panel: string): LiveQuery<readonly SavedView[]> =>
    followed(['saved-views', panel], async () => (await app.services()).get(SavedViewService).of(panel)),
})
