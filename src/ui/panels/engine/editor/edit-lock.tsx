import { useEffect, useState } from 'react'
import { EditingNow, type Editor } from '../../../../domain/office/editing-now'
import { holderAmong } from '../../../../domain/office/who-holds-edit-lock'
import { useService } from '../../../app-services/app-context'
import { FailureNotice } from '../../../forms/failure-notice'
import { useAction } from '../../../forms/use-action'
import { Button } from '../../../kit/button'
import css from '../record/record-form.module.css'
import type { RecordLockProps } from '../record/record-lock'

/** Milliseconds without a change after which a colleague may go on. */
const idleAfter = 120_000

/**
 * Who holds a record that one person at a time edits: whoever changed something first, or took over last, until they save it, discard it, or
 * change nothing for two minutes. Without presence everybody may edit, and saving finds conflicts.
 */
export function EditLock({ document, isEditing, entered, onHeld }: RecordLockProps) {
  const editing = useService(EditingNow)
  const { busy, error, run } = useAction()
  const [holder, setHolder] = useState<Editor>()
  const [idleWith, setIdleWith] = useState<unknown>()
  const [tookOver, setTookOver] = useState(false)
  const [wasEditing, setWasEditing] = useState(isEditing)
  if (wasEditing !== isEditing) {
    setWasEditing(isEditing)
    // Saved or discarded.
    if (!isEditing) setTookOver(false)
  }
  const isActive = (isEditing || tookOver) && idleWith !== entered
  useEffect(() => {
    if (!isActive) return
    const waiting = setTimeout(() => {
      setIdleWith(entered)
      setTookOver(false)
    }, idleAfter)
    return () => clearTimeout(waiting)
  }, [isActive, entered])
  useEffect(() => {
    const warn = (failure: Error) => console.warn('who else is editing is not known', failure)
    const notify = (found: Editor | undefined) => {
      setHolder(found)
      onHeld(found !== undefined)
    }
    return editing.watch(document, (others, own) => notify(holderAmong(others, own)), warn)
  }, [editing, document, onHeld])
  useEffect(
    () => (isActive ? editing.announce(document, failure => console.warn('colleagues are not told of the editing', failure)) : undefined),
    [editing, document, isActive],
  )
  const takeOver = () =>
    void run(async () => {
      await editing.takeOver(document)
      setIdleWith(undefined)
      setTookOver(true)
    })
  return (
    <>
      <div role="status" className={css.presence}>
        {holder && (
          <>
            {sentence(holder, isEditing)}{' '}
            <Button size="xs" busy={busy} onClick={takeOver}>
              Take over
            </Button>
          </>
        )}
      </div>
      {error !== undefined && <FailureNotice error={error} />}
    </>
  )
}

const sentence = ({ name, turn }: Editor, isEditing: boolean) =>
  isEditing
    ? `${name} ${turn === undefined ? 'is editing this' : 'took over'}. Your changes are still here. You can save them once ${name} saves, or after two minutes without a change.`
    : `${name} is editing this. You can edit it once they save, or after two minutes without a change. If you take over, they keep what they entered.`
