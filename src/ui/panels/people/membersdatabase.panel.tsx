import { decideWaiver } from '../../../domain/memberships/waivers/decide-waiver.contract'
import { lazyPanel } from '../engine/panel'
import { memberTabs } from './members/member-tabs'

/** Every membership with its state today, and those that somebody asked for without paying. */
export default memberTabs({
  columns: ['audience'],
  filters: ['audience'],
  more: { waivers: { label: 'Waivers', rule: decideWaiver.access, panel: lazyPanel(() => import('./members/waivers')) } },
})
