import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { ContactBook, type NewContact } from '../../../../domain/people/contact-book'
import { wallTime } from '../../../../domain/shared/wall-time'
import { useApp, useService } from '../../../app-services/app'
import { renewPeople } from '../../../queries/people.queries'
import type { Outcome } from '../../engine/use-outcome'
import { usePanelPlace } from '../../engine/use-panel-place'
import css from '../person/person.module.css'

interface ContactFormProps {
  readonly personId: string
  readonly outcome: Outcome
  readonly onDone: () => void
}

export const channelWords: Readonly<Record<NewContact['channel'], string>> = { call: 'Call', mail: 'Mail', visit: 'Visit', event: 'At an event' }

/** A talk with somebody, as it is written down: what was said, what came of it, and what is to follow. A spoken note is typed by the device. */
export function ContactForm({ personId, outcome, onDone }: ContactFormProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => box.current?.focus(), [])
  const [app, book] = [useApp(), useService(ContactBook)]
  const { tz } = usePanelPlace()
  const [channel, setChannel] = useState<NewContact['channel']>('call')
  const [note, setNote] = useState('')
  const [result, setResult] = useState('')
  const [due, setDue] = useState('')
  const [isPrivate, setPrivate] = useState(false)
  const [isMissing, setMissing] = useState(false)

  const save = (event: React.FormEvent) => {
    event.preventDefault()
    setMissing(note.trim() === '')
    if (note.trim() === '') return
    void outcome
      .run('Writing it down…', async () => {
        const followUp = due && { followUp: { due: wallTime(`${due}T17:00`, tz).utc } }
        await book.write({ personId, channel, note: note.trim(), private: isPrivate, ...(result.trim() && { outcome: result.trim() }), ...followUp })
        await renewPeople(app)
        return { said: due ? 'Logged, and on your list.' : 'Logged.' }
      })
      .then(done => done && onDone())
  }
  return (
    <form className={css.form} onSubmit={save} noValidate>
      <NativeSelect
        label="How"
        value={channel}
        data={Object.entries(channelWords).map(([value, label]) => ({ value, label }))}
        onChange={event => setChannel(event.currentTarget.value as NewContact['channel'])}
      />
      <Textarea
        label="Note"
        description={`${note.length} of 2,000`}
        withAsterisk
        ref={box}
        rows={4}
        maxLength={2000}
        value={note}
        error={isMissing && 'Write what was said.'}
        onChange={event => setNote(event.currentTarget.value)}
      />
      <TextInput label="What came of it" maxLength={140} value={result} onChange={event => setResult(event.currentTarget.value)} />
      <TextInput type="date" label="Follow up by" value={due} onChange={event => setDue(event.currentTarget.value)} />
      <Checkbox
        label="Private"
        description="Only you and the director read it"
        checked={isPrivate}
        onChange={event => setPrivate(event.currentTarget.checked)}
      />
      <Button type="submit">Log it</Button>
    </form>
  )
}
