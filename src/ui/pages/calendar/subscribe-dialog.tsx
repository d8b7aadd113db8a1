import { useState } from 'react'
import { Button } from '../../kit/button'
import { TextField } from '../../kit/controls/text-field'
import { Dialog } from '../../kit/feedback/dialog'
import css from './subscribe-dialog.module.css'

interface SubscribeDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The calendar file (RFC 5545), written at each publication of the calendar. */
const feedPath = '/calendar.ics'

/** How to subscribe to the calendar in a calendar app. */
export default function SubscribeDialog({ open, onClose }: SubscribeDialogProps) {
  const [message, setMessage] = useState('')
  const address = `${location.origin}${feedPath}`
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setMessage('Address copied.'),
      // The browser may refuse; the address can be copied from the field.
      () => setMessage('Select the address above and copy it.'),
    )
  return (
    <Dialog
      open={open}
      title="Follow the calendar"
      onClose={onClose}
      actions={
        <a className={css.open} href={`webcal://${location.host}${feedPath}`}>
          Open in my calendar app
        </a>
      }
    >
      <p>Your calendar app gets new, moved and canceled events from here. You need no account.</p>
      <TextField label="Address of the calendar" readOnly value={address} onFocus={event => event.target.select()} />
      <div>
        <Button onClick={() => void copy()}>Copy the address</Button>
        <p role="status" className={css.message}>
          {message}
        </p>
      </div>
    </Dialog>
  )
}
