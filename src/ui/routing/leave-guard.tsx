import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { Button } from '../kit/button'
import { Dialog } from '../kit/feedback/dialog'
import { unsavedInput } from './unsaved-input'

/** Asks before a navigation, or closing the tab, loses unsaved input. */
export default function LeaveGuard() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => unsavedInput.held && currentLocation.pathname !== nextLocation.pathname)
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsavedInput.held) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog
      open
      title="Leave without saving?"
      onClose={() => blocker.reset()}
      actions={
        <>
          <Button look="main" onClick={() => blocker.reset()}>
            Keep editing
          </Button>
          <Button onClick={() => blocker.proceed()}>Leave</Button>
        </>
      }
    >
      <p>Your changes on this page are not saved.</p>
    </Dialog>
  )
}
