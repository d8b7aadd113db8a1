import type { PreviewRole } from '../../domain/shared/preview/role-preview'
import { sessionOf } from '../app-services/account-services'
import type { App, LiveQuery } from '../app-services/app-context'
import { serviceAfterHydration } from '../app-services/service-after-hydration'
import type { SignedIn } from './session.queries'

export const rolePreviewOf = (app: App) =>
  serviceAfterHydration(app, async () => (await import('../../domain/shared/preview/role-preview')).RolePreview)

interface Previewer {
  /** Who is signed in, whatever is previewed. */
  readonly user: SignedIn | null
  readonly roles: readonly PreviewRole[]
}

export const previewQueries = (app: App) => ({
  /** Collections of which the preview leaves something out. */
  leftOut: (): LiveQuery<readonly string[]> => ({
    queryKey: ['session', 'preview', 'left-out'],
    queryFn: async () => (await rolePreviewOf(app)).leftOut,
    live: async next => (await rolePreviewOf(app)).watchLeftOut(next),
  }),
  /** Who sees the preview, and the roles that they may see the site as. */
  whose: (): LiveQuery<Previewer> => ({
    queryKey: ['session', 'preview'],
    queryFn: async () => {
      const [preview, session] = await Promise.all([rolePreviewOf(app), sessionOf(app)])
      await session.ready()
      return { user: preview.real.current ?? null, roles: preview.rolesOf(preview.real.current) }
    },
    live: async next => {
      const preview = await rolePreviewOf(app)
      return preview.real.watch(user => next({ user: user ?? null, roles: preview.rolesOf(user) }))
    },
  }),
})
