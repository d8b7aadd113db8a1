import { useSearchParams } from 'react-router-dom'
import { atDoors } from '../../../domain/memberships/cards.function'
import { lookAtHealth } from '../../../domain/operations/look-at-health.function'
import { decideEligibility } from '../../../domain/people/decide-eligibility.function'
import { customPanel } from '../engine/custom-panel'
import { usePanelPlace } from '../engine/use-panel-place'
import { ViewLinks } from '../engine/view-links'
import { CardScan } from './verifier/card-scan'
import { HealthPart } from './verifier/health-part'
import { ProofsPart } from './verifier/proofs-part'

const views = [
  { view: 'cards', label: 'Card scan', rule: atDoors, Part: CardScan },
  { view: 'proofs', label: 'Eligibility', rule: decideEligibility.access, Part: ProofsPart },
  { view: 'health', label: 'Health', rule: lookAtHealth.access, Part: HealthPart },
] as const

/** Cards at a door, proofs that people sent, and the health of the data; of these what the policy opens to who is here. */
function Verifier() {
  const { may } = usePanelPlace()
  const [asked] = useSearchParams()
  const open = views.filter(({ rule }) => may(rule))
  const here = open.find(({ view }) => view === asked.get('view')) ?? open[0]
  return (
    <>
      {open.length > 1 && (
        <ViewLinks
          label="What is verified"
          links={open.map(({ view, label }) => ({ to: `/cpanel/verifier?view=${view}`, label, isHere: view === here?.view }))}
        />
      )}
      {here ? <here.Part /> : <p>Nothing here is open to your role.</p>}
    </>
  )
}

export default customPanel(Verifier)
