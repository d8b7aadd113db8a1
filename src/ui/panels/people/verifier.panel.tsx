import { decideEligibility } from '../../../domain/eligibility/decide-eligibility.contract'
import { lookAtHealth } from '../../../domain/health/look-at-health.contract'
import { cardScanAccess } from '../../../domain/memberships/member-cards.contract'
import { scope } from '../../../domain/shared/records/policy'
import { customPanel } from '../engine/custom-panel'
import { lazyPanel } from '../engine/panel'
import { tabsPanel } from '../engine/tabs-panel'
import { CardScan } from './verifier/card-scan'

/** Membership cards and codes of events at an entrance, submitted proofs, and data checks. Each tab has its own access rule. */
export default tabsPanel({
  label: 'What is verified',
  tabs: {
    cards: { label: 'Card scan', rule: cardScanAccess, panel: customPanel(CardScan) },
    events: { label: 'Event codes', rule: scope('content'), panel: lazyPanel(() => import('./verifier/event-codes')) },
    proofs: { label: 'Eligibility', rule: decideEligibility.access, panel: lazyPanel(() => import('./verifier/proofs')) },
    health: { label: 'Health', rule: lookAtHealth.access, panel: lazyPanel(() => import('./verifier/health-panel')) },
  },
})
