import { useId } from 'react'
import { studioNotes, writeNote } from '../../../app-services/stored-studio-notes'
import { Anchor } from '../../../kit/anchor'
import css from './studio-notes.module.css'

const longestNote = 500

interface StudioNotesProps {
  readonly studioId: string
  /** Whether the door still opens, and so has a code to stamp with. */
  readonly canStamp: boolean
}

/** The way to the passport, and a private note on this device. */
export function StudioNotes({ studioId, canStamp }: StudioNotesProps) {
  const id = useId()
  const note = studioNotes.useStored()[studioId] ?? ''
  return (
    <section className={css.keep} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>For yourself</h2>
      {canStamp && (
        <p>
          <Anchor to={`/sfosguide/${encodeURIComponent(studioId)}?stamp=`}>Stamp your passport with the code at the door</Anchor>
        </p>
      )}
      <label htmlFor={id}>Note to self</label>
      <textarea id={id} rows={2} maxLength={longestNote} value={note} onChange={event => writeNote(studioId, event.target.value)} />
      <p className={css.where}>The note stays on this device.</p>
    </section>
  )
}
