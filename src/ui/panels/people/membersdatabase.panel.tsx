import { decideWaiver } from '../../../domain/memberships/waivers/decide-waiver.contract'
import { lazyPanel } from '../engine/panel'
import { lastGiftColumn, profileColumn, registrationColumn } from './members/member-columns'
import { memberTabs } from './members/member-tabs'
import { useArtistFacts } from './members/use-artist-facts'

/** All memberships with their current state, and waiver requests. */
export default memberTabs({
  columns: ['audience', registrationColumn, profileColumn, lastGiftColumn],
  filters: ['audience'],
  parts: { useFacts: useArtistFacts },
  more: {
    waivers: { label: 'Waivers', rule: decideWaiver.access, panel: lazyPanel(() => import('./members/waivers')) },
  },
})
