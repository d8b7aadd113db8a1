import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { masqueradeOf } from '../../domain/accounts/masquerade/masquerade'
import { allows, scope } from '../../domain/shared/records/policy'
import { useApp } from '../app-services/app'
import { useLiveQuery } from '../app-services/live-query'
import { dayOf, timeOf } from '../kit/time/format-time'
import css from '../layout/masquerade-bar.module.css'
import { wallClock } from '../queries/clock.queries'
import { sessionQueries } from '../queries/session.queries'
import { siteQueries } from '../queries/site.queries'
import { previewSite, usePreviewDate } from './preview-date'

/** Above every page while staff preview the site as of another date, also during a masquerade. */
export function PreviewBar() {
  const date = usePreviewDate()
  return date === null ? null : <Bar date={date} />
}

function Bar({ date }: { readonly date: string }) {
  const app = useApp()
  const user = useLiveQuery(sessionQueries(app).user())
  const organisation = useLiveQuery(siteQueries(app).organisation())
  const inOffice = useLocation().pathname.startsWith('/cpanel')
  const may = !!user && (allows(scope('guide'), user, { fields: {} }) || masqueradeOf(user) !== undefined)
  const [isShown, setShown] = useState(false)
  const isOn = may && !inOffice
  // In the office, input has today's date.
  useEffect(() => {
    const show = async (instant: Date | undefined) => {
      const clock = await wallClock(app)
      clock.simulate(instant)
      await app.queries.invalidateQueries()
    }
    void show(isOn ? new Date(date) : undefined).then(() => setShown(isOn))
    return () => void show(undefined)
  }, [app, date, isOn])
  useEffect(() => {
    if (!may) previewSite(undefined)
  }, [may])
  if (!may) return null
  const at = new Date(date)
  const tz = organisation?.tz ?? 'UTC'
  return (
    <aside className={css.bar} aria-label="You see the site as of another date" data-shown={isShown}>
      <p>
        Preview as of {dayOf(at, tz, { year: true })}, {timeOf(at, tz)}.{' '}
        {inOffice ? 'The office keeps today’s date.' : 'What you send has the real time.'}
      </p>
      <button type="button" onClick={() => previewSite(undefined)}>
        End the preview
      </button>
    </aside>
  )
}
