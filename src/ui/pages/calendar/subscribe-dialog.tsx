import { useState } from 'react'
import { Button } from '../../kit/button'
import { TextField } from '../../kit/controls/text-field'
import { Dialog } from '../../kit/feedback/dialog'
import css from './subscribe-dialog.module.css'

interface SubscribeDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The address of the calendar file that is written anew with every published calendar (RFC 5545). */
const feedPath = '/calendar.ics'

/** How to have the calendar in a calendar program, and every change of it. */
export default function SubscribeDialog({ open, onClose }: SubscribeDialogProps) {
  const [said, say] = useState('')
  const address = `${location.origin}${feedPath}`
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => say('The address is in your clipboard.'),
      // The browser may forbid it; the field above holds the address.
      () => say('Select the address above and copy it.'),
    )
  return (
    <Dialog
      open={open}
      title="Follow the calendar"
      onClose={onClose}
      actions={
        <a className={css.open} href={`webcal://${location.host}${feedPath}`}>
          Open in my calendar program
        </a>
      }
    >
      <p>Your calendar program looks here for what is new, what has moved and what is called off. You need no account.</p>
      <TextField label="Address of the calendar" readOnly value={address} onFocus={event => event.target.select()} />
      <div>
        <Button onClick={() => void copy()}>Copy the address</Button>
        <p role="status" className={css.said}>
          {said}
        </p>
      </div>
    </Dialog>
  )
}
