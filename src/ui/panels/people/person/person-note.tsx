import { useEffect, useRef, useState } from 'react'
import { PersonProfile } from '../../../../domain/contacts/person-profile'
import { personNotes } from '../../../../domain/people/person-notes'
import { useApp, useService } from '../../../app-services/app'
import { Button } from '../../../kit/button'
import { TextArea } from '../../../kit/controls/text-area'
import { renewPeople } from '../../../queries/people.queries'
import type { Outcome } from '../../engine/actions/use-outcome'
import css from './person.module.css'

interface PersonNoteProps {
  readonly personId: string
  readonly note: string
  readonly outcome: Outcome
  readonly onDone: () => void
}

/** The office's note of somebody, which they never see. */
export function PersonNote({ personId, note, outcome, onDone }: PersonNoteProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => box.current?.focus(), [])
  const [app, profile] = [useApp(), useService(PersonProfile)]
  const [text, setText] = useState(note)
  const save = (words: string) => profile.writeNote(personId, words).then(() => renewPeople(app))
  return (
    <form
      className={css.form}
      onSubmit={event => {
        event.preventDefault()
        void outcome
          .run('Saving the note…', async () => {
            await save(text.trim())
            return { message: 'The note is saved.', undo: () => save(note) }
          })
          .then(done => done && onDone())
      }}
    >
      <TextArea
        label="Note"
        help="Only the office sees it."
        rows={4}
        maxLength={personNotes.fields.note.max}
        value={text}
        ref={box}
        onChange={event => setText(event.currentTarget.value)}
      />
      <Button look="main" type="submit">
        Save the note
      </Button>
    </form>
  )
}
