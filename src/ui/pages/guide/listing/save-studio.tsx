import { useId } from 'react'
import { useSaved } from '../../../app-services/stored-saves'
import { studioNotes, writeNote } from '../../../app-services/stored-studio-notes'
import { Anchor } from '../../../kit/anchor'
import { SaveButton } from '../../../saved/save-button'
import { WhereSavedNotice } from '../../../saved/where-saved-notice'
import css from './save-studio.module.css'

const longestNote = 500

/** Saves a studio, and a private note on this device. */
export function SaveStudio({ studioId }: { readonly studioId: string }) {
  const id = useId()
  const saved = useSaved('listing').includes(studioId)
  const note = studioNotes.useKept()[studioId] ?? ''
  return (
    <section className={css.keep} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>For yourself</h2>
      <SaveButton kind="listing" id={studioId} noun="studio" />
      {saved && (
        <p className={css.where}>
          <WhereSavedNotice /> <Anchor to="/sfosguide/saved">See all you saved</Anchor>
        </p>
      )}
      <p>
        <Anchor to={`/sfosguide/${encodeURIComponent(studioId)}?stamp=`}>Stamp your passport with the code at the door</Anchor>
      </p>
      <label htmlFor={id}>Note to self</label>
      <textarea id={id} rows={2} maxLength={longestNote} value={note} onChange={event => writeNote(studioId, event.target.value)} />
      <p className={css.where}>The note stays on this device.</p>
    </section>
  )
}
