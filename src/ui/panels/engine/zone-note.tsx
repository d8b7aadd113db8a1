import { useOrganisationZone } from '../../forms/use-organisation-zone'
import { useViewerZone } from '../../kit/time/viewer-zone'
import css from './panel-frame.module.css'

/** For staff whose own clock is in another zone: tables and forms have times without one. */
export default function ZoneNote() {
  const tz = useOrganisationZone()
  const viewer = useViewerZone()
  return viewer === undefined || viewer === tz ? null : <small className={css.zone}>Times here are in {zoneName(tz)}</small>
}

/** `Pacific Time`, in summer and winter. */
const zoneName = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts().find(({ type }) => type === 'timeZoneName')?.value ??
  timeZone
