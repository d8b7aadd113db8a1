/** Keeps a record for one person at a time, above its form. */
export interface RecordLockProps {
  /** Path of the record. */
  readonly document: string
  /** Whether this person has unsaved input, and all that is entered. */
  readonly isEditing: boolean
  readonly entered: unknown
  /** Tells whether somebody else holds it now. */
  readonly onHeld: (isHeld: boolean) => void
}
