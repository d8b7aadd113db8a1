import { type DeskContent, OwnDesk } from '../../domain/operations/own-desk'
import { type SavedView, ViewShelf } from '../../domain/operations/view-shelf'
import type { App } from '../app-services/app'
import type { LiveQuery } from '../app-services/live-query'
import { followed } from './followed'

/** What belongs to whoever of the staff is here. */
export const deskQueries = (app: App) => ({
  /** Her pinned panels and the addresses she visited last. */
  content: (uid: string): LiveQuery<DeskContent> => followed(['desk', uid], async () => (await app.services()).get(OwnDesk).content()),

  /** The saved views of a panel: hers, and those colleagues share. */
  views: (panel: string): LiveQuery<readonly SavedView[]> =>
    followed(['saved-views', panel], async () => (await app.services()).get(ViewShelf).of(panel)),
})
