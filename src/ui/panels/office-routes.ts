import { Session } from '../../domain/accounts/sign-in/session'
import { callOnce } from '../app-services/call-once'
import { officePath } from '../routing/office-path'
import { isPending, type PageModule, type RouteDefinition } from '../routing/route-definition'
import { catalogue } from './catalogue'
import type { Panel } from './engine/panel'
import { mayOpen } from './may-open'
import type { PanelDefinition } from './panel-definition'

/** Starts a panel's queries before it renders, for people who may open it. Nothing waits for them. */
const beginning = (panel: PanelDefinition, load: () => Promise<PageModule>) =>
  callOnce(async () => {
    const module = await load()
    const { begin } = module.default as Panel
    if (!begin) return module
    const data: PageModule['data'] = visit => {
      void visit.app.services().then(services => {
        if (mayOpen(services.get(Session), panel)) begin(services)
      })
      return module.data?.(visit) ?? []
    }
    return { ...module, data }
  })

/** The office's home page and panels as routes; all behind the office's guard. */
export const officeRoutes: readonly RouteDefinition[] = [
  { path: officePath, title: 'Office', guard: 'admin', page: () => import('./home/office-home.page') },
  ...catalogue.map(
    (panel): RouteDefinition => ({
      path: `${officePath}/${panel.slug}`,
      title: panel.title,
      example: `${officePath}/${panel.slug.replace(':id', 'none')}`,
      guard: panel.guard ?? 'admin',
      page: isPending(panel.page) ? panel.page : beginning(panel, panel.page),
    }),
  ),
]
