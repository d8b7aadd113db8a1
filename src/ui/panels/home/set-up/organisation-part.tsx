import { Suspense } from 'react'
import { nav } from '../../../../domain/content/nav.collection'
import { officeSettings, type SetUpStep, setUpSteps } from '../../../../domain/content/office-settings.collection'
import type { Collection } from '../../../../domain/shared/records/collection'
import { organisation, organisationId } from '../../../../domain/shared/records/organisation.collection'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { Skeleton } from '../../../kit/feedback/skeleton'
import { recordQuery } from '../../../queries/record.queries'
import { renewSetUp, setUpQuery } from '../../../queries/set-up.queries'
import { Link } from '../../../routing/link'
import { textParams, useAddressState } from '../../../routing/use-address-state'
import { OutcomeLine } from '../../engine/actions/outcome-line'
import { useOutcome } from '../../engine/actions/use-outcome'
import { RecordHistorySection } from '../../engine/record/record-history-section'
import css from './set-up.module.css'
import { stepBodies } from './step-body'
import { stepText } from './step-text'

const address = textParams('step')

interface HistoryOf {
  readonly of: Collection
  readonly id: string
  /** Whether an earlier value can be restored here. */
  readonly mayWrite: boolean
}

/** The record whose history is shown with a step. */
const histories: Partial<Readonly<Record<SetUpStep, HistoryOf>>> = {
  name: { of: organisation, id: organisationId, mayWrite: true },
  front: { of: organisation, id: organisationId, mayWrite: true },
  look: { of: organisation, id: organisationId, mayWrite: true },
  legal: { of: officeSettings, id: organisationId, mayWrite: true },
  // A menu is replaced as a whole, by a callable.
  menu: { of: nav, id: 'header', mayWrite: false },
}

/** The settings after the set-up: the same forms, with their records' history. For superadmins (`?part=organisation`). */
export default function OrganisationPart() {
  const app = useApp()
  const progress = useLiveQuery(setUpQuery(app))
  const [{ step: asked }] = useAddressState(address)
  const step = setUpSteps.find(name => name === asked) ?? 'name'
  const Body = stepBodies[step]
  const history = histories[step]
  return (
    <div className={css.setUp}>
      <nav aria-label="Settings">
        <ul className={css.steps}>
          {setUpSteps.map(name => (
            <li key={name}>
              <Link to={`?part=organisation&step=${name}`} aria-current={name === step ? 'page' : undefined}>
                {stepText[name].title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="settings-of" className={css.body}>
        <h2 id="settings-of">{stepText[step].title}</h2>
        <p>{stepText[step].lead}</p>
        <Suspense fallback={<Skeleton lines={8} height="24px" />}>
          <Body key={step} progress={progress} save="Save" acts={null} onSaved={() => void renewSetUp(app)} />
          {history && <History key={`history of ${step}`} {...history} />}
        </Suspense>
      </section>
    </div>
  )
}

function History({ of, id, mayWrite }: HistoryOf) {
  const outcome = useOutcome()
  const record = useLiveQuery(recordQuery(useApp(), of, id))
  if (!record) return null
  return (
    <>
      <OutcomeLine outcome={outcome} />
      <RecordHistorySection of={of} record={record} params={undefined} mayWrite={mayWrite} outcome={outcome} />
    </>
  )
}
