import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { counted } from '../../../kit/counted'
import { calendarDay, dayOf } from '../../../kit/time/format-time'
import { portalQueries } from '../../../listings-portal/portal.queries'
import { passportQueries } from '../../../passport/passport.queries'
import { useSitePreview } from '../../../preview/site-preview'
import css from './door-status.module.css'

/** How many visitors stamped their passports at one's own doors, by day, without names. Nothing before the first stamp. */
export default function OwnDoorStamps() {
  // Only owners may read stamps, so a staff preview shows none.
  return useSitePreview() === null ? <StampsAtOwnDoors /> : null
}

function StampsAtOwnDoors() {
  const app = useApp()
  const all = useLiveQuery(portalQueries(app).all())
  const published = (all?.listings ?? []).filter(({ status }) => status === 'published')
  const doors = useLiveQuery(passportQueries(app).doors(published.map(({ id }) => id)))
  const stamped = published.flatMap(({ id, displayName, editionId }) => {
    const door = doors.get(id)
    return door && door.days.length > 0 ? [{ id, name: displayName, edition: all!.editions.get(editionId)!.name, ...door }] : []
  })
  if (stamped.length === 0) return null
  return (
    <section className={css.doors} aria-labelledby="door-visits">
      <h2 id="door-visits">Stamps at your door</h2>
      <p className={css.lead}>Not every visitor scans the sign, so more people came than these.</p>
      <ul>
        {stamped.map(({ id, name, edition, visitors, days }) => (
          <li key={id}>
            <strong>
              <bdi>{name}</bdi>, {edition}
            </strong>
            : {counted(visitors, 'visitor')} (
            {days.map(({ date, stamps }) => `${dayOf(calendarDay(date), 'UTC', { short: true })}: ${counted(stamps, 'stamp')}`).join(', ')})
          </li>
        ))}
      </ul>
    </section>
  )
}
