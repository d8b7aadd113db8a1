import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { Button } from '../kit/button'
import { Dialog } from '../kit/feedback/dialog'
import { unsavedInput } from './unsaved-input'

const unsaved = { title: 'Leave without saving?', text: 'Your changes on this page are not saved.', stay: 'Keep editing' }
const running = {
  title: 'Leave while this is running?',
  text: 'What is done is kept. Come back to this page for the rest.',
  stay: 'Stay on this page',
}

/** Asks before a navigation, or closing the tab, loses unsaved input or interrupts what runs. */
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
  const { title, text, stay } = unsavedInput.isRun ? running : unsaved
  return (
    <Dialog
      open
      title={title}
      onClose={() => blocker.reset()}
      actions={
        <>
          <Button look="main" onClick={() => blocker.reset()}>
            {stay}
          </Button>
          <Button onClick={() => blocker.proceed()}>Leave</Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
