import type { App } from './app'
import { lateService } from './late-service'
import { once } from './once'

/** Asked by every guard. */
const sessionClass = once(async () => (await import('../../domain/accounts/session')).Session)

/** What account forms ask once they are sent. The classes, and what they check with, come then and not with the page. */
export const sessionOf = (app: App) => lateService(app, sessionClass)
export const staffEntranceOf = (app: App) => lateService(app, async () => (await import('../../domain/accounts/staff-entrance')).StaffEntrance)
export const accountLinksOf = (app: App) => lateService(app, async () => (await import('../../domain/accounts/account-links')).AccountLinks)
export const joiningOf = (app: App) => lateService(app, async () => (await import('../../domain/accounts/joining-desk')).Joining)
