import { useState } from 'react'
import { addPerson } from '../../../../domain/people/add-person.function'
import { PersonContactService } from '../../../../domain/people/person-contact-service'
import { Callables } from '../../../../domain/shared/functions/callables'
import { useService } from '../../../app-services/app'
import { Button } from '../../../kit/button'
import { Select } from '../../../kit/controls/select'
import { TagsInput } from '../../../kit/controls/tags-input'
import { TextField } from '../../../kit/controls/text-field'
import type { Outcome } from '../../engine/actions/use-outcome'
import frame from '../../engine/panel-frame.module.css'
import css from './person.module.css'

interface NewPersonProps {
  readonly outcome: Outcome
  /** Opens who was entered; nobody where it was given up. */
  readonly onDone: (personId: string | undefined) => void
}

/** Somebody whom staff met. Nobody is agreed to anything by being entered. */
export function NewPerson({ outcome, onDone }: NewPersonProps) {
  const callables = useService(Callables)
  const contacts = useService(PersonContactService)
  const [personId] = useState(() => contacts.newId())
  const [kind, setKind] = useState<'person' | 'business'>('person')
  const [said, setSaid] = useState({ first: '', last: '', organisation: '', email: '', phone: '' })
  const [tags, setTags] = useState<string[]>([])
  const field = (name: keyof typeof said, label: string, type = 'text') => (
    <TextField label={label} type={type} value={said[name]} onChange={event => setSaid({ ...said, [name]: event.currentTarget.value })} />
  )
  const isNamed = kind === 'business' ? said.organisation.trim() !== '' : `${said.first}${said.last}`.trim() !== ''
  const add = (event: React.FormEvent) => {
    event.preventDefault()
    const { first, last, organisation, email, phone } = said
    void outcome
      .run('Entering…', async () => {
        await callables.call(addPerson, {
          personId,
          kind,
          first,
          last,
          tags,
          source: 'Office',
          emails: email.trim() ? [{ address: email }] : [],
          phones: phone.trim() ? [phone] : [],
          addresses: [],
          ...(organisation.trim() && { organisation }),
        })
        return { message: `${kind === 'business' ? organisation : `${first} ${last}`.trim()} is entered, and agreed to nothing yet.` }
      })
      .then(done => done && onDone(personId))
  }
  return (
    <aside className={frame.form} aria-label="New person">
      <form className={css.form} onSubmit={add}>
        <h2>New person</h2>
        <Select
          label="Kind"
          value={kind}
          options={[
            { value: 'person', label: 'Person' },
            { value: 'business', label: 'Business' },
          ]}
          onChange={event => setKind(event.currentTarget.value as typeof kind)}
        />
        {kind === 'person' && field('first', 'First name')}
        {kind === 'person' && field('last', 'Last name')}
        {field('organisation', 'Organisation')}
        {field('email', 'E-mail', 'email')}
        {field('phone', 'Phone', 'tel')}
        <TagsInput label="Tags" value={tags} onChange={setTags} most={40} />
        <div className={css.acts}>
          <Button look="main" type="submit" disabled={!isNamed}>
            Enter
          </Button>
          <Button onClick={() => onDone(undefined)}>Cancel</Button>
        </div>
      </form>
    </aside>
  )
}
