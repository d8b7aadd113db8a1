import { useState } from 'react'
import { Link } from 'react-router-dom'
import { type ConsentTopic, consentTopics } from '../../../../domain/accounts/consents'
import type { people } from '../../../../domain/accounts/people'
import { ContactsDesk } from '../../../../domain/people/contacts-desk'
import { SegmentShelf } from '../../../../domain/people/segment-shelf'
import { useApp, useService } from '../../../app-services/app'
import { Button } from '../../../office/controls/button'
import { NativeSelect } from '../../../office/controls/native-select'
import { TagsInput } from '../../../office/controls/tags-input'
import { TextInput } from '../../../office/controls/text-input'
import { renewPeople } from '../../../queries/people.queries'
import { OutcomeLine } from '../../engine/outcome-line'
import type { RecordPartProps } from '../../engine/panel-spec'
import { useOutcome } from '../../engine/use-outcome'
import css from './person.module.css'

/** Under the form of a person: how they are reached, which callables change because addresses are unique, and a yes with its evidence. */
export function ReachedBy({ record }: RecordPartProps<typeof people>) {
  if (record.status !== 'active') return <Link to={`/cpanel/userfinder?person=${record.id}`}>Open the person</Link>
  return (
    <>
      <p>
        <Link to={`/cpanel/userfinder?person=${record.id}`}>Everything about {record.names.display}</Link>
      </p>
      <Contacts key={record.rev} record={record} />
      <Yes personId={record.id} />
    </>
  )
}

function Contacts({ record }: RecordPartProps<typeof people>) {
  const [app, desk] = [useApp(), useService(ContactsDesk)]
  const outcome = useOutcome()
  const [emails, setEmails] = useState(record.emails.map(({ address }) => address))
  const [phones, setPhones] = useState([...(record.phones ?? [])])
  return (
    <form
      className={css.form}
      onSubmit={event => {
        event.preventDefault()
        void outcome.run('Saving…', async () => {
          await desk.change(record, { emails, phones })
          await renewPeople(app)
          return { said: 'Saved.' }
        })
      }}
    >
      <h3>Reached by</h3>
      <TagsInput
        label="E-mail addresses"
        description="Enter takes each; the one that signs in stays first"
        value={emails}
        onChange={setEmails}
        most={5}
      />
      <TagsInput label="Phones" value={phones} onChange={setPhones} most={3} />
      <Button type="submit" variant="default">
        Save how they are reached
      </Button>
      <OutcomeLine outcome={outcome} />
    </form>
  )
}

function Yes({ personId }: { readonly personId: string }) {
  const [app, shelf] = [useApp(), useService(SegmentShelf)]
  const outcome = useOutcome()
  const [topic, setTopic] = useState<ConsentTopic>('news')
  const [evidence, setEvidence] = useState('')
  const take = (state: 'in' | 'out') =>
    void outcome.run('Taking it down…', async () => {
      const recorded = await shelf.answer({ personIds: [personId], topics: [topic], state, evidence: evidence.trim() })
      await renewPeople(app)
      setEvidence('')
      return { said: recorded > 0 ? `${state === 'in' ? 'Yes' : 'No'} to ${topic}.` : 'That was their answer already.' }
    })
  return (
    <div className={css.form}>
      <h3>What they agree to</h3>
      <NativeSelect label="Topic" value={topic} data={[...consentTopics]} onChange={event => setTopic(event.currentTarget.value as ConsentTopic)} />
      <TextInput
        label="Evidence"
        description="Where and in what words; a yes is not taken without"
        maxLength={300}
        value={evidence}
        onChange={event => setEvidence(event.currentTarget.value)}
      />
      <div className={css.acts}>
        <Button variant="default" onClick={() => take('in')}>
          Take down a yes
        </Button>
        <Button variant="default" onClick={() => take('out')}>
          Take down a no
        </Button>
      </div>
      <OutcomeLine outcome={outcome} />
    </div>
  )
}
