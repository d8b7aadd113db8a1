import { useEffect, useState } from 'react'
import { EditingNow, type Editor, holderAmong } from '../../../../domain/office/editing-now'
import { useService } from '../../../app-services/app-context'

/** Milliseconds without a change after which a colleague may go on. */
const idleAfter = 120_000

/**
 * Who holds a record that one person at a time edits: whoever changed something first, until they save it, discard it, or change nothing for
 * two minutes. `undefined` if nobody else does. Without presence everybody may edit, and saving finds conflicts.
 */
export function useEditLock(document: string | undefined, isDirty: boolean, entered: unknown): Editor | undefined {
  const editing = useService(EditingNow)
  const [holder, setHolder] = useState<Editor>()
  const [idleWith, setIdleWith] = useState<unknown>()
  const isActive = isDirty && idleWith !== entered
  useEffect(() => {
    if (!isActive) return
    const waiting = setTimeout(() => setIdleWith(entered), idleAfter)
    return () => clearTimeout(waiting)
  }, [isActive, entered])
  useEffect(() => {
    if (document === undefined) return
    const warn = (error: Error) => console.warn('who else is editing is not known', error)
    return editing.watch(document, (others, own) => setHolder(holderAmong(others, own)), warn)
  }, [editing, document])
  useEffect(() => {
    if (document === undefined || !isActive) return
    return editing.announce(document, error => console.warn('colleagues are not told of the editing', error))
  }, [editing, document, isActive])
  return holder
}
