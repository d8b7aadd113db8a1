import type { ReactNode } from 'react'
import { isElsewhere } from './format-time'
import { useViewerZone } from './viewer-zone'

interface ElsewhereProps {
  readonly at: Date
  /** IANA zone of the place. */
  readonly tz: string
  readonly children: ReactNode
}

/** Words for visitors whose own clock shows another time than the place's; nothing until the page is in their hands. */
export function Elsewhere({ at, tz, children }: ElsewhereProps) {
  const viewer = useViewerZone()
  return viewer !== undefined && isElsewhere(at, tz, viewer) ? children : null
}
