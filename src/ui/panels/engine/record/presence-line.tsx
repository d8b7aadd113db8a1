import { useEffect, useState } from 'react'
import { EditingNow, type Editor } from '../../../../domain/office/editing-now'
import { useService } from '../../../app-services/app-context'
import css from './record-form.module.css'

interface PresenceLineProps {
  /** Path of the record. */
  readonly document: string
  /** Whether there is unsaved input. */
  readonly isEditing: boolean
}

/** Shows who else is editing this record, and tells them about this person once they enter something. */
export function PresenceLine({ document, isEditing }: PresenceLineProps) {
  const editing = useService(EditingNow)
  const [others, setOthers] = useState<readonly Editor[]>([])
  // Presence is optional: without it, saving still finds conflicts.
  useEffect(() => editing.watch(document, setOthers, error => console.warn('who else is editing is not known', error)), [editing, document])
  useEffect(
    () => (isEditing ? editing.announce(document, error => console.warn('colleagues are not told of the editing', error)) : undefined),
    [editing, document, isEditing],
  )
  return (
    <p role="status" className={css.presence}>
      {others.length > 0 && `${names(others)} editing this now.`}
    </p>
  )
}

const names = (others: readonly Editor[]) =>
  `${new Intl.ListFormat('en-US').format(others.map(({ name }) => name))} ${others.length === 1 ? 'is' : 'are'}`
