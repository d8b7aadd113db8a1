import { decideEligibility } from '../../../domain/eligibility/decide-eligibility.function'
import { lookAtHealth } from '../../../domain/health/look-at-health.function'
import { atDoors } from '../../../domain/memberships/cards.function'
import { customPanel } from '../engine/custom-panel'
import { tabsPanel } from '../engine/tabs-panel'
import { CardScan } from './verifier/card-scan'
import { HealthPart } from './verifier/health-part'
import proofs from './verifier/proofs'

/** Cards at a door, proofs that people sent, and the health of the data; of these what the policy opens to who is here. */
export default tabsPanel({
  label: 'What is verified',
  tabs: {
    cards: { label: 'Card scan', rule: atDoors, panel: customPanel(CardScan) },
    proofs: { label: 'Eligibility', rule: decideEligibility.access, panel: proofs },
    health: { label: 'Health', rule: lookAtHealth.access, panel: customPanel(HealthPart) },
  },
})
