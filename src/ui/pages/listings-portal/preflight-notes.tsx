import type { Preflight } from '../../../domain/guide/prepress/preflight'
import { preflightText, printVerdicts } from '../../print/preflight-text'
import css from './listing-editor.module.css'

/** The print quality of a picture, and how to improve it. */
export const PreflightNotes = ({ result: { print, dpi, isForWeb, notes } }: { readonly result: Preflight }) => (
  <div role="status" className={css.preflight} data-print={print}>
    <p>
      <strong>{printVerdicts[print]}</strong>: {dpi} dots per inch at its printed size.
      {print === 'block' && (isForWeb ? ' The web can show it.' : ' It is too small for the web, too.')}
    </p>
    {notes.length > 0 && (
      <ul>
        {notes.map(note => (
          <li key={note.code}>{preflightText(note)}</li>
        ))}
      </ul>
    )}
  </div>
)
