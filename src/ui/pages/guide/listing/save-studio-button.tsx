import { useId } from 'react'
import { useApp } from '../../../app-services/app'
import { countSaved } from '../../../app-services/count-visits'
import { Button } from '../../../kit/button'
import css from './save-studio-button.module.css'
import { keepStudio, useSavedStudios } from './saved-studios'

const longestNote = 500

/** Saves a studio and a private note on this device. */
export function SaveStudioButton({ studioId }: { readonly studioId: string }) {
  const app = useApp()
  const id = useId()
  const { saved, note } = useSavedStudios()[studioId] ?? { saved: false, note: '' }
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
