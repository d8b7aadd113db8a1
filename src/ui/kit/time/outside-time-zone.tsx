import type { ReactNode } from 'react'
import { isElsewhere } from './format-time'
import { useViewerZone } from './viewer-zone'

interface OutsideTimeZoneProps {
  readonly at: Date
  /** IANA zone of the place. */
  readonly tz: string
  readonly children: ReactNode
}

/** Renders its children only for visitors in a different time zone; nothing before hydration. */
export function OutsideTimeZone({ at, tz, children }: OutsideTimeZoneProps) {
  const viewer = useViewerZone()
  return viewer !== undefined && isElsewhere(at, tz, viewer) ? children : null
}
