import type { App } from './app-context'
import { callOnce } from './call-once'
import { serviceAfterHydration } from './service-after-hydration'

/** Used by every route guard. */
const sessionClass = callOnce(async () => (await import('../../domain/accounts/sign-in/session')).Session)

/** For account forms. The classes are downloaded when a form is sent, not with the page. */
export const sessionOf = (app: App) => serviceAfterHydration(app, sessionClass)
export const staffSignInOf = (app: App) =>
  serviceAfterHydration(app, async () => (await import('../../domain/accounts/sign-in/staff-sign-in-service')).StaffSignInService)
export const accountLinksOf = (app: App) =>
  serviceAfterHydration(app, async () => (await import('../../domain/accounts/sign-in/account-links')).AccountLinks)
export const saveJoiningDraftContract = async () => (await import('../../domain/accounts/save-joining-draft.contract')).saveJoiningDraft
export const joiningOf = (app: App) => serviceAfterHydration(app, async () => (await import('../../domain/joining/joining-service')).JoiningService)
