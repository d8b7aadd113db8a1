import { useId } from 'react'
import { useApp } from '../../app-services/app'
import { countSaved } from '../../app-services/visits'
import { Button } from '../../kit/button'
import css from './keep-studio.module.css'
import { keepStudio, useKeptStudios } from './kept-studios'

const longestNote = 500

/** Saving a studio and writing a note to oneself; both stay on this device. */
export function KeepStudio({ studioId }: { readonly studioId: string }) {
  const app = useApp()
  const id = useId()
  const { saved, note } = useKeptStudios()[studioId] ?? { saved: false, note: '' }
  const keep = () => {
    keepStudio(studioId, { saved: !saved })
    if (!saved) countSaved(app, 'studio', studioId)
  }
  return (
    <section className={css.keep} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>For yourself</h2>
      <Button look={saved ? 'main' : 'plain'} aria-pressed={saved} onClick={keep}>
        {saved && <span aria-hidden="true">✓</span>}
        Save this studio
      </Button>
      <label htmlFor={id}>Note to self</label>
      <textarea id={id} rows={2} maxLength={longestNote} value={note} onChange={event => keepStudio(studioId, { note: event.target.value })} />
      <p className={css.where}>Kept on this device only.</p>
    </section>
  )
}
