import { Session } from '../../domain/accounts/session'
import { once } from '../app-services/once'
import { officeGuard } from '../routing/guard'
import { isPending, type PageModule, type Row } from '../routing/row'
import { catalogue } from './catalogue'
import type { Panel } from './engine/panel'
import { mayOpen } from './may-open'
import type { PanelRow } from './panel-row'

/** What a panel wants to have begun is on its way before it is drawn, for those it is drawn for. Nothing waits for it. */
const beginning = (panel: PanelRow, load: () => Promise<PageModule>) =>
  once(async () => {
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

/** `/cpanel` and its panels, as rows of the route table; all behind the office's guard. */
export const officeRows: readonly Row[] = [
  { path: '/cpanel', title: 'Office', example: '/cpanel', guard: 'admin', page: () => import('./home/office-home.page') },
  ...catalogue.map(
    (panel): Row => ({
      path: `/cpanel/${panel.slug}`,
      title: panel.title,
      example: `/cpanel/${panel.slug.replace(':id', 'none')}`,
      guard: officeGuard(`/cpanel/${panel.slug}`),
      page: isPending(panel.page) ? panel.page : beginning(panel, panel.page),
    }),
  ),
]
