import { useState } from 'react'
import { Link } from 'react-router-dom'
import { EligibilityDesk } from '../../../../domain/people/eligibility-desk'
import { useApp, useService } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { calendarDay, dayOf } from '../../../kit/format-time'
import { Time } from '../../../kit/time'
import { Button } from '../../../office/controls/button'
import { TextInput } from '../../../office/controls/text-input'
import { type Eligibility, verifierQueries } from '../../../queries/verifier.queries'
import { OutcomeLine } from '../../engine/outcome-line'
import { type Outcome, useOutcome } from '../../engine/use-outcome'
import { usePanelPlace } from '../../engine/use-panel-place'
import css from '../access/access.module.css'
import { ReasonDialog } from '../access/reason-dialog'
import { usePersonIndex } from '../person/use-person-index'

/** Documents that people sent, those that wait first. */
export function ProofsPart() {
  const proofs = useLiveQuery(verifierQueries(useApp()).proofs())
  const { tz } = usePanelPlace()
  const outcome = useOutcome()
  const { index } = usePersonIndex()
  const waiting = proofs.filter(({ status }) => status === 'pending').length
  return (
    <section className={css.part} aria-labelledby="proofs">
      <h2 id="proofs">Eligibility</h2>
      <p className={css.quiet}>{waiting === 0 ? 'Nothing waits.' : `${waiting} waiting.`} A document is deleted ninety days after the decision.</p>
      <OutcomeLine outcome={outcome} />
      <ul className={css.cards}>
        {proofs.map(proof => (
          <ProofCard key={proof.id} proof={proof} name={index?.row(proof.personId)?.names?.display ?? proof.personId} tz={tz} outcome={outcome} />
        ))}
      </ul>
    </section>
  )
}

interface ProofCardProps {
  readonly proof: Eligibility
  /** Of who sent it. */
  readonly name: string
  readonly tz: string
  readonly outcome: Outcome
}

function ProofCard({ proof, name, tz, outcome }: ProofCardProps) {
  const desk = useService(EligibilityDesk)
  const [validUntil, setValidUntil] = useState('')
  const [asked, setAsked] = useState<'reject' | 'expire'>()
  const { id, kind, status, personId, filePath } = proof
  const see = (path: string) =>
    void outcome.run('Fetching the document…', async () => {
      const url = URL.createObjectURL(await desk.document(path))
      window.open(url, '_blank', 'noopener')
      setTimeout(() => URL.revokeObjectURL(url), 60_000)
      return { said: 'The document opens in another tab.' }
    })
  const accept = () =>
    void outcome.run('Accepting…', async () => {
      await desk.decide({ decision: 'accept', id, filePath, ...(validUntil && { validUntil }) })
      return { said: 'Accepted; they were told.' }
    })
  return (
    <li className={css.card}>
      <h3>
        Proof of {kind} <span className={css.mark}>{status}</span>
      </h3>
      <p>
        From <Link to={`/cpanel/userfinder?person=${personId}`}>{name}</Link>, <Time at={proof.createdAt} tz={tz} show="day" year />
        {proof.validUntil !== undefined && `; good until ${dayOf(calendarDay(proof.validUntil), 'UTC', { year: true })}`}
      </p>
      {proof.reason !== undefined && <p>{proof.reason}</p>}
      <div className={css.acts}>
        {filePath === undefined ? (
          <p className={css.quiet}>The document is no longer kept.</p>
        ) : (
          <Button variant="default" onClick={() => see(filePath)} aria-label={`See the proof of ${kind} from ${name}`}>
            See the document
          </Button>
        )}
        {status === 'pending' && (
          <>
            <TextInput label="Good until, if it ends" type="date" value={validUntil} onChange={event => setValidUntil(event.currentTarget.value)} />
            <Button onClick={accept} aria-label={`Accept the proof of ${kind} from ${name}`}>
              Accept
            </Button>
            <Button variant="default" onClick={() => setAsked('reject')} aria-label={`Turn down the proof of ${kind} from ${name}`}>
              Turn down
            </Button>
          </>
        )}
        {status === 'accepted' && (
          <Button variant="default" onClick={() => setAsked('expire')} aria-label={`End the proof of ${kind} from ${name}`}>
            End it
          </Button>
        )}
      </div>
      {asked && (
        <ReasonDialog
          title={asked === 'reject' ? 'Turn down the proof?' : 'End the proof?'}
          what="They are told, with your reason, and may send another."
          act={asked === 'reject' ? 'Turn down' : 'End it'}
          onClose={() => setAsked(undefined)}
          onAct={reason => {
            setAsked(undefined)
            void outcome.run('Saving…', async () => {
              await desk.decide({ decision: asked, id, filePath, reason })
              return { said: 'Done; they were told.' }
            })
          }}
        />
      )}
    </li>
  )
}
