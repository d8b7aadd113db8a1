import { useEffect, useState } from 'react'
import { holderAmong } from '../../../../domain/office/edit-holder'
import { EditingNow, type Editor } from '../../../../domain/office/editing-now'
import { useService } from '../../../app-services/app-context'
import css from '../record/record-form.module.css'
import type { RecordLockProps } from '../record/record-lock'

/** Milliseconds without a change after which a colleague may go on. */
const idleAfter = 120_000

/**
 * Who holds a record that one person at a time edits: whoever changed something first, until they save it, discard it, or change nothing for
 * two minutes. Without presence everybody may edit, and saving finds conflicts.
 */
export function EditLock({ document, isEditing, entered, onHeld }: RecordLockProps) {
  const editing = useService(EditingNow)
  const [holder, setHolder] = useState<Editor>()
  const [idleWith, setIdleWith] = useState<unknown>()
  const isActive = isEditing && idleWith !== entered
  useEffect(() => {
    if (!isActive) return
    const waiting = setTimeout(() => setIdleWith(entered), idleAfter)
    return () => clearTimeout(waiting)
  }, [isActive, entered])
  useEffect(() => {
    const warn = (error: Error) => console.warn('who else is editing is not known', error)
    const notify = (found: Editor | undefined) => {
      setHolder(found)
      onHeld(found !== undefined)
    }
    return editing.watch(document, (others, own) => notify(holderAmong(others, own)), warn)
  }, [editing, document, onHeld])
  useEffect(
    () => (isActive ? editing.announce(document, error => console.warn('colleagues are not told of the editing', error)) : undefined),
    [editing, document, isActive],
  )
  return (
    <p role="status" className={css.presence}>
      {holder &&
        `${holder.name} is editing this. ${isEditing ? 'Your changes are still here. ' : ''}You can edit it once they save, or after two minutes without a change.`}
    </p>
  )
}
