import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { consents } from '../../../../domain/people/consents'
import type { people } from '../../../../domain/people/people'
import { SegmentService } from '../../../../domain/segments/segment-service'
import { optional, type RecordOf } from '../../../../domain/shared/records/fields'
import { useApp, useService } from '../../../app-services/app'
import { Form, FormField, workingWords } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { Button } from '../../../kit/button'
import { renewPeople } from '../../../queries/people.queries'
import { OutcomeLine } from '../../engine/actions/outcome-line'
import { useOutcome } from '../../engine/actions/use-outcome'
import type { RecordPartProps } from '../../engine/panel-spec'

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

const fields = { topic: consents.fields.topic, evidence: optional(consents.fields.evidence) }

function Yes({ personId }: { readonly personId: string }) {
  const [app, segmentService] = [useApp(), useService(SegmentService)]
  const outcome = useOutcome()
  const take = (state: 'in' | 'out') => (answer: RecordOf<typeof fields>) =>
    outcome.run('Taking it down…', async () => {
      const { topic, evidence = '' } = answer
      const recorded = await segmentService.answer({ personIds: [personId], topics: [topic], state, evidence: evidence.trim() })
      await renewPeople(app)
      return { message: recorded > 0 ? `${state === 'in' ? 'Yes' : 'No'} to ${topic}.` : 'That was their answer already.' }
    })
  const form = useForm({ fields, initial: { topic: 'news' }, resets: true, submit: take('in') })
  return (
    <>
      <h3>What they agree to</h3>
      <Form
        form={form}
        label="Take down a yes"
        title="What they agree to"
        marks="required"
        words={workingWords('Taking it down…')}
        acts={<Button onClick={() => void form.submit(form.values, take('out'))}>Take down a no</Button>}
      >
        <FormField name="topic" />
        <FormField name="evidence" help="Where and in what words; a yes is not taken without" />
      </Form>
      <OutcomeLine outcome={outcome} />
    </>
  )
}
