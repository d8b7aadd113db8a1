import type { DoorStatusNow } from '../../domain/guide/door-status/door-status-now'
import { type OpenState, openUntil } from '../blocks/days-and-hours-text'
import { wallClockTime } from '../kit/time/format-time'

/** `Back at 2:30 PM`, `Closes early, at 4:00 PM`: what a studio says of its door today. */
export function doorStatusText({ kind, isOpen, until }: DoorStatusNow): OpenState {
  const time = until === undefined ? '' : wallClockTime(until)
  const words: Readonly<Record<DoorStatusNow['kind'], string>> = {
    open: openUntil(time),
    back: `Back at ${time}`,
    closing: `Closes early, at ${time}`,
    closedEarly: `Closed early, at ${time}`,
    soldOut: isOpen ? `Sold out, open until ${time}` : 'Sold out',
  }
  return { open: isOpen, words: words[kind] }
}
