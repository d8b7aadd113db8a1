import { useState } from 'react'
import { Button } from '../../../kit/button'
import { Dialog } from '../../../kit/feedback/dialog'

interface LeaveButtonProps {
  /** What is given up: `your place`, `your 3 places`; nothing for whoever waits. */
  readonly places?: string
  readonly busy: boolean
  readonly isOnline: boolean
  /** Called with what is true then. */
  readonly onLeave: (done: string) => void
}

/** Gives places up, or a place in line, after a question: others may take them at once. */
export function LeaveButton({ places, busy, isOnline, onLeave }: LeaveButtonProps) {
  const [isAsked, setAsked] = useState(false)
  const label = places ? `Cancel ${places}` : 'Leave the waiting list'
  const [isLeaving, setLeaving] = useState(false)
  const keep = () => setAsked(false)
  return (
    <>
      <Button busy={busy} disabled={!isOnline} onClick={() => setAsked(true)}>
        {label}
      </Button>
      <Dialog
        open={isAsked}
        title={`${label}?`}
        onClose={keep}
        actions={
          <>
            <Button
              look="main"
              onClick={() => {
                keep()
                setLeaving(true)
                onLeave(places ? `You canceled ${places}.` : 'You left the waiting list.')
              }}
            >
              {label}
            </Button>
            <Button onClick={keep}>{places ? `Keep ${places}` : 'Keep waiting'}</Button>
          </>
        }
      >
        <p>{places ? 'Somebody else may take what you give up.' : 'If you join again, you are the last in line.'}</p>
      </Dialog>
      <span role="status">{busy && isLeaving ? (places ? 'Canceling…' : 'Leaving the list…') : ''}</span>
    </>
  )
}
