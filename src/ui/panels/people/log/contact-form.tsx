import { useEffect, useRef, useState } from 'react'
import { ContactBook, type NewContact } from '../../../../domain/people/contact-book'
import { contactLog } from '../../../../domain/people/contact-log'
import { useApp, useService } from '../../../app-services/app'
import { Button } from '../../../office/controls/button'
import { Checkbox } from '../../../office/controls/checkbox'
import { NativeSelect } from '../../../office/controls/native-select'
import { TextInput } from '../../../office/controls/text-input'
import { Textarea } from '../../../office/controls/textarea'
import { renewPeople } from '../../../queries/people.queries'
import { instantOf } from '../../engine/instant-of'
import { useKeptForm } from '../../engine/use-kept-form'
import type { Outcome } from '../../engine/use-outcome'
import { usePanelPlace } from '../../engine/use-panel-place'
import css from '../person/person.module.css'

interface ContactFormProps {
  readonly personId: string
  readonly outcome: Outcome
  readonly onDone: () => void
}

export const channelWords: Readonly<Record<NewContact['channel'], string>> = { call: 'Call', mail: 'Mail', visit: 'Visit', event: 'At an event' }

const nothingYet: Readonly<{ channel: NewContact['channel']; note: string; result: string; due: string; isPrivate: boolean }> = {
  channel: 'call',
  note: '',
  result: '',
  due: '',
  isPrivate: false,
}

/** A talk with somebody, as it is written down: what was said, what came of it, and what is to follow. A spoken note is typed by the device. */
export function ContactForm({ personId, outcome, onDone }: ContactFormProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => box.current?.focus(), [])
  const [app, book] = [useApp(), useService(ContactBook)]
  const { tz } = usePanelPlace()
  const { values, enter, draft, sent } = useKeptForm({
    of: contactLog,
    id: `talk-with-${personId}`,
    begin: nothingYet,
    onSent: onDone,
  })
  const [isMissing, setMissing] = useState(false)
  const { channel, note, result, due, isPrivate } = values

  const save = (event: React.FormEvent) => {
    event.preventDefault()
    setMissing(note.trim() === '')
    if (note.trim() === '') return
    void outcome
      .run('Writing it down…', async () => {
        const followUp = due && { followUp: { due: await instantOf(`${due}T17:00`, tz) } }
        await book.write({ personId, channel, note: note.trim(), private: isPrivate, ...(result.trim() && { outcome: result.trim() }), ...followUp })
        await renewPeople(app)
        return { said: due ? 'Logged, and on your list.' : 'Logged.' }
      })
      .then(done => done && sent())
  }
  return (
    <form className={css.form} onSubmit={save} noValidate>
      {draft}
      <NativeSelect
        label="How"
        value={channel}
        data={Object.entries(channelWords).map(([value, label]) => ({ value, label }))}
        onChange={event => enter({ channel: event.currentTarget.value as NewContact['channel'] })}
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
        onChange={event => enter({ note: event.currentTarget.value })}
      />
      <TextInput label="What came of it" maxLength={140} value={result} onChange={event => enter({ result: event.currentTarget.value })} />
      <TextInput type="date" label="Follow up by" value={due} onChange={event => enter({ due: event.currentTarget.value })} />
      <Checkbox
        label="Private"
        description="Only you and the director read it"
        checked={isPrivate}
        onChange={event => enter({ isPrivate: event.currentTarget.checked })}
      />
      <Button type="submit">Log it</Button>
    </form>
  )
}
