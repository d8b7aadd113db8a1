import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { type ConsentTopic, consents, consentTopics } from '../../../../domain/people/consents'
import type { people } from '../../../../domain/people/people'
import { SegmentService } from '../../../../domain/segments/segment-service'
import { useApp, useService } from '../../../app-services/app'
import { Button } from '../../../kit/button'
import { Select } from '../../../kit/controls/select'
import { TextField } from '../../../kit/controls/text-field'
import { renewPeople } from '../../../queries/people.queries'
import { OutcomeLine } from '../../engine/actions/outcome-line'
import { useOutcome } from '../../engine/actions/use-outcome'
import type { RecordPartProps } from '../../engine/panel-spec'
import css from './person.module.css'

const ContactsForm = lazy(() => import('./contacts-form'))

/** Under the form of a person: how they are reached, which callables change because addresses are unique, and a yes with its evidence. */
export function ContactDetails({ record }: RecordPartProps<typeof people>) {
  if (record.status !== 'active') return <Link to={`/cpanel/userfinder?person=${record.id}`}>Open the person</Link>
  return (
    <>
      <p>
        <Link to={`/cpanel/userfinder?person=${record.id}`}>Everything about {record.names.display}</Link>
      </p>
      <Suspense fallback={null}>
        <ContactsForm record={record} />
      </Suspense>
      <Yes personId={record.id} />
    </>
  )
}

function Yes({ personId }: { readonly personId: string }) {
  const [app, segmentService] = [useApp(), useService(SegmentService)]
  const outcome = useOutcome()
  const [topic, setTopic] = useState<ConsentTopic>('news')
  const [evidence, setEvidence] = useState('')
  const take = (state: 'in' | 'out') =>
    void outcome.run('Taking it down…', async () => {
      const recorded = await segmentService.answer({ personIds: [personId], topics: [topic], state, evidence: evidence.trim() })
      await renewPeople(app)
      setEvidence('')
      return { message: recorded > 0 ? `${state === 'in' ? 'Yes' : 'No'} to ${topic}.` : 'That was their answer already.' }
    })
  return (
    <div className={css.form}>
      <h3>What they agree to</h3>
      <Select label="Topic" value={topic} options={[...consentTopics]} onChange={event => setTopic(event.currentTarget.value as ConsentTopic)} />
      <TextField
        label="Evidence"
        help="Where and in what words; a yes is not taken without"
        maxLength={consents.fields.evidence.max}
        value={evidence}
        onChange={event => setEvidence(event.currentTarget.value)}
      />
      <div className={css.acts}>
        <Button onClick={() => take('in')}>Take down a yes</Button>
        <Button onClick={() => take('out')}>Take down a no</Button>
      </div>
      <OutcomeLine outcome={outcome} />
    </div>
  )
}
