import type { ReactNode } from 'react'
import type { CalendarCard } from '../../../domain/calendar/calendar-snapshot-types'
import { Button } from '../../kit/button'

interface AddToCalendarProps {
  readonly events: readonly CalendarCard[]
  /** Name of the calendar; also of the file. */
  readonly name: string
  readonly look?: 'main' | 'plain'
  readonly size?: 's' | 'm'
  readonly children: ReactNode
}

/** Downloads the events as a calendar file. The code that writes it loads with the first press. */
export function AddToCalendar({ events, name, look = 'plain', size = 'm', children }: AddToCalendarProps) {
  const save = async () => {
    const [{ calendarFile }, { saveFile }] = await Promise.all([
      import('../../../domain/calendar/calendar-file'),
      import('../../app-services/save-file'),
    ])
    const text = calendarFile(events, { name, origin: location.origin, stamp: new Date() })
    saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `${fileName(name)}.ics`)
  }
  return (
    <Button look={look} size={size} onClick={() => void save()}>
      {children}
    </Button>
  )
}

const fileName = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60) || 'calendar'
