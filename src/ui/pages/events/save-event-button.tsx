import { useApp } from '../../app-services/app'
import { countSaved } from '../../app-services/count-visits'
import { Button } from '../../kit/button'
import { keepEvent, useKeptEvents } from './saved-events'

/** Saves an event on this device; the calendar then shows it under “Saved”. */
export function SaveEventButton({ id }: { readonly id: string }) {
  const app = useApp()
  const kept = useKeptEvents().includes(id)
  const keep = () => {
    keepEvent(id, !kept)
    if (!kept) countSaved(app, 'event', id)
  }
  return (
    <Button aria-pressed={kept} onClick={keep}>
      {kept && <span aria-hidden="true">✓</span>}
      {kept ? 'Saved' : 'Save'}
    </Button>
  )
}
