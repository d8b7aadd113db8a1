import { type FormEvent, useState } from 'react'
import { maxReason, minReason } from '../../../../domain/shared/functions/reason'
import { Button } from '../../../kit/button'
import { TextArea } from '../../../kit/controls/text-area'
import { TextField } from '../../../kit/controls/text-field'
import { Dialog } from '../../../kit/feedback/dialog'
import css from './access.module.css'

interface ReasonDialogProps {
  readonly title: string
  /** What will happen, in a sentence. */
  readonly what: string
  /** The words of the button that does it. */
  readonly act: string
  /** What else must be typed, letter by letter, before something that cannot be undone. */
  readonly typed?: { readonly label: string; readonly expected: string }
  readonly onAct: (reason: string, typed: string) => void
  readonly onClose: () => void
}

/** Asks why, before something is done to another person's access. */
export function ReasonDialog({ title, what, act, typed, onAct, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  const [typedSoFar, setTyped] = useState('')
  const [isAsked, setAsked] = useState(false)
  const isShort = reason.trim().length < minReason
  const isOther = typed !== undefined && typedSoFar.trim().toLowerCase() !== typed.expected.toLowerCase()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!isShort && !isOther) onAct(reason.trim(), typedSoFar.trim())
  }
  return (
    <Dialog open title={title} onClose={onClose}>
      <form className={css.part} noValidate onSubmit={submit}>
        <p>{what}</p>
        <TextArea
          label="Why"
          help={`${minReason} characters at least; a colleague reads it a year from now.`}
          value={reason}
          onChange={event => setReason(event.currentTarget.value)}
          error={isAsked && isShort ? `Say it in ${minReason} characters or more.` : undefined}
          rows={2}
          maxLength={maxReason}
        />
        {typed && (
          <TextField
            label={typed.label}
            value={typedSoFar}
            onChange={event => setTyped(event.currentTarget.value)}
            error={isAsked && isOther ? 'It is not the same.' : undefined}
            autoComplete="off"
          />
        )}
        <div className={css.acts}>
          <Button look="main" type="submit">
            {act}
          </Button>
          <Button onClick={onClose}>Back</Button>
        </div>
      </form>
    </Dialog>
  )
}
