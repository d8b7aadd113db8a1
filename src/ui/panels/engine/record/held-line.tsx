import type { Editor } from '../../../../domain/office/editing-now'
import css from './record-form.module.css'

interface HeldLineProps {
  readonly holder: Editor | undefined
  /** Whether this person has unsaved input. */
  readonly isDirty: boolean
}

/** Says who edits a record that one person at a time may edit. */
export const HeldLine = ({ holder, isDirty }: HeldLineProps) => (
  <p role="status" className={css.presence}>
    {holder &&
      `${holder.name} is editing this. ${isDirty ? 'Your changes are still here. ' : ''}You can edit it once they save, or after two minutes without a change.`}
  </p>
)
