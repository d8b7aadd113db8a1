import { zoneName } from '../../kit/time/format-time'
import { useViewerZone } from '../../kit/time/viewer-zone'
import { useOrganisation } from '../../queries/site.queries'
import css from './panel-frame.module.css'

/** For staff whose own clock is in another zone: tables and forms have times without one. Drawn with the panel, which it would move if it came after. */
export function ZoneNote() {
  const tz = useOrganisation()?.tz
  const viewer = useViewerZone()
  return !tz || viewer === undefined || viewer === tz ? null : <small className={css.zone}>Times here are in {zoneName(tz)}</small>
}
