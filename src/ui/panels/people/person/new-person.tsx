import { useState } from 'react'
import { ContactsDesk } from '../../../../domain/people/contacts-desk'
import { useService } from '../../../app-services/app'
import { Button } from '../../../office/controls/button'
import { NativeSelect } from '../../../office/controls/native-select'
import { TagsInput } from '../../../office/controls/tags-input'
import { TextInput } from '../../../office/controls/text-input'
import frame from '../../engine/panel-frame.module.css'
import type { Outcome } from '../../engine/use-outcome'
import css from './person.module.css'

interface NewPersonProps {
  readonly outcome: Outcome
  /** Opens who was entered; nobody where it was given up. */
  readonly onDone: (personId: string | undefined) => void
}

/** Somebody whom staff met. Nobody is agreed to anything by being entered. */
export function NewPerson({ outcome, onDone }: NewPersonProps) {
  const desk = useService(ContactsDesk)
  const [personId] = useState(() => desk.newId())
  const [kind, setKind] = useState<'person' | 'business'>('person')
  const [said, setSaid] = useState({ first: '', last: '', organisation: '', email: '', phone: '' })
  const [tags, setTags] = useState<string[]>([])
  const field = (name: keyof typeof said, label: string, type = 'text') => (
    <TextInput label={label} type={type} value={said[name]} onChange={event => setSaid({ ...said, [name]: event.currentTarget.value })} />
  )
  const isNamed = kind === 'business' ? said.organisation.trim() !== '' : `${said.first}${said.last}`.trim() !== ''
  const add = (event: React.FormEvent) => {
    event.preventDefault()
    const { first, last, organisation, email, phone } = said
    void outcome
      .run('Entering…', async () => {
        await desk.add({
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
        return { said: `${kind === 'business' ? organisation : `${first} ${last}`.trim()} is entered, and agreed to nothing yet.` }
      })
      .then(done => done && onDone(personId))
  }
  return (
    <aside className={frame.form} aria-label="New person">
      <form className={css.form} onSubmit={add}>
        <h2>New person</h2>
        <NativeSelect
          label="Kind"
          value={kind}
          data={[
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
          <Button type="submit" disabled={!isNamed}>
            Enter
          </Button>
          <Button variant="default" onClick={() => onDone(undefined)}>
            Cancel
          </Button>
        </div>
      </form>
    </aside>
  )
}
