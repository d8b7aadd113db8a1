import { Button } from '../../kit/button'
import { keepEvent, useKeptEvents } from './kept-events'

/** Saves an event on this device; the calendar then shows it under “Saved”. */
export function KeepEvent({ id }: { readonly id: string }) {
  const kept = useKeptEvents().includes(id)
  return (
    <Button aria-pressed={kept} onClick={() => keepEvent(id, !kept)}>
      {kept && <span aria-hidden="true">✓</span>}
      {kept ? 'Saved' : 'Save'}
    </Button>
  )
}
